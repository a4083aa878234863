import { fold } from "../words/lexicon/fold.ts";

/** Words that belong to the next one (articles, prepositions ...): no line or group should end with them. */
const LEANING = new Set(
  (
    "a o as os um uma uns umas de da do das dos em na no nas nos num numa ao aos com sem sob sobre por pela pelo " +
    "pelas pelos pra pro pras pros para entre ate desde contra e ou mas nem que se quando onde como porque " +
    "esse essa esses essas este esta estes estas isso aquele aquela desse dessa deste desta nesse nessa neste nesta cada meu minha seu sua teu tua nosso nossa " +
    "mais menos muito muita tao bem quase so nao ja todo toda qual quem la tom nenhum nenhuma algum alguma"
  ).split(" "),
);
/** Words with little meaning of their own, mostly verbs that call for attention. */
const PALE = new Set(
  (
    "eu voce ele ela nos me te lhe isto aquilo tudo nada aqui ali agora foi sao era ser ter tem vem vai ver viu " +
    "olha veja repara segura espera sente segue fica ficou faz pede chega chegou manda puxa entra sai pode parece " +
    "deixa esquece corta toma enche sobra falta manda estao outro outra favor zero puro pura ponta cima baixo lado"
  ).split(" "),
);
const COLOURS =
  /^(preto|branco|cinza|prata|grafite|chumbo|gelo|marfim|creme|bege|areia|caqui|castanho|marrom|cafe|terracota|ferrugem|caramelo|ocre|ambar|dourado|amarelo|mostarda|laranja|coral|salmao|pessego|vermelho|carmim|vinho|tijolo|rosa|magenta|lilas|roxo|indigo|azul|turquesa|verde)/;

const NOUN_GAIN = 6;
/** Words that a verb follows as often as a noun. */
const BEFORE_VERBS = new Set(
  "que se quando onde como porque nao ja so nem mais menos quem todo toda".split(" "),
);

/** True for articles, prepositions, conjunctions and the like; false where punctuation closes the word. */
export function leansOnNext(word: string): boolean {
  return !/[.,;:!?…]$/.test(word) && LEANING.has(bare(word));
}

/**
 * How important a word is: 0 for words that only join others, most for colours, otherwise more for longer words. A
 * word after an article or a preposition is taken for a noun, and nouns count more than verbs.
 */
export function weightOf(word: string, before: string | undefined): number {
  const plain = bare(word);
  if (plain.length < 2 || LEANING.has(plain)) return 0;
  if (COLOURS.test(plain)) return 100;
  if (PALE.has(plain)) return plain.length / 10;
  const isNoun = before !== undefined && leansOnNext(before) && !BEFORE_VERBS.has(bare(before));
  return plain.length + (isNoun ? NOUN_GAIN : 0);
}

/** Index of the word of a group that says most; -1 if none says much. */
export function strongestOf(words: readonly string[]): number {
  const weights = words.map((word, index) => weightOf(word, words[index - 1]));
  const most = Math.max(...weights);
  return most >= 1 ? weights.indexOf(most) : -1;
}

function bare(word: string): string {
  return fold(word).replaceAll(/[^a-z0-9]/g, "");
}
