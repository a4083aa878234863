import { withHeadsAsKeys } from "./mixed/markdown-heads.ts";
import { unmakeScenesOfText } from "./mixed/scenes-of-text.ts";
import { fold } from "../words/lexicon/fold.ts";
import { wordsWithPlace } from "./prose/asked/asked-lines.ts";
import { headsTexts, isItemOfTexts, textOfItem } from "./prose/listed-texts.ts";
import { asksForNoText } from "./prose/is-readable.ts";
import { shotsInProse } from "./prose/shots-in-prose.ts";
import { shortened } from "../words/shortened.ts";
import { unplacedIn } from "../words/shot/unplaced.ts";
import { leftOutIn, onlyLeavesOut } from "../words/speech/hides.ts";
import { lexiconScore, speechOf, unfilmable } from "../words/speech/directing.ts";
import { wordsBesideBrackets } from "./words-beside.ts";
import { bareRow } from "./mixed/bare-rows.ts";
import { tableHeads, tableRow, type TableHeads } from "./mixed/table-rows.ts";
import type { Outline, Remark, Scene } from "./scene.ts";
import { sceneOfFields } from "./script-json.ts";
import { addLeftOut, saysInside } from "./script-header.ts";
import { scenesOnLine } from "./scenes-on-line.ts";
import { COUNTED, readLine, takeKey, type Line } from "./script-line.ts";
import { linesOf, takeQuotes, withDictatedSigns } from "./script-text.ts";
import { type PlacedLine, takeHeader } from "./take-header.ts";
import { REMARKS } from "@curta/contract/remarks";

const NOTE = /^(?:notas?|obs|observacao|observacoes|note|comentario) ?:/;
/** Notes to who makes the film: "obs: sem zoom". */
const REMARKED = /^obs(?:ervac(?:ao|oes))? ?:/;
const COMMENT = /^\s*(?:\/\/|<!--)/;
const RULE = /^(?:```.*|[\s|:=~*_-]+)$/;
/** Labels whose text is a caption unless it gives directions. */
const SPOKEN = /\b(?:gancho|hook|cta|telas?|slide|card|screen|lamina|ultim[ao](?= ?:))\b/;
/** "última tela: Oi", above no scene: words for a place in the film, and no scene of their own. */
const LATER_SCREEN =
  /\b(?:ultim[ao]|last|final|(?:segund|terceir|quart|quint|proxim)[oa]|second|third|next) ?(?:[a-z]+ ?)?:/;
/** "5 motivos para visitar Gramado", above a list: what the film is called. */
const LIST_HEAD =
  /^\W*\d{1,2} (?:motivos?|razoes|dicas?|coisas|passos|erros|jeitos|formas|curiosidades|lugares|sinais|segredos|reasons|things|tips|ways|steps|mistakes|signs|places|facts) /;
const SCENE_LABEL = new RegExp(String.raw`\b${COUNTED}`);
/** Labels whose text may be one. */
const HEADING =
  /\b(?:desenvolvimento|corpo|body|meio|problema|solucao|oferta|conclusao|encerramento|fechamento)\b/;
const CITED = /^\s*> ?\p{L}/u;
/** Hashtags belong to the post, not to the film. */
const HASHTAGS = /^(?:[#@][\p{L}\p{N}_]+\s*)+$/u;
/** A number alone on a line: the counter of a subtitle. */
const COUNTER = /^\d{1,4}$/;
/** "8 a 12s: tudo", "8 a 12s tudo, com o texto ..." */
const ALL = /^(?:tudo|everything)(?:\W*$|, )/i;
const BRACKET_BEHIND = /\s*[([].*$/;
/** Longer rows of tables, and lines that leave something out, are cut here, so that parsing stays fast. */
const LONGEST_ROW = 5_000;
/** More lines than any film has shots; later lines are ignored. */
const MOST_LINES = 20_000;

/** Parses a script into header, scenes, notes and the rest. Time is linear in the text's length. */
export function outline(text: string): Outline {
  const reader = createReader();
  const lines = linesOf(withDictatedSigns(text)).slice(0, MOST_LINES);
  for (const [at, raw] of withHeadsAsKeys(lines).entries()) reader.take(raw, at);
  unmakeScenesOfText(reader.outline);
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
  const takeText = (raw: string, at: number): void => {
    const item = below === null ? null : textOfItem(raw, below === "list");
    const head = item === null && result.scenes.length === 0 ? headsTexts(raw) : null;
    if (head !== null) below = "head";
    else if (item === null) below = null;
    else if (below !== "list") below = isItemOfTexts(raw) ? "list" : "lines";
    if (head === "key") return;
    if (head === "request") {
      result.prose.push({ text: raw.replace(/:\s*$/, "."), line: at });
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
    else if (open?.spoken !== true && onlyLeavesOut(fold(text.slice(0, LONGEST_ROW))))
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
    addDetail(open, line);
    return;
  }
  if (open === undefined && line.quoted.length === 0 && takeHeader(line, outlined)) return;
  if (opensScene(line, open)) {
    if (open === undefined && line.numbered) takeListHead(outlined);
    const scene = sceneOf(line, warnings, scenes.length + 1);
    if (isOfList(line, scenes[0])) scene.caption ??= line.text;
    scenes.push(scene);
    return;
  }
  const belongs =
    open !== undefined &&
    wordsWithPlace(line.raw) === null &&
    (isBare(open) ? !afterBlank : line.quoted.length > 0 || (line.bullet && isVisual(line)));
  const shots = open === undefined || belongs ? [] : shotsOf(line);
  if (belongs) addDetail(open, line);
  else if (shots.length > 0) scenes.push(...shots);
  else if (open !== undefined && open.caption === undefined && CITED.test(line.raw)) addCited(open, line);
  else prose.push({ text: line.raw.trim(), line: line.at });
}

/** "Tom: alegre. A câmera sobe. Frase final: Oi": what comes behind the sentence of the key; null if it is of the same. */
function behindIgnored(value: string): string | null {
  const [, ...sentences] = value.split(/(?<=\p{L}\.) +(?=\p{Lu})/u);
  const isOther = sentences.some((each) => speechOf(each) === "directs" || takeKey(each).key === "caption");
  return isOther ? sentences.join(" ") : null;
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
  scenes.push({ effects: [], prose: head.text, caption: head.text, lines });
}

/** "1. água", below "3 dicas pra sua pele". */
function isOfList(line: Line, first: Scene | undefined): boolean {
  return line.numbered && first !== undefined && LIST_HEAD.test(fold(first.prose)) && !isOfFilm(line);
}

function isOfFilm(line: Line): boolean {
  return isVisual(line) || speechOf(line.text) === "directs";
}

/** "Slide 2: Não ler o contrato": below such a label a text directs only with words that do. */
function maySayAShot(text: string): boolean {
  const speech = speechOf(text);
  return speech === "directs" || (speech === "may direct" && lexiconScore(fold(text)) > 0);
}

function isVisual({ said }: Line): boolean {
  return said.size !== undefined || said.move !== undefined;
}

function isBare(scene: Scene): boolean {
  return (
    scene.size === undefined && scene.move === undefined && scene.caption === undefined && scene.prose === ""
  );
}

function sceneOf(line: PlacedLine, warnings: Remark[], number: number): Scene {
  const { at, said, times, text } = line;
  const scene: Scene = {
    ...said,
    ...times,
    effects: [...said.effects],
    prose: text,
    lines: { from: at, to: at },
  };
  const warn = (remark: string): void => {
    warnings.push({ text: REMARKS.onScene(number, remark), line: at });
  };
  if (line.marked && ALL.test(text)) {
    scene.target = { kind: "whole" };
    scene.size = "wide";
  }
  if (line.raw.includes("-->")) scene.spoken = true;
  leaveOut(scene, line);
  if (SCENE_LABEL.test(line.opening)) scene.labelled = true;
  if (line.bullet && !line.label && times === null && !line.numbered) scene.listed = true;
  const words = line.quoted.length > 0 ? line.quoted.join("\n") : wordsBesideBrackets(text);
  if (words !== null) scene.caption = words;
  else if (line.unknown.some(asksForNoText)) scene.caption = null;
  else if (!isVisual(line) && text !== "") {
    if (SPOKEN.test(line.opening) && !maySayAShot(text)) scene.caption = text;
    else if (HEADING.test(line.opening) && speechOf(text) === "says") scene.heading = text;
  }
  if (times?.from !== undefined && times.to !== undefined && times.to <= times.from) {
    warn(REMARKS.backwards);
  }
  if (isVisual(line)) {
    for (const clause of line.unknown.filter(
      (each) => words?.includes(each.replace(BRACKET_BEHIND, "")) !== true && !asksForNoText(each),
    ))
      warn(unfilmable(clause) ?? REMARKS.unknownWords(shortened(clause)));
    if (scene.target === undefined) for (const part of unplacedIn(text)) warn(REMARKS.unplaced(part));
  }
  return scene;
}

/** Adds to a scene what the line below it says and the scene does not say yet. */
function addDetail(scene: Scene, line: PlacedLine): void {
  if (scene.lines !== null) scene.lines = { from: scene.lines.from, to: line.at };
  if (line.key === "length") {
    const amount = /\d{1,6}(?:[.,]\d{1,3})?/.exec(line.value)?.[0];
    if (line.times?.to !== undefined || amount === undefined) Object.assign(scene, line.times);
    else scene.length ??= Number(amount.replace(",", "."));
    return;
  }
  if (line.key === "caption" || line.key === "voice") {
    addWords(scene, line, line.key);
    return;
  }
  if (line.quoted.length > 0) scene.caption = [scene.caption ?? [], line.quoted].flat(2).join("\n");
  if (line.key === "visual" && scene.heading !== undefined) scene.caption ??= scene.heading;
  const effects = [...new Set([...scene.effects, ...line.said.effects])];
  Object.assign(scene, { ...line.said, ...scene, effects });
  leaveOut(scene, line);
  if (scene.prose === "") scene.prose = line.text;
}

/** What is to be read asks for nothing. */
function leaveOut(scene: Scene, line: PlacedLine): void {
  const isRead = scene.spoken === true || (!isVisual(line) && speechOf(line.text) === "says");
  if (line.leftOut.length === 0 || isRead) return;
  scene.leftOut = [...(scene.leftOut ?? []), ...line.leftOut];
}

/** Adds words that are to be read. A voice is read only where nothing else is: no film speaks. */
function addWords(scene: Scene, line: PlacedLine, key: "caption" | "voice"): void {
  const words = line.quoted.length > 0 ? line.quoted.join("\n") : line.value;
  const caption = asksForNoText(words) ? null : words;
  const isOver = scene.caption === undefined || scene.caption === null || scene.voiced === true;
  if (key === "voice" && scene.caption !== undefined && scene.voiced !== true) {
    scene.unspoken = true;
    return;
  }
  if (key === "caption" && scene.voiced === true) scene.unspoken = true;
  scene.caption =
    isOver && key === "caption" ? caption : [scene.caption ?? [], caption ?? []].flat().join("\n");
  scene.voiced = key === "voice";
}
