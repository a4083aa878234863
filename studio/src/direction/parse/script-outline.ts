import { withHeadsAsKeys } from "./mixed/markdown-heads.ts";
import { withNextTexts } from "./mixed/next-texts.ts";
import { withPartsAsLabels } from "./mixed/parts-of-film.ts";
import { unmakeScenesOfList, unmakeScenesOfText } from "./mixed/scenes-of-text.ts";
import { fold } from "../words/lexicon/fold.ts";
import { wordsWithPlace } from "./prose/asked/asked-lines.ts";
import { goesOn, headsTexts, headsVerses, isItemOfTexts, textOfItem } from "./prose/listed-texts.ts";
import { asksForNoText } from "./prose/is-readable.ts";
import { shotsInProse } from "./prose/shots/shots-in-prose.ts";
import { leftOutIn, onlyLeavesOut } from "../words/speech/hides.ts";
import { speechOf } from "../words/speech/directing.ts";
import { bareRow } from "./mixed/bare-rows.ts";
import { withForbiddenLines } from "./mixed/forbidden-lines.ts";
import { withoutLetterForm } from "./mixed/letters.ts";
import { withAnswersAlone } from "./mixed/questions.ts";
import { withTagsAsKeys } from "./mixed/tags-as-keys.ts";
import { withFieldsAsKeys } from "./mixed/yaml-lines.ts";
import { withSettingsAsKeys } from "./mixed/pairs-on-line.ts";
import { tableHeads, tableRow, type TableHeads } from "./mixed/table-rows.ts";
import type { Outline, Scene } from "./scene.ts";
import { addLineTo, isVisual, sceneOfLine } from "./scene-of-line.ts";
import { sceneOfFields } from "./json/script-json.ts";
import { addLeftOut, saysInside } from "./script-header.ts";
import { scenesOnLine } from "./scenes-on-line.ts";
import { readLine, takeKey, type Line } from "./script-line.ts";
import { linesOf, takeQuotes, withDictatedSigns } from "./script-text.ts";
import { type PlacedLine, takeHeader } from "./take-header.ts";

const NOTE = /^(?:notas?|obs|observacao|observacoes|note|comentario) ?:/;
/** Notes to who makes the film: "obs: sem zoom". */
const REMARKED = /^obs(?:ervac(?:ao|oes))? ?:/;
const COMMENT = /^\s*(?:\/\/|<!--)/;
const RULE = /^(?:```.*|[\s|:=~*_-]+)$/;
/** "última tela: Oi", above no scene: words for a place in the film, and no scene of their own. */
const LATER_SCREEN =
  /(?<!\d ?)\b(?:ultim[ao]|last|final|(?:segund|terceir|quart|quint|proxim)[oa]|second|third|next)\b ?(?:[a-z]+ ?)?:/;
/** "5 motivos para visitar Gramado", above a list: what the film is called. */
const LIST_HEAD =
  /^\W*\d{1,2} (?:motivos?|razoes|dicas?|coisas|passos|erros|jeitos|formas|curiosidades|lugares|sinais|segredos|reasons|things|tips|ways|steps|mistakes|signs|places|facts) /;
const CITED = /^\s*> ?\p{L}/u;
/** Hashtags belong to the post, not to the film. */
const HASHTAGS = /^(?:[#@][\p{L}\p{N}_]+\s*)+$/u;
/** A number alone on a line: the counter of a subtitle. */
const COUNTER = /^\d{1,4}$/;
/** Longer rows of tables, and lines that leave something out, are cut here, so that parsing stays fast. */
const LONGEST_ROW = 5_000;
/** So many sentences behind a key on its line are looked at, so that parsing stays fast. */
const MOST_BEHIND_KEY = 20;
/** More lines than any film has shots; later lines are ignored. */
const MOST_LINES = 20_000;

/** Each gives keys to lines that have theirs in another form, or none; later ones build on earlier ones. */
const REWRITES = [
  withoutLetterForm,
  withForbiddenLines,
  withAnswersAlone,
  withTagsAsKeys,
  withHeadsAsKeys,
  withPartsAsLabels,
  withSettingsAsKeys,
  withFieldsAsKeys,
  withNextTexts,
] as const;

/** Parses a script into header, scenes, notes and the rest. Time is linear in the text's length. */
export function outline(text: string): Outline {
  const reader = createReader();
  const lines = linesOf(withDictatedSigns(text)).slice(0, MOST_LINES);
  const keyed = REWRITES.reduce<readonly string[]>((written, rewrite) => rewrite(written), lines);
  for (const [at, raw] of keyed.entries()) reader.take(raw, at);
  unmakeScenesOfText(reader.outline);
  unmakeScenesOfList(reader.outline);
  return reader.outline;
}

interface Reader {
  readonly outline: Outline;
  readonly take: (raw: string, at: number) => void;
}

function createReader(): Reader {
  const result: Outline = { header: { line: {} }, scenes: [], notes: [], prose: [], warnings: [] };
  let afterBlank = true;
  let heads: TableHeads | null = null;
  let below: "head" | "lines" | "list" | null = null;
  let areVerses = false;
  let above = "";
  const takeText = (raw: string, at: number): void => {
    const item = below === null ? null : textOfItem(raw, below === "list", areVerses || goesOn(above, raw));
    above = item === null ? "" : raw;
    const head = item === null && result.scenes.length === 0 ? headsTexts(raw) : null;
    areVerses = head === null ? areVerses && item !== null : headsVerses(raw);
    if (head !== null) below = "head";
    else if (item === null) below = null;
    else if (below !== "list") below = isItemOfTexts(raw) ? "list" : "lines";
    if (head === "key") return;
    if (head === "request") {
      result.prose.push({ text: raw.replace(/:[\s*_]*$/, "."), line: at });
      return;
    }
    for (const line of item === null ? scenesOnLine(raw) : [item])
      takeLine({ ...readLine(line), at }, result, afterBlank);
  };
  const take = (raw: string, at: number): void => {
    const text = raw.trim();
    const isRule = text !== "" && RULE.test(text.slice(0, 100));
    const cut = text.slice(0, LONGEST_ROW);
    const row = isRule ? null : heads === null ? bareRow(cut) : tableRow(cut, heads);
    if (row !== null) {
      result.scenes.push(sceneOfFields(row, { from: at, to: at }));
      return;
    }
    if (!isRule) heads = tableHeads(cut);
    // Texts without marks of a list end at a blank line.
    if (text === "" && below === "lines") below = null;
    if (text === "" || isRule || COUNTER.test(text) || heads !== null) {
      afterBlank = true;
      return;
    }
    const open = result.scenes.at(-1);
    if (HASHTAGS.test(text)) result.notes.push(text);
    else if (open !== undefined && asksForNoText(text.slice(0, 40))) open.caption ??= null;
    else if (saysInside(fold(text.slice(0, 100)))) result.header.insideKeyImage = true;
    else if (below === null && open?.spoken !== true && onlyLeavesOut(fold(text.slice(0, LONGEST_ROW))))
      addLeftOut(result.header, leftOutIn(fold(text)));
    else if (!takeNote(raw, result, at)) takeText(raw, at);
    afterBlank = false;
  };
  return { outline: result, take };
}

function takeNote(raw: string, { scenes, notes, prose }: Outline, at: number): boolean {
  const text = raw.trim();
  if (!COMMENT.test(text) && !NOTE.test(fold(text.slice(0, 20)))) return false;
  const note = COMMENT.test(text) ? text : text.slice(text.indexOf(":") + 1).trim();
  if (scenes.length === 0 && REMARKED.test(fold(text.slice(0, 20))) && speechOf(note) === "directs") {
    prose.push({ text: note, line: at });
    return true;
  }
  notes.push(note.startsWith('"') ? (takeQuotes(note).quoted[0] ?? "") : note);
  return true;
}

function takeLine(line: PlacedLine, outlined: Outline, afterBlank: boolean): void {
  const { scenes, prose, warnings } = outlined;
  const open = scenes.at(-1);
  if (line.key === "ignored") {
    const rest = behindIgnored(line.value);
    if (rest !== null) takeLine({ ...readLine(rest), at: line.at }, outlined, afterBlank);
    return;
  }
  if (line.key !== null && !line.label && open !== undefined) {
    addLineTo(open, line);
    return;
  }
  if (open === undefined && line.quoted.length === 0 && takeHeader(line, outlined)) return;
  if (opensScene(line, open)) {
    if (open === undefined && line.numbered) takeListHead(outlined);
    const scene = sceneOfLine(line, warnings, scenes.length + 1);
    if (isOfList(line, scenes[0])) scene.caption ??= line.text;
    scenes.push(scene);
    return;
  }
  const belongs =
    open !== undefined &&
    wordsWithPlace(line.raw) === null &&
    (isBare(open) ? !afterBlank : line.quoted.length > 0 || (line.bullet && isVisual(line)));
  const shots = open === undefined || belongs ? [] : shotsOf(line);
  if (belongs) addLineTo(open, line);
  else if (shots.length > 0) scenes.push(...shots);
  else if (open !== undefined && open.caption === undefined && CITED.test(line.raw)) addCited(open, line);
  else prose.push({ text: line.raw.trim(), line: line.at });
}

/** "Tom: alegre. A câmera sobe. Frase final: Oi": what begins another subject behind the sentence of the key; null if nothing does. */
function behindIgnored(value: string): string | null {
  const [, ...sentences] = value.split(/(?<=\p{L}\.) +(?=\p{Lu})/u).slice(0, MOST_BEHIND_KEY);
  const other = sentences.findIndex(
    (each) => speechOf(each) === "directs" || takeKey(each).key === "caption",
  );
  return other < 0 ? null : sentences.slice(other).join(" ");
}

/** "> Café é opcional.", below a scene: what is to be read there, as a language model marks it. */
function addCited(scene: Scene, { text, at }: PlacedLine): void {
  scene.caption = text;
  if (scene.lines !== null) scene.lines = { from: scene.lines.from, to: at };
}

/** Scenes of a line that has no mark of a scene but gives directions. */
function shotsOf({ raw, quoted, at }: PlacedLine): Scene[] {
  const shots = shotsInProse(raw, { from: at, to: at });
  const [first] = shots;
  if (first === undefined || speechOf(raw) !== "directs") return [];
  if (quoted[0] !== undefined) first.caption = quoted[0];
  return shots;
}

function opensScene(line: Line, open: Scene | undefined): boolean {
  if (line.key !== null && !line.label) return false;
  if (open === undefined && LATER_SCREEN.test(line.opening)) return false;
  // A sentence that says how long its shot is directs the film (see directedProse), unless it follows a scene.
  if (line.marked || (line.times !== null && open !== undefined)) return true;
  return open === undefined ? line.bullet && isVisual(line) : isNextShot(line, open);
}

/**
 * Whether a line without times begins a new shot: the next item of a list, or a line with size and move below a
 * complete scene.
 */
function isNextShot({ said, bullet }: Line, open: Scene): boolean {
  const isItem = bullet && open.listed === true;
  if (isItem && said.size !== undefined && open.size !== undefined) return true;
  // Its words were said: what the next item shows is another shot.
  if (isItem && typeof open.caption === "string" && (said.size ?? said.move) !== undefined) return true;
  const isWhole = open.size !== undefined && open.move !== undefined && open.to !== undefined;
  return isWhole && !bullet && said.size !== undefined && said.move !== undefined;
}

/** The line above a list that says what the list is of is read ahead of it. */
function takeListHead({ scenes, prose }: Outline): void {
  const head = prose.at(-1);
  if (head === undefined || !LIST_HEAD.test(fold(head.text)) || speechOf(head.text) !== "says") return;
  prose.pop();
  const lines = head.line === null ? null : { from: head.line, to: head.line };
  const title = head.text.replaceAll(/^[\s#*_]+|[\s*_]+$/g, "");
  scenes.push({ effects: [], prose: title, caption: title, lines });
}

/** "1. água", below "3 dicas pra sua pele". */
function isOfList(line: Line, first: Scene | undefined): boolean {
  return line.numbered && first !== undefined && LIST_HEAD.test(fold(first.prose)) && !isOfFilm(line);
}

function isOfFilm(line: Line): boolean {
  return isVisual(line) || speechOf(line.text) === "directs";
}

function isBare(scene: Scene): boolean {
  return (
    scene.size === undefined && scene.move === undefined && scene.caption === undefined && scene.prose === ""
  );
}
