import { fold } from "./fold.ts";
import type { Header, Outline, Scene } from "./scene.ts";
import { readHeader } from "./script-header.ts";
import { readLine, type Line } from "./script-line.ts";
import { takeQuotes } from "./script-text.ts";

const NOTE = /^(?:notas?|obs|observacao|observacoes|note|comentario) ?:/;
const COMMENT = /^\s*(?:\/\/|<!--)/;
const RULE = /^(?:```.*|[\s|:=~*_-]+)$/;
const NOTHING = /^(?:-|nenhum[a]?|none|sem texto|sem legenda|n\/a|no text|vazio)?\.?$/;
const BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** More lines than any film has shots; what follows is not read. */
const MOST_LINES = 20_000;

/** Takes a script apart into header, scenes, notes and everything else. Linear in the text's length. */
export function outline(text: string): Outline {
  const reader = createReader();
  for (const raw of text.split(BREAK).slice(0, MOST_LINES)) reader.take(raw);
  return reader.outline;
}

interface Reader {
  readonly outline: Outline;
  readonly take: (raw: string) => void;
}

function createReader(): Reader {
  const header: Header = {};
  const result: Outline = { header, scenes: [], notes: [], prose: [], warnings: [] };
  let afterBlank = true;
  const take = (raw: string): void => {
    if (raw.trim() === "" || RULE.test(raw.trim().slice(0, 100))) {
      afterBlank = true;
      return;
    }
    if (!takeNote(raw, result)) takeLine(readLine(raw), result, header, afterBlank);
    afterBlank = false;
  };
  return { outline: result, take };
}

function takeNote(raw: string, { notes }: Outline): boolean {
  const text = raw.trim();
  if (!COMMENT.test(text) && !NOTE.test(fold(text.slice(0, 20)))) return false;
  const note = COMMENT.test(text) ? text : text.slice(text.indexOf(":") + 1).trim();
  notes.push(note.startsWith('"') ? (takeQuotes(note).quoted[0] ?? "") : note);
  return true;
}

function takeLine(
  line: Line,
  { scenes, prose, warnings }: Outline,
  header: Header,
  afterBlank: boolean,
): void {
  const open = scenes.at(-1);
  if (line.key === "ignored") return;
  if (line.key !== null && !line.label && open !== undefined) {
    addDetail(open, line);
    return;
  }
  if (open === undefined && line.quoted.length === 0) {
    const said = readHeader(line.folded);
    if (said !== null) {
      Object.assign(header, { ...said, ...header });
      return;
    }
  }
  if (opensScene(line, open)) {
    scenes.push(sceneOf(line, warnings, scenes.length + 1));
    return;
  }
  const belongs =
    open !== undefined &&
    (isBare(open) ? !afterBlank : line.quoted.length > 0 || (line.bullet && isVisual(line)));
  if (belongs) addDetail(open, line);
  else prose.push(line.raw.trim());
}

function opensScene(line: Line, open: Scene | undefined): boolean {
  if (line.key !== null && !line.label) return false;
  return (
    line.label ||
    line.times !== null ||
    line.numbered ||
    (open === undefined && line.bullet && isVisual(line))
  );
}

function isVisual({ said }: Line): boolean {
  return said.size !== undefined || said.move !== undefined;
}

function isBare(scene: Scene): boolean {
  return (
    scene.size === undefined && scene.move === undefined && scene.caption === undefined && scene.prose === ""
  );
}

function sceneOf(line: Line, warnings: string[], number: number): Scene {
  const scene: Scene = { ...line.said, ...line.times, effects: [...line.said.effects], prose: line.text };
  if (line.quoted[0] !== undefined) scene.caption = line.quoted[0];
  if (line.quoted.length > 1) {
    warnings.push(`Cena ${number}: há mais de um texto entre aspas; usei só o primeiro.`);
  }
  if (isVisual(line)) {
    for (const clause of line.unknown) warnings.push(`Cena ${number}: não entendi "${clause.slice(0, 60)}".`);
  }
  return scene;
}

/** A line below a scene adds what the scene has not said yet. */
function addDetail(scene: Scene, line: Line): void {
  if (line.key === "length") {
    const amount = /\d{1,6}(?:[.,]\d{1,3})?/.exec(line.value)?.[0];
    if (line.times?.to !== undefined || amount === undefined) Object.assign(scene, line.times);
    else scene.length ??= Number(amount.replace(",", "."));
    return;
  }
  if (line.key === "caption" || line.key === "voice") {
    const caption = line.quoted[0] ?? line.value;
    if (line.key === "caption" || scene.caption === undefined) {
      scene.caption = NOTHING.test(fold(caption).trim()) ? null : caption;
    }
    return;
  }
  if (line.quoted[0] !== undefined) scene.caption ??= line.quoted[0];
  const effects = [...new Set([...scene.effects, ...line.said.effects])];
  Object.assign(scene, { ...line.said, ...scene, effects });
  if (scene.prose === "") scene.prose = line.text;
}
