import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { plainTimeline } from "../../../testing/film/timelines.ts";
import { DRAWING_FILES, DRAWING_FOLDERS, shotKeys } from "./picture-keys.ts";

const STUDIO = fileURLToPath(new URL("../../", import.meta.url));
/** Imports of values: those of types alone are gone when the program runs. */
const IMPORTS = /^import (?!type\b)[^;]*? from "(\.[^"]+\.ts)";$/gm;

/** All files of the studio that the code which draws frames needs, itself included. */
function reachedFrom(paths: readonly string[]): Set<string> {
  const reached = new Set(paths);
  for (const path of reached) {
    for (const [, imported] of readFileSync(path, "utf8").matchAll(IMPORTS)) {
      const next = resolve(dirname(path), imported!);
      if (existsSync(next)) reached.add(next);
    }
  }
  return reached;
}

function isHashed(name: string): boolean {
  return DRAWING_FILES.includes(name) || DRAWING_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
}

test("all code that draws frames, or measures their letters, is part of a shot's key: a cached shot never outlives what drew it", () => {
  const drawing = readdirSync(`${STUDIO}frame`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => resolve(`${STUDIO}frame`, name));
  // What draws them also measures their letters: that is kept with the shot.
  const measuring = resolve(STUDIO, "film/draw/rendered-frames.ts");
  const names = [...reachedFrom([...drawing, measuring])].map((path) => relative(STUDIO, path));
  expect(names).toEqual(expect.arrayContaining(["card/ground.ts", "film/draw/caption-boxes.ts"]));
  expect(names.filter((name) => !isHashed(name))).toEqual([]);
});

test("a card is part of the keys of the shots that show it, and of no other's", () => {
  const plain = plainTimeline([10, 20, 30]);
  const shots = plain.shots.map((shot, index) => (index === 1 ? { ...shot, source: "card" as const } : shot));
  const whole = { x: 0, y: 0, w: 1, h: 1 };
  const keysOf = (y: number, cardGround: "flat" | "black") =>
    shotKeys("", { ...plain, shots, card: [{ part: whole, place: { ...whole, y } }], cardGround });
  const keys = keysOf(0, "flat");
  for (const others of [keysOf(0.1, "flat"), keysOf(0, "black")]) {
    expect(others.map((key, index) => key === keys[index])).toEqual([true, false, true]);
  }
});
