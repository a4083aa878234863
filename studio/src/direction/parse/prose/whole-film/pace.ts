import { findShotWords } from "../../../words/lexicon/lexicon.ts";

/** How fast all of a film is, or a part of it. */
export type Pace = "slow" | "fast";

const SLOW =
  /(?:devagar(?:inho|zinho)?|lent[oa]s?|lentamente|calm[oa]s?|suaves?|quiet[oa]s?|tranquil[oa]s?|slow(?:ly)?|calm(?:ly)?|quiet(?:ly)?|gentl[ey]|softly)/
    .source;
const FAST =
  /(?:rapid[oa]s?|rapidinho|acelerad[oa]s?|agitad[oa]s?|animad[oa]s?|frenetic[oa]s?|intens[oa]s?|fast|quick|wild|crazy|hectic|energetic|upbeat)/
    .source;
const HOW =
  /(?:(?:bem|mais|muito|super|meio|mais ou menos|really|very|more|all|o?ritmo|the pace|tudo|quase parando,?) )*/
    .source;
const AND = /(?:,? ?(?:e|and|mas|but|then|ai|dai|depois|ate|until)?(?: (?:depois|then|ai|dai))? )/.source;
const BEGINS =
  /(?:comec|abr|inici|start|begin|open)(?:a|e|o|ar|ando|ing|s)?(?: off| out)?(?: (?:num|em|com|com um|in|at|with) (?:um )?)?(?:ritmo)?/
    .source;
const ENDS =
  /(?:(?:vai )?(?:acab|termin|fech|finaliz|fic|end|finish|get|go|be)(?:a|e|ando|ar|ing|s|es|comes?)?(?: (?:num|em|com|com um|in|at|with) (?:um )?)?(?:ritmo)?)/
    .source;
const GROWS =
  /(?:(?:vai |va |ir |to )?(?:aceler(?:a|e|ando|ar)|anim(?:a|e|ando|ar)|speed(?:s|ing)? up|build(?:s|ing)? up|pick(?:s|ing)? up)(?: o ritmo| the pace)?)/
    .source;
const AT_FIRST =
  /(?:n[oa] (?:comeco|comecinho|inicio|abertura)|de inicio|at (?:the )?(?:start|beginning|first))/.source;
const AT_LAST =
  /(?:(?:perto d|mais n|la n|n)[oa] (?:final|finalzinho|fim)|(?:near|towards?|at|in|by) the (?:very )?end)/
    .source;
/** "zoom rápido no final" is a shot. */
const ALONE = /(?<=^|[,;.:] ?| e | and | mas | but |ritmo )/.source;
const FINAL_PART = /(?:o (?:final|finalzinho|fim)|the (?:end|ending))/.source;

const FIRST = { slow: "devagar no comeco", fast: "cortes rapidos no comeco" } as const;
const LAST = { slow: "devagar no fim", fast: "cortes rapidos no fim" } as const;

/** How a film changes its pace, in the words for each of its parts that shots are parsed from. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  // "começa calmo e termina agitado", "build up slowly and then go crazy"
  [
    new RegExp(`\\b${BEGINS} ?${HOW}${SLOW}${AND}(?:${ENDS} ?${HOW}${FAST}|${GROWS})(?: ${AT_LAST})?`),
    `${FIRST.slow}, ${LAST.fast}`,
  ],
  [
    new RegExp(
      `\\b${BEGINS} ?${HOW}${FAST}${AND}(?:${ENDS} ?${HOW}${SLOW}|(?:vai )?(?:desaceler|acalm)(?:a|ando|ar)|slow(?:s|ing)? down)(?: ${AT_LAST})?`,
    ),
    `${FIRST.fast}, ${LAST.slow}`,
  ],
  [
    new RegExp(
      `\\b(?:build(?:s|ing)? up ${SLOW}${AND}(?:${ENDS} )?${HOW}${FAST}|(?:constr(?:ua|oi|uir)|cri(?:a|e|ar)|aument(?:a|e|ar)) (?:a )?tensao ate ${FINAL_PART}|build(?:s|ing)? (?:the )?tension)`,
    ),
    `${FIRST.slow}, ${LAST.fast}`,
  ],
  // "começa calmo no mar": of its beginning, and no style.
  [new RegExp(`\\b(${BEGINS} ?)${HOW}${SLOW}(?= (?:n[oa]s?|com|on|with) )`), "$1devagar"],
  // "calmo no final", "deixa o finalzinho mais lento", "speed it up near the end"
  [new RegExp(`${ALONE}(?:ritmo )?${HOW}${FAST} ${AT_FIRST}`), FIRST.fast],
  [new RegExp(`${ALONE}(?:ritmo )?${HOW}${SLOW} ${AT_FIRST}`), FIRST.slow],
  [
    new RegExp(
      `${ALONE}(?:ritmo )?${HOW}${FAST} ${AT_LAST}|\\b(?:aceler(?:a|e|ar)(?: (?:o ritmo|tudo|mais|um pouc[a-z]+))?|speed (?:it |things )?up) ${AT_LAST}|\\b(?:deix[ae]|faz|faca|make|keep|quero|queria) ${FINAL_PART} ${HOW}${FAST}`,
    ),
    LAST.fast,
  ],
  [
    new RegExp(
      `${ALONE}(?:ritmo )?${HOW}${SLOW} ${AT_LAST}|\\b(?:desaceler(?:a|e|ar)|slow (?:it |things )?down) ${AT_LAST}|\\b(?:deix[ae]|faz|faca|make|keep|quero|queria) ${FINAL_PART} ${HOW}${SLOW}`,
    ),
    LAST.slow,
  ],
];

/** A folded sentence in which a change of pace is said for each part of the film: "rápido no começo, devagar no fim". */
export function withPaceOfParts(folded: string): string {
  return PARTS.reduce((text, [change, parts]) => text.replace(change, ` ${parts} `), folded).trim();
}

const TOO_FAST =
  /(?:(?:ficou|ta|esta|tava|estava|foi|achei|ainda|passou|saiu|way|it's|its|was|is) .{0,14}?(?:rapid[oa]|corrid[oa]|acelerad[oa]|agitad[oa]|rushed|hectic)|(?:rapid[oa]|corrid[oa]|acelerad[oa]|agitad[oa]) demais|too (?:fast|quick|rushed|hectic))/
    .source;
const TOO_SLOW =
  /(?:(?:ficou|ta|esta|tava|estava|foi|achei|ainda|saiu) .{0,14}?(?:lent[oa]|parad[oa]|devagar|arrastad[oa])|(?:lent[oa]|parad[oa]|arrastad[oa]) demais|too (?:slow|boring)|(?:ta dando|da|dando) sono)/
    .source;
const WISHED =
  /(?:(?:eu )?(?:quero|queria|prefiro|preferia|gostaria|pode ser|podia ser|faz|faca|deixa|deixe|i want|i'd like|make|keep) (?:it |ele |um |tudo )?)/
    .source;

const SLOW_FILM = new RegExp(
  `\\b(?:(?:sem|menos|nada de) (?:muita )?(?:pressa|correria)|nao (?:precisa|tem que|e pra) correr|(?:don'?t|do not) (?:rush|hurry)|no rush|take (?:your|its) time|nothing too fast|nada (?:muito |tao |de )?(?:rapido|agitado|corrido|acelerado)|${TOO_FAST}|(?:diminu|baix|reduz|segur)[a-z]* (?:o ritmo|a velocidade)|slow (?:it |this |things )?down|desaceler[ae]|${WISHED}(?:mais |bem |muito )(?:devagar|lent[oa]|calm[oa]|pausad[oa])|(?:but|so que|so q|mas|only) (?:slower|mais (?:devagar|lento))|slower|unhurried|bem (?:pausado|de mansinho)|let it breathe|deixa respirar|camera (?:bem|super|muito) lenta|velocidade:? lenta|nothing fast|(?:a )?(?:nice |bem )?(?:slow move(?:ment)?|movimento (?:bem )?lento)|ritmo arrastado|tudo arrastado)(?![a-z])`,
);
const FAST_FILM = new RegExp(
  `\\b(?:${TOO_SLOW}|(?:aument|sub)[a-z]* (?:o ritmo|a velocidade)|aceler[ae](?= (?:isso|tudo|o video|um pouc|mais)|\\W*$)|speed (?:it|this|everything) up|pick up the pace|${WISHED}(?:bem )?mais (?:rapid[oa]|agil|agitad[oa]|animad[oa]|dinamic[oa])|faster|(?:up|keep|raise) the energy|high[- ]energy|punchy|sem enrolacao|menos enrolacao)(?![a-z])`,
);
/** Of one shot, and not of the film. */
const OF_A_SHOT: ReadonlySet<string> = new Set(["size", "move", "place"]);
const OF_A_PART =
  /\b(?:refrao|chorus|drop|quando|when|na hora|no meio|no (?:comeco|inicio|fim|final)|at the|toward|near)\b/;
const CLAUSE = /[,;.!?]+| (?:e|and) /;

/** What folded sentences say of the pace of all of the film; null if nothing. The last one counts. */
export function paceOf(sentences: readonly string[]): Pace | null {
  const clauses = sentences.flatMap((text) => text.split(CLAUSE)).filter((clause) => !isOfPart(clause));
  return clauses.map(paceIn).findLast((pace) => pace !== null) ?? null;
}

function paceIn(clause: string): Pace | null {
  if (SLOW_FILM.test(clause)) return "slow";
  return FAST_FILM.test(clause) ? "fast" : null;
}

function isOfPart(clause: string): boolean {
  return OF_A_PART.test(clause) || findShotWords(clause).some(({ phrase }) => OF_A_SHOT.has(phrase.kind));
}
