import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DRAWING_FILES, DRAWING_FOLDERS } from "./picture-keys.ts";

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
