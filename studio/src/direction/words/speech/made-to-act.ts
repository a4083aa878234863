import { finderOfKinds, findWords } from "../lexicon/lexicon.ts";

/** "faz ela piscar", "quero que o bebê sorria", "make him smile": who is made to do what. */
const MADE = new RegExp(
  "(?:^|[,;.] |(?: e| and| then| depois) )" +
    "(?:faz|faca|fazer|quero(?: ver)?|queria(?: ver)?|gostaria|make|have|i want)(?: com)?(?: de)?(?: que)? " +
    "(ele|ela|eles|elas|him|her|them|(?:[oa]s?|uma?|the|an?|his|my|meu|minha) [a-z-]+(?: d[aeo]s? [a-z-]+)?(?: dela| dele)?)" +
    " (?:se |to )?([a-z]+)(?=$|[,.;!]| (?:e|and|n[oa]s?|em|pr[oa]|para|com|d[eoa]|at|to|on|in|with|over)(?![a-z]))",
);
/** "faz chover", "make it snow". */
const WEATHER =
  /(?<![a-z])(?:(?:faz|faca|fazer|quero que|comeca a|comece a) (?:chov[ae]r?|nev[ae]r?|vent[ae]r?|amanhec(?:er|a)|anoitec(?:er|a))|make it (?:rain|snow)|start raining)(?![a-z])/;
/** Of the film, or what a film moves by itself. */
const OF_FILM = /(?:^| )(?:fundo|background|foto|photo|imagem|image|letra|letras|logo|plano)(?: |$)/;
const PRONOUN = /^(?:el[ea]s?|him|her|them)$/;
/** Verbs whose present tense is not that of their infinitive without its end. */
const IRREGULAR: Readonly<Record<string, string>> = {
  subir: "sobe",
  rir: "ri",
  dormir: "dorme",
  cair: "cai",
};

const findDone = finderOfKinds(["act", "move"]);

/** Whether a folded text wants somebody or something to do what nothing in a photo can do. `isSeen`: whether a photo shows it. */
export function isMadeToAct(folded: string, isSeen: (text: string) => boolean): boolean {
  if (WEATHER.test(folded)) return true;
  const [, who = "", verb = ""] = MADE.exec(folded) ?? [];
  if (who === "" || /(?:ndo|ing)$/.test(verb) || isOfFilm(who)) return false;
  return (PRONOUN.test(who) || isSeen(who)) && formsOf(verb).some(isDone);
}

function isOfFilm(who: string): boolean {
  const isNamed = findWords(who).some(({ phrase }) =>
    ["film", "light", "text", "name"].includes(phrase.kind),
  );
  return isNamed || OF_FILM.test(who);
}

/** What he, she or it does, for an infinitive, a subjunctive or an English verb: "piscar", "sorria", "smile". */
function formsOf(verb: string): string[] {
  return [
    IRREGULAR[verb] ?? verb,
    verb.replace(/r$/, ""),
    verb.replace(/ir$/, "e"),
    verb.replace(/e$/, "a"),
    verb.replace(/a$/, "e"),
    verb.replace(/(?<=i)a$/, ""),
    `${verb}s`,
  ];
}

function isDone(form: string): boolean {
  const [done] = findDone(form);
  return done !== undefined && done.to === form.length;
}
