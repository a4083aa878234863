import { REMARKS } from "@curta/contract/remarks";
import { fold } from "../words/lexicon/fold.ts";
import { unplacedIn } from "../words/shot/unplaced.ts";
import { shortened } from "../words/shortened.ts";
import { lexiconScore, speechOf, unfilmable } from "../words/speech/directing.ts";
import { asksForNoText } from "./prose/is-readable.ts";
import type { Remark, Scene } from "./scene.ts";
import { COUNTED, type Line, PART } from "./script-line.ts";
import type { PlacedLine } from "./take-header.ts";
import { wordsBesideBrackets } from "./words-beside.ts";

/** Labels whose text is a caption unless it gives directions. */
const SPOKEN = /\b(?:gancho|hook|cta|telas?|slide|card|screen|lamina|ultim[ao](?= ?:))\b/;
const SCENE_LABEL = new RegExp(String.raw`\b${COUNTED}`);
/** Labels whose text may be one. */
const HEADING = new RegExp(String.raw`\b${PART}\b`);
/** "8 a 12s: tudo", "8 a 12s tudo, com o texto ..." */
const ALL = /^(?:tudo|everything)(?:\W*$|, )/i;
const BRACKET_BEHIND = /\s*[([].*$/;

/** The scene that a line begins; what of it will not be filmed is remarked on. */
export function sceneOfLine(line: PlacedLine, warnings: Remark[], number: number): Scene {
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
    else if (HEADING.test(line.opening) && speechOf(text) !== "directs") scene.heading = text;
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

/** "Slide 2: Não ler o contrato": below such a label a text directs only with words that do. */
function maySayAShot(text: string): boolean {
  const speech = speechOf(text);
  return speech === "directs" || (speech === "may direct" && lexiconScore(fold(text)) > 0);
}

/** Whether a line says how its shot is filmed. */
export function isVisual({ said }: Line): boolean {
  return said.size !== undefined || said.move !== undefined;
}

/** Adds to a scene what the line below it says and the scene does not say yet. */
export function addLineTo(scene: Scene, line: PlacedLine): void {
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
  if (line.key === "visual" && scene.heading !== undefined && speechOf(scene.heading) === "says")
    scene.caption ??= scene.heading;
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
