import { STYLE_TITLES } from "@curta/contract";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GLASS, PAIR } from "../../../testing/direction/readings.ts";
import { EFFECT_NAMES, MOVE_NAMES, SIZE_NAMES, TRANSITION_NAMES } from "../words/names.ts";
import { readScript } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";

const GUIDE = readFileSync(new URL("../../../../docs/roteiro.md", import.meta.url), "utf8");
const EXAMPLES = Array.from(
  GUIDE.matchAll(/```roteiro([^\n]*)\n([\s\S]*?)\n```/g),
  ([, promises = "", script = ""]) => ({
    promises: promises.trim(),
    script,
  }),
);

/** Two people and a glass. */
const TABLE = { ...GLASS, people: PAIR.people };

test("the guide has examples", () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(8);
});

test.each(EXAMPLES)("an example keeps its promise: $promises", ({ promises, script }) => {
  const { storyboard, warnings } = readScript(script, {
    style: "viral",
    seconds: 10,
    seed: 1,
    reading: TABLE,
  });
  const { shots } = storyboard;
  const captions = shots.flatMap(({ caption }) =>
    caption === null ? [] : [caption.replaceAll(" ", "_").replaceAll("\n", "/")],
  );
  const found: Record<string, string> = {
    segundos: String(storyboard.seconds),
    cenas: String(shots.length),
    movimentos: shots.map(({ move }) => move).join(","),
    entradas: shots.map(({ transition }) => transition).join(","),
    efeitos: shots.map(({ effects }) => effects.join("+") || "-").join(","),
    legendas: captions.join("|"),
    avisos: String(warnings.length),
    fora: (storyboard.leftOut ?? []).map(({ kind }) => kind).join("+") || "-",
    notas: String(storyboard.notes.length),
  };
  for (const promise of promises.split(" ")) {
    const [name = "", value] = promise.split("=");
    if (name === "escrito") expect(writeScript(storyboard).trim()).toBe(script);
    else expect({ [name]: found[name] }).toEqual({ [name]: value });
  }
});

test("the guide names every word that scripts are written with", () => {
  const names = [SIZE_NAMES, MOVE_NAMES, TRANSITION_NAMES, EFFECT_NAMES, STYLE_TITLES].flatMap((list) =>
    Object.values(list),
  );
  expect(names.filter((name) => !GUIDE.includes(name))).toEqual([]);
});

test("every other word in the guide's tables means what its row says", () => {
  const rows = Array.from(GUIDE.matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm));
  const sizes = new Map(Object.entries(SIZE_NAMES).map(([size, name]) => [name, { size }]));
  const moves = new Map(Object.entries(MOVE_NAMES).map(([move, name]) => [name, { move }]));
  const effects = new Map(
    Object.entries(EFFECT_NAMES).map(([effect, name]) => [name, { effects: [effect] }]),
  );
  const known = rows.filter(([, name = ""]) => sizes.has(name) || moves.has(name) || effects.has(name));
  expect(known.filter(([, name = ""]) => !effects.has(name))).toHaveLength(sizes.size + moves.size);
  for (const [, name = "", others = ""] of known) {
    for (const word of others.split(", ")) {
      const meant = { ...sizes.get(name), ...moves.get(name), ...effects.get(name) };
      const read = readScript(`0:00 – 0:05 ${word}`, { style: "viral", seconds: 5, seed: 1, reading: GLASS });
      expect({ word, ...read.storyboard.shots[0] }).toMatchObject({ word, ...meant });
    }
  }
});
