import type { Lines } from "./scene.ts";
import { linesOf } from "./script-text.ts";

/**
 * Where the objects of a parsed JSON text stand, the text's first line being line `first`. Empty where the text
 * does not tell (a key that is written twice hides the object that stood under it first).
 */
export function linesOfObjects(json: string, value: unknown, first: number): ReadonlyMap<unknown, Lines> {
  const objects = objectsIn(value);
  const lines = objectLines(json, first);
  if (objects.length !== lines.length) return new Map();
  return new Map(lines.map((each, index) => [objects[index], each]));
}

/** All objects within a value, in the order in which they open. */
function objectsIn(value: unknown): unknown[] {
  const found: unknown[] = [];
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next)) found.push(next);
    for (const inner of Object.values(next).toReversed()) waiting.push(inner);
  }
  return found;
}

/** From the line of each opening brace to that of its closing one, in the order in which they open. */
function objectLines(json: string, first: number): Lines[] {
  const found: { from: number; to: number }[] = [];
  const open: { from: number; to: number }[] = [];
  let line = first;
  for (const [token] of json.matchAll(/"(?:\\.|[^"\\])*"|[{}]|\r\n|[\n\r]/g)) {
    if (token === "{") {
      const lines = { from: line, to: line };
      found.push(lines);
      open.push(lines);
    } else if (token === "}") {
      const lines = open.pop();
      if (lines !== undefined) lines.to = line;
    } else line += linesOf(token).length - 1;
  }
  return found;
}
