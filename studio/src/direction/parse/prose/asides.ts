import { findWords } from "../../words/lexicon/lexicon.ts";
import { fold } from "../../words/lexicon/fold.ts";
import type { Sentence } from "./sentences.ts";

/** To who makes the film: "oi, tudo bem?" */
const GREETING =
  /^\W*(?:oi+e?|ola|opa|e ?ai|hey|hi|hello)?(?:,? (?:gente|pessoal|amig[oa]s?|there))?,? ?(?:td|tudo|tdo) (?:bem|bom|certo|joia)(?: com (?:vc|vcs|voces?))?\W*$|^\W*(?:oi+e?,? )?(?:bom dia+|boa (?:tarde|noite))(?:,? (?:gente|pessoal|equipe|a todos))?\W*$|^\W*(?:oi+e?|ola|opa|hey|hi|hello)(?:,? (?:gente|pessoal|there))?\W*$/;
/** "Sou professora e quero usar na reunião de pais." */
const WHO_ASKS = /^\W*(?:eu )?(?:sou|tenho uma?|trabalho) .*\b(?:quero|queria|gostaria|preciso)\b/;
/** "mano é o seguinte", "segue como eu pensei:": what comes below is meant. */
const LEADS_ON =
  /^\W*(?:[a-z]+,? )?(?:(?:e|eh) o seguinte|(?:segue|seria|e|eh|fica) (?:como eu|assim|o que eu)(?: [a-z]+){0,3})\W*$/;
/** What the photo is of: "foto da minha avó". */
const OF_PHOTO =
  /^\W*(?:(?:(?:e|eh) uma |essa |esta )?(?:foto|fotografia|imagem|retrato)(?: (?:e|eh))? (?:d[aeo]s?|com)|(?:a |this is a )?(?:photo|picture) of) /;
/** "O cachorro da foto é o Thor": who is in it. */
const IN_PHOTO = /^\W*[^,.]{0,40}(?<![a-z])(?:d|n)?(?:a|essa|esta) foto (?:e|eh|sou|sao|esta|ta|foi) /;
/** "é do meu gatinho que partiu": whose photo it is. */
const WHOSE = /^\W*(?:(?:e|eh|isso e|essa e|esse e) )(?:d[oa]s? )?(?:meus?|minhas?|noss[oa]s?) .* que /;
/** "Silêncio, apenas um violoncelo distante." */
const OF_SOUND =
  /(?<![a-z])(?:piano|violao|violino|violoncelo|sanfona|flauta|guitarra|acordeao|tambor(?:es)?|sinos?|passaros|ondas|chuva|guitar|violin|cello|drums|bells|birds) (?:bem )?(?:distantes?|ao (?:fundo|longe)|baixinh[oa]|in the distance|in the background)\W*$/;
/** "Reggae de boa, bro", "silêncio quase total": what is heard. */
const OF_MUSIC =
  /^\W*(?:(?:reggae|funk|trap|lo-?fi|samba|pagode|sertanejo|forro|piseiro|mpb|rock|jazz|bossa(?: nova)?|techno|house|pop)(?: (?:de|bem|bem de|suave|leve|calm[oa]|pesado|baixinho|raiz|antigo|gostoso)(?: [a-z]+)?)?(?:,? (?:bro|mano|po|please))?|silencio(?: quase)? (?:total|absoluto|completo))\W*$/;
/** "bjs da vó" */
const BYE = /^\W*(?:bjs?|bjos|beij(?:o|inho)s?|abs|abracos?)(?: (?:d[aeo]|pra)s? [a-z ]{1,30})?\W*$/;
/** "oi Léo, é a tia Cida" */
const WHO_WRITES =
  /^\W*(?:oi+e?|ola|opa|bom dia|boa tarde|boa noite)(?:,? [a-z]{2,20})?,? (?:aqui )?(?:e|eh) (?:[oa] )?[a-z]{2,20}(?: [a-z]{2,20}){0,2}\W*$/;
/** "obrigada, Deus abençoe" */
const THANKS =
  /^\W*(?:muito |mt |desde ja )?(?:agradec(?:o|emos)|obrigad(?:[oa]|inh[oa]|ao)|brigad[oa]|valeu|vlw|grat[oa]|thanks|thank you|thx)(?:,? (?:desde ja|viu|gente|amig[oa]s?|pela ajuda|por tudo|demais|mesmo|(?:que )?deus (?:te |vos |lhe )?abencoe|bjs?|beijos?|abracos?|in advance|so much))*\W*$/;

/** "Queria que a câmera chegasse devagar": who makes the film is told of the photo, in whole sentences. */
const WISH =
  /(?<![a-z])(?:queria|gostaria|pensei (?:em|que|n?um|n?uma|n[oa])|imagin(?:o|ei)|o que eu (?:quero|imagino|queria|pensei)|(?:quero|queremos) (?:algo|nada|um clima|uma coisa|um video|so um)|se (?:der(?: (?:pra|para)|(?=,|\W*$))|desse|puder|possivel|for possivel)|na verdade|prefiro|acho que|what i'd (?:love|like)|i'd (?:like|love)|if possible|i imagine|i'm thinking|i was thinking)(?![a-z])/;
/** The same, whatever else the sentence says. */
const SURELY_WISH =
  /(?<![a-z])(?:seria possivel|sonho (?:e|era|seria|sempre foi) (?:ver|ter) (?:ess[ae]|est[ae]|minha|a|um|o) (?:foto|video|filme|imagem)|(?:queria|gostaria) que (?:quem|o povo|as pessoas|o pessoal) (?:visse|sentisse|percebesse)|would it be possible)(?![a-z])/;

/** "Luz quente de manhã." */
export function isOfLight(text: string): boolean {
  const [first] = findWords(fold(text));
  return first?.from === 0 && first.phrase.kind === "light";
}

/** Whether a sentence beside directions is for nobody who sees the film. */
export function isAside(text: string): boolean {
  const folded = fold(text);
  return (
    isOfLight(text) ||
    [
      THANKS,
      BYE,
      LEADS_ON,
      GREETING,
      WHO_WRITES,
      OF_PHOTO,
      IN_PHOTO,
      WHO_ASKS,
      WHOSE,
      OF_SOUND,
      OF_MUSIC,
    ].some((pattern) => pattern.test(folded))
  );
}

/** Whether a sentence says how somebody would like the film: what stands beside it on its line is told to who makes it. */
export function isWish({ key, speech, text }: Pick<Sentence, "key" | "speech" | "text">): boolean {
  const folded = fold(text);
  return key === null && (SURELY_WISH.test(folded) || (speech !== "says" && WISH.test(folded)));
}
