import type { Lines } from "../scene.ts";
import { linesOf } from "../script-text.ts";

/**
 * Lines of the objects in a JSON text whose first line has the number `first`. Empty if the text does not tell them
 * (a key that is written twice hides the first object).
 */
export function linesOfObjects(json: string, value: unknown, first: number): ReadonlyMap<unknown, Lines> {
  const objects = objectsIn(value);
  const lines = objectLines(json, first);
  if (objects.length !== lines.length) return new Map();
  return new Map(lines.map((each, index) => [objects[index], each]));
}

/** All objects within a value, in the order of their opening braces. */
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

/** Lines from each opening brace to its closing brace, in the order of the opening braces. */
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
