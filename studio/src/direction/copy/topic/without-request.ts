/** Words that ask for a film, before what it is to be about: "Faz um vídeo do meu cachorro", "a video about our bakery". */
const REQUEST = new RegExp(
  String.raw`^(?:por favor,? |please,? )?(?:` +
    // With a verb, any word for a film; "Filme de terror na praça" alone is what the film is about.
    String.raw`(?:eu )?(?:(?:quero|queria|gostaria de|preciso de|preciso|pode|me) )*(?:faz(?:er)?|fa[çc]a|cri(?:a|e|ar)|ger(?:a|e|ar)|mont(?:a|e|ar)|quero|queria|preciso de) (?:um |uma |o |a )?(?:v[íi]deo|videozinho|filme|filminho|curta|reels?|shorts?|clipe?|stor(?:y|ies)|anima[çc][ãa]o)` +
    String.raw`|(?:i want |i need |please )?(?:make|create|generate) (?:me )?(?:an? )?(?:short )?(?:video|film|reel|clip)` +
    String.raw`|(?:um )?v[íi]deo(?= sobre )|an? (?:short )?(?:video|film)(?= about )` +
    String.raw`)(?: (?:curto|curtinho|bonito|legal|r[áa]pido|simples|short))*(?: (?:sobre|about|of|on|d[eoa]s?|mostrando|divulgando|showing) |: ?)`,
  "iu",
);
/** The same, of the words that are to be read: "Coloca o nome Bar do Zé". */
const WRITE =
  /(^|, )(?:coloque|coloca|p[õo]e|ponha|bota|escreva|escreve) (?:o nome|a frase|o texto|escrito|a legenda)(?: (?:d[oa]|que diz))?:? /giu;

/** A topic without the words that ask for a film about it: nobody wants to read those in the film. */
export function withoutRequest(topic: string): string {
  const [asked = ""] = REQUEST.exec(topic) ?? [];
  const rest = topic.slice(asked.length).replaceAll(WRITE, "$1").trim();
  if (rest === "") return topic;
  return rest === topic ? topic : withoutRequest(rest);
}
