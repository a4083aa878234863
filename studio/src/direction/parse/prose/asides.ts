import { findWords } from "../../words/lexicon/lexicon.ts";
import { fold } from "../../words/lexicon/fold.ts";

/** To who makes the film: "oi, tudo bem?" */
const GREETING =
  /^\W*(?:oi+e?|ola|opa|e ?ai|hey|hi|hello)?(?:,? (?:gente|pessoal|amig[oa]s?|there))?,? ?(?:td|tudo|tdo) (?:bem|bom|certo|joia)(?: com (?:vc|vcs|voces?))?\W*$|^\W*(?:oi+e?|ola|opa|hey|hi|hello)(?:,? (?:gente|pessoal|there))?\W*$/;
/** "Sou professora e quero usar na reunião de pais." */
const WHO_ASKS = /^\W*(?:eu )?(?:sou|tenho uma?|trabalho) .*\b(?:quero|queria|gostaria|preciso)\b/;
/** What the photo is of: "foto da minha avó". */
const OF_PHOTO =
  /^\W*(?:(?:essa |esta )?(?:foto|fotografia|imagem|retrato)(?: (?:e|eh))? (?:d[aeo]s?|com)|(?:a |this is a )?(?:photo|picture) of) /;
/** "obrigada, Deus abençoe" */
const THANKS =
  /^\W*(?:muito |mt |desde ja )?(?:agradec(?:o|emos)|obrigad(?:[oa]|inh[oa]|ao)|brigad[oa]|valeu|vlw|grat[oa]|thanks|thank you|thx)(?:,? (?:desde ja|viu|gente|amig[oa]s?|pela ajuda|por tudo|demais|mesmo|(?:que )?deus (?:te |vos |lhe )?abencoe|bjs?|beijos?|abracos?|in advance|so much))*\W*$/;

/** "Luz quente de manhã." */
export function isOfLight(text: string): boolean {
  const [first] = findWords(fold(text));
  return first?.from === 0 && first.phrase.kind === "light";
}

/** Whether a sentence beside directions is for nobody who sees the film. */
export function isAside(text: string): boolean {
  const folded = fold(text);
  return isOfLight(text) || [THANKS, GREETING, OF_PHOTO, WHO_ASKS].some((pattern) => pattern.test(folded));
}
