import type { ShotSize, Target } from "@curta/contract";
import { fold } from "../lexicon/fold.ts";
import { hear } from "./hear.ts";
import { finderOfKinds, findWords } from "../lexicon/lexicon.ts";

/** Stands between what two shots show. */
const JOINT = /[,;|()/]|\.(?=\s|$)| (?:e|and|then|depois|ai|ate|until) /;
const findSizes = finderOfKinds(["size"]);
const CLOSE: ReadonlySet<string> = new Set<ShotSize>(["close-up", "extreme-close-up"]);
const findThings = finderOfKinds(["thing"]);
/** What stands before a part that is looked at: "close na espuma", "detail of the hands". */
const LOOKED_AT = /(?:^|[^a-z])(?:n[oa]s?|d[oa]s?|ao?s?|em|on|of|at|to|the) $/;

const ARTICLE = "(?:[oa]s?|uma?|me[ui]s?|minhas?|the|an?|my|our|his|her|their)";
const ON = `(?:n[oa]s?|pr[oa]s?|pel[oa]s?|ao?s?|(?:on|to|at|past) ${ARTICLE}|${ARTICLE})`;
const NEXT = "(?:ai|dai|depois|entao|em seguida|por (?:fim|ultimo)|no (?:fim|final)|then|next|finally)";
const AHEAD = `(?:(?:e|and|agora|primeiro|first|so|quero|queria|vai|va|pode|camera|a camera|the camera|we|let's|${NEXT}) )`;
const HOW = "(?: (?:primeiro|depois|so|apenas|bem|agora|first|just|only|then|devagar|slowly))?";
const AT_FIRST = String.raw`^(?:[^:]*:)?\W*${AHEAD}{0,3}`;
/** "mostra a fachada", "vai do portão", "open on the guitar": the verb, and all up to what it shows. */
const SHOWN = new RegExp(
  `${AT_FIRST}(?:(?:mostr(?:a|e|ar)|revel(?:a|e|ar)|enquadr(?:a|e|ar|ando)|filma(?:r|ndo)?|ver|acompanh(?:a|e|ar|ando)|percorr(?:a|e|er|endo)|explor(?:a|e|ar|ando)|atravess(?:a|e|ar|ando)|shows?|see|reveals?|frame|follow|explore)${HOW} ${ARTICLE}|` +
    `(?:[a-z]+ ){0,3}(?:mostrando|revelando|showing|revealing) ${ARTICLE}|` +
    `(?:foc(?:a|ar|o|ando)|foque|par(?:a|e|ando)|cheg(?:a|ue|ar|ando)|entr(?:a|e|ar|ando)|fica|fique|comec(?:a|e|ar|ando)|abr(?:e|a|ir|indo)|inici(?:a|e|ar)|termin(?:a|e|ar|ando)|encerr(?:a|e|ar)|finaliz(?:a|e|ar)|fech(?:a|e|ar|ando)|naveg(?:a|ue|ando)|sobrevo(?:a|e|ando)|desliz(?:a|e|ando)|pass(?:a|e|ar|ando)|and(?:a|e|ar|ando))${HOW} (?:n[oa]s?|pel[oa]s?|sobre [oa]s?)|` +
    `(?:comec(?:a|e|ar)|abr(?:e|a|ir)|inici(?:a|e|ar)|termin(?:a|e|ar)) (?:com|focando(?: em)?) ${ARTICLE}|` +
    `(?:vai|va|volta|corta|pula|passa|passe|segue|siga|sobe|desce|anda|part(?:e|indo)|sai|saindo)${HOW} (?:pr[oa]s?|para ${ARTICLE}|ate ${ARTICLE}|ao?s?|d[oa]s?)|` +
    `(?:focus(?:es|ing)?|opens?|opening|starts?|starting|begins?|ends?|ending|land(?:s|ing)?|linger(?:s|ing)?|settles?|pauses?|stops?|hit)${HOW} (?:on|at|with|in) ${ARTICLE}|` +
    `(?:cuts?|goes|go|moves?|pans?|travels?|jumps?|fly|flies|flying)${HOW} (?:to|towards?|past|across|over) ${ARTICLE}) `,
);
/** "mostra o rosto, a mão e a foto inteira" */
const LIST = new RegExp(`${AT_FIRST}(?:mostr(?:a|e|ar|ando)|shows?|showing)\\b`);
/** "mostra a piscina, a sala e a vista": the next in a list. */
const LISTED = new RegExp(`^\\W*(?:(?:e|and) )?(?:${NEXT} )?${ON} `);
/** "close na noiva, depois no buquê": the next, whatever is ahead. */
const THEN = new RegExp(`^\\W*(?:(?:e|and) )?${NEXT} ${ON} `);
/** A name behind its article: "fachada", "tatuagem do braço", "coffee machine". */
const NAME = /^([a-z]{2,})((?: d[aeo]s?)? [a-z]{3,}(?=\W*$)| d[aeo]s? [a-z]{3,})?(?![a-z-])/;
/** "o fim", "o antes": no part of a photo. */
const NO_NAME =
  /^(?:isso|el[ae]s?|tudo|final|fim|meio|inicio|comeco|proxim[oa]s?|primeir[oa]s?|segund[oa]s?|outr[oa]s?|esquerda|direita|left|right|centro|mesm[oa]s?|que|nada|mais|melhor|ponto|antes|depois|fundo|background|story|stories|feed|reels|preto|branco|ritmo|batida|versao|orientacao|processo|resultado|end|start|beginning|middle|next|first|second|other|same|most|more|rest|resto)(?![a-z])/;
/** What stands behind a name without a verb. */
const BEHIND = /^(?: [a-z]+){0,3}\W*$/;

/** A part of the photo that a folded piece names. */
export interface PhotoPart {
  readonly from: number;
  readonly to: number;
  /** Where it surely is: the sky is at the top. */
  readonly target?: Target;
}

/**
 * Where a folded piece says to show a part of the photo, "corta pro céu", of which it says nothing else that is known; null
 * where it does not.
 *
 * @param isList whether the piece before named such a part, or began a list of what is shown
 */
export function shownPart(piece: string, isList: boolean): PhotoPart | null {
  const shown = SHOWN.exec(piece)?.[0];
  const lead = shown ?? (isList ? LISTED : THEN).exec(piece)?.[0];
  if (lead === undefined || hear(piece).said.target !== undefined) return null;
  const rest = piece.slice(lead.length);
  const name = nameAt(rest);
  if (name === null || (shown === undefined && !isListed(name, rest.slice(name.length)))) return null;
  const { target } = hear(`no ${name}`).said;
  const part = { from: lead.length, to: lead.length + name.length };
  return target === undefined ? part : { ...part, target };
}

/** The name of a thing at the beginning of a folded text; null where it is a word of films, or none of a thing. */
function nameAt(rest: string): string | null {
  const [name = "", first = ""] = NAME.exec(rest) ?? [];
  if (first === "" || NO_NAME.test(first)) return null;
  return [name, first].find(isOfThings) ?? null;
}

function isOfThings(folded: string): boolean {
  return findWords(folded).every(({ phrase }) => phrase.kind === "thing");
}

/** Whether a name without a verb is a thing of the lexicon, with little behind it. */
function isListed(name: string, behind: string): boolean {
  return findThings(name).length > 0 && BEHIND.test(behind);
}

/** Where a folded piece names a part behind a close size: "close na espuma". */
function closeUnplaced(piece: string): PhotoPart | null {
  const close = findSizes(piece).find(({ phrase }) => CLOSE.has(phrase.name));
  if (close === undefined || hear(piece).said.target !== undefined) return null;
  return (
    findThings(piece).find(({ from }) => from > close.to && LOOKED_AT.test(piece.slice(0, from))) ?? null
  );
}

/**
 * The parts of the photo that a text wants to see, and that no network finds: "close na espuma", "mostra a fachada e a piscina".
 * None where it says what else is to be seen there.
 */
export function unplacedIn(text: string): string[] {
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  let at = 0;
  let isList = false;
  let isSized = false;
  return folded.split(JOINT).flatMap((piece) => {
    at = folded.indexOf(piece, at);
    const isSizedToo = isSized && / (?:e|and) $/.test(folded.slice(0, at));
    const part = closeUnplaced(piece) ?? shownPart(piece, isList || isSizedToo);
    isList ||= part !== null || LIST.test(piece);
    isSized = findSizes(piece).length > 0;
    return part === null || part.target !== undefined ? [] : [composed.slice(at + part.from, at + part.to)];
  });
}
