import type { LeftOut, Target } from "@curta/contract";
import { NAMED } from "../../../nouns/mentions.ts";
import { hear } from "../shot/hear.ts";

const NOT =
  "(?:(?:nao|n|nunca|jamais|sem|evit[ae]r?|rather not)(?: (?:precisa(?: de)?|quero(?: (?:que|q))?|pode|deve|deixa|me))?|nada de|do not|don'?t|never|without|avoid)";
/** "ela não mostra o rosto": what somebody does, to be read. */
const NOT_OF_OTHERS = "(?<!\\b(?:el[ae]s?|quem|voces?|isso|eu|ninguem|tudo|she|he|it|they|you|who|i) )";
const SHOWN =
  "(?:mostr(?:a|e|ar|ando|em)|exib(?:a|e|ir)|film(?:a|e|ar|ing)?|foc(?:a|ar)|foque|focus(?:ing)?|enquadr(?:a|e|ar)|apare(?:ce|ca|cer|cam)|ver|show(?:ing)?|see(?:ing)?)";
const HIDDEN = "(?:escond(?:e|a|er)|ocult(?:a|e|ar)|hid(?:e|ing)) (?:[oa]s?|meu|minha|the|my|his|her|their)";
/** "sem o rosto", "no faces" */
const WITHOUT =
  "(?:sem|without)(?: [oa]s?| meu| my| the| any)? (?=(?:rostos?|pessoas|faces?|people)\\b)|no (?=(?:faces|people)\\b)";
/** "não foca só no copo": more is to be shown, not less. What is written is no part of the photo. */
const ONLY =
  "(?! (?:so|apenas|somente|only|just|mais)\\b)(?! (?:nenhuma? |any |no )?(?:text|legenda|letra|caption|word))";
/** Up to what else is asked for: "sem mostrar o rosto e termina no copo". */
const REST =
  "[^,;.]*?(?=$|[,;.]| (?:e|mas|and|but) (?:mostr|foc|vai|vem|zoom|close|termin|comec|depois|abr|show|focus|then|end|start))";

/** "não mostra o rosto", "sem aparecer a placa", "o rosto não aparece", "don't show the face" */
const HIDES = new RegExp(
  `\\b(?:${NOT_OF_OTHERS}${NOT} ${SHOWN}\\b${ONLY}|${HIDDEN}\\b|${WITHOUT})${REST}|(?<=^|[,;.])[^,;.]*\\bn(?:ao)? (?:(?:pode|deve|quero que|quero q) )?apare(?:ce|ca|cer)\\b(?=$|[,;.])|\\bnao deix[ae] [^,;.]*\\baparecer\\b`,
  "g",
);
const WHOSE = "(?:[oa]s?|the|me[ui]s?|minhas?|my|es[st][ea]s?|aquel[ea]s?|that)";
/** More characters are no name of a thing; a bound keeps long texts fast. */
const LONGEST_NAME = 60;
/**
 * "tira o sofá do vídeo", "nada de sofá", "deixa o sofá de fora", "leave the couch out": of what a photo can be searched for only;
 * a zoom or a text is no part of it.
 */
const REMOVED = new RegExp(
  String.raw`\b(?:(?:tir(?:a|e|ar|em)|remov(?:a|e|er)|exclu(?:a|i|ir)|ignor(?:a|e|ar)|esquec(?:a|e|er)|cut out|leave out|ignore|forget|skip|lose) ${WHOSE}\b|nada de|(?:deix(?:a|e|ar)|leave|keep|take) (?=[^,;.]{0,${LONGEST_NAME}} (?:de )?(?:fora|out)\b(?! (?:de|of) (?:foco|focus))))[^,;.!?]*?(?=$|[,;.!?]| (?:e|mas|and|but) )`,
  "g",
);
const REMOVES =
  /\b(?:tir(?:a|e|ar|em)|remov(?:a|e|er)|exclu(?:a|i|ir)|ignor(?:a|e|ar)|esquec(?:a|e|er)|ignore|forget|skip|lose|cut|leave|keep|take|nada de|deix(?:a|e|ar)|(?:de )?fora|out(?: of)?|d[oa] (?:filme|video|quadro|cena)|(?:from )?the (?:film|video|frame|shot))\b/g;
/** A thing or somebody and nothing else: who asks for a cat out of the shadow wants to see it. */
const NAME = new RegExp(`^(?:${WHOSE} )?${NAMED}$`);
/** What joins names of what is left out; what asks for it. */
const JOINT = /,| (?:e )?nem | (?:nor|and|or) | (?:e|ou) (?=(?:[oa]s?|me[ui]s?|minhas?|d[oa]s?) )/;
const ASKS = new RegExp(`(?<![a-z0-9-])(?:${NOT}(?: ${SHOWN})?|${HIDDEN}|${SHOWN})(?![a-z0-9-])`, "g");
/** "o rosto e o do meu filho": the same of somebody else. */
const OF_OTHERS = /^(?:nem )?[oa]s? d[aeo]s? /;
/** "o rosto das crianças", "any faces": of nobody in particular. */
const FACE = /\b(?:rost(?:o|os|inhos?)|car(?:a|as|inhas?)|faces?)\b/;
/** A car's: no network of ours finds it. */
const PLATE = /\bplacas? (?:d[oa]s? )?(?:me[ui] )?(?:carr|mot|caminh|veicul|onibus)/;
/** "não precisa mostrar todo mundo": who else is not said. */
const EVERYBODY =
  /\b(?:tudo|tod[oa]s? (?:o mundo|mundo|a (?:familia|turma|galera))|everything|everyone|everybody)\b/;
const NOBODY = /\b(?:ninguem|nobody|anybody|anyone)\b/;
/** Longer texts are cut here, so that parsing stays fast. */
const LONGEST_TEXT = 2_000;
/** "não mostra o rosto no começo", "até o fim": it is shown later. */
const LATER = /\b(?:ate|no comeco|no inicio|de cara|logo|ainda|antes|until|yet|at first|before)\b/;

/** A folded text without what it asks not to be shown at any time; as it is where it asks for nothing of the kind. */
export function withoutHidden(folded: string): string {
  return withoutUnshown(folded).replaceAll(REMOVED, (clause) =>
    removedIn(clause).length > 0 ? " " : clause,
  );
}

function withoutUnshown(folded: string): string {
  return folded.replaceAll(HIDES, (clause) => (LATER.test(clause) ? clause : " "));
}

/** What a clause that matches `REMOVED` leaves out; empty where a photo cannot be searched for some of it. */
function removedIn(clause: string): LeftOut[] {
  const names = namesIn(clause.replaceAll(REMOVES, " "));
  const found = names.flatMap((name) => (NAME.test(name) ? (leftOutOf(name) ?? []) : []));
  return found.length === names.length && !LATER.test(clause) ? found : [];
}

/** Whether a folded text does nothing but ask not to be shown something. */
function onlyHides(folded: string): boolean {
  return withoutHidden(folded) !== folded && !/[a-z]/.test(withoutHidden(folded));
}

/** Whether a folded text does nothing but leave out what photos can be searched for: "Sem mostrar o rosto." */
export function onlyLeavesOut(folded: string): boolean {
  return folded.length <= LONGEST_TEXT && onlyHides(folded) && !hidesUnfound(folded);
}

/** Who or what a folded text asks not to be shown at any time, without what no photo can be searched for. */
export function leftOutIn(folded: string): LeftOut[] {
  const hidden = namesHidden(folded).flatMap((name) => leftOutOf(name) ?? []);
  const text = folded.slice(0, LONGEST_TEXT).replaceAll(HIDES, " ");
  return [...hidden, ...[...text.matchAll(REMOVED)].flatMap(([clause]) => removedIn(clause))];
}

/** Whether a folded text asks not to be shown something that no photo can be searched for. */
export function hidesUnfound(folded: string): boolean {
  const names = namesHidden(folded);
  return names.length === 0
    ? withoutUnshown(folded) !== folded
    : names.some((name) => leftOutOf(name) === null);
}

function namesHidden(folded: string): string[] {
  return [...folded.slice(0, LONGEST_TEXT).matchAll(HIDES)]
    .filter(([clause]) => !LATER.test(clause))
    .flatMap(([clause]) => namesIn(clause.replaceAll(ASKS, " ")));
}

function namesIn(clause: string): string[] {
  return clause
    .split(JOINT)
    .map((name) => name.trim())
    .filter((name) => /[a-z]{2}/.test(name) && !OF_OTHERS.test(name));
}

function leftOutOf(name: string): LeftOut | null {
  if (PLATE.test(name) || EVERYBODY.test(name)) return null;
  const target: Target | undefined = hear(name).said.target;
  if (target?.kind === "thing" || (target?.kind === "person" && target.which !== 1)) return target;
  if (FACE.test(name) || target?.kind === "face") return { kind: "face" };
  const isAnybody = NOBODY.test(name) || target?.kind === "person" || target?.kind === "all";
  return isAnybody ? { kind: "person", which: 1 } : null;
}
