/** A line that opens a scene begins with a time or with "Cena 3", whatever list mark stands before it. */
const OPENS_SCENE =
  /^[\s>#*•·+_`([-]*(?:\d{1,3}[.)]\s*)?(?:\d{1,2}:\d{2}(?!\d)|(?:cena|scene|shot|take|tomada|quadro|plano)\s*(?:n[ºo.]\s*)?\d)/iu;
const NOTE = /^\s*(?:notas?|obs(?:erva[cç][aã]o)?|coment[aá]rio|\/\/|<!--)/iu;
const QUOTED = /"(?:\\.|[^"\\])*"|“[^”]*”/gu;

/** Numbers of the lines that open a scene, in their order; lines count from 0. */
export function sceneLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (OPENS_SCENE.test(line) ? [index] : []));
}

/** Number of the line in which a character stands. */
export function lineAt(lines: readonly string[], offset: number): number {
  let end = 0;
  for (const [index, line] of lines.entries()) {
    end += line.length + 1;
    if (offset < end) return index;
  }
  return Math.max(0, lines.length - 1);
}

/** Where a line begins and ends, in characters of the whole text. */
export function rangeOf(lines: readonly string[], line: number): readonly [from: number, to: number] {
  const from = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  return [from, from + (lines[line]?.length ?? 0)];
}

/** A line cut into plain text and captions: what stands in quotes and will be read on the film. */
export function partsOf(line: string): { readonly text: string; readonly isCaption: boolean }[] {
  if (NOTE.test(line)) return [{ text: line, isCaption: false }];
  const parts: { text: string; isCaption: boolean }[] = [];
  let done = 0;
  for (const { 0: quoted, index } of line.matchAll(QUOTED)) {
    if (index > done) parts.push({ text: line.slice(done, index), isCaption: false });
    parts.push({ text: quoted, isCaption: true });
    done = index + quoted.length;
  }
  if (done < line.length) parts.push({ text: line.slice(done), isCaption: false });
  return parts;
}

/**
 * The line that a remark of the script's reader speaks of: the one that holds the words it quotes, or else the
 * scene that it numbers. Null where it speaks of the whole film.
 */
export function lineOfRemark(remark: string, lines: readonly string[]): number | null {
  const words = /"(.*)"/s.exec(remark)?.[1];
  const number = /^Cena (\d+):/.exec(remark)?.[1];
  const scene = number === undefined ? undefined : sceneLines(lines)[Number(number) - 1];
  if (words === undefined || (scene !== undefined && lines[scene]?.includes(words))) return scene ?? null;
  const found = lines.findIndex((line) => line.includes(words));
  return found < 0 ? null : found;
}

/**
 * The line that makes a shot of the film; null where lines and shots do not pair up one to one, as in free prose,
 * of which the studio makes as many shots as fit.
 */
export function lineOfShot(lines: readonly string[], shot: number, shots: number): number | null {
  const scenes = sceneLines(lines);
  return scenes.length === shots ? (scenes[shot] ?? null) : null;
}

/** The shot that a line makes; null as above, and for lines that open no scene. */
export function shotOfLine(lines: readonly string[], line: number, shots: number): number | null {
  const scenes = sceneLines(lines);
  const shot = scenes.indexOf(line);
  return scenes.length === shots && shot >= 0 ? shot : null;
}
