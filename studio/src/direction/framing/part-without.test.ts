import type { LeftOut, Reading } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { sights } from "../../../testing/direction/sights.ts";
import { areaOf, common, intersectionOverUnion } from "../../geometry/area.ts";
import { planFilm } from "../plan/film-plan.ts";
import { boxesOf, filmPart, partWithout } from "./part-without.ts";

const FACE: LeftOut = { kind: "face" };
const PEOPLE: LeftOut = { kind: "person", which: 1 };
const sure = { confidence: 0.9 };
const at = (x: number, y: number, w = 0.1, h = 0.2) => ({ x, y, w, h, ...sure });
/** A wide photo of two people, one from the front and one from the side, with a cup between them. */
const TABLE: Reading = {
  ...BEER,
  width: 4000,
  height: 2000,
  faces: [at(0.15, 0.2)],
  people: [
    { ...at(0.1, 0.1, 0.2, 0.8), face: 0 },
    { ...at(0.7, 0.1, 0.2, 0.8), face: null },
  ],
  things: [{ ...at(0.45, 0.6), label: "cup" }],
};

test("a film that leaves people or their faces out is cut from a part that shows none of them", () => {
  fc.assert(
    fc.property(sights, fc.constantFrom(FACE, PEOPLE), (reading, leftOut) => {
      const part = partWithout([leftOut], reading);
      if (part === null) return;
      const hidden = leftOut.kind === "face" ? reading.faces : [...reading.people, ...reading.faces];
      expect(hidden.filter((box) => common(areaOf(box), areaOf(part)) !== null)).toEqual([]);
      expect(common(areaOf(part), { left: 0, top: 0, right: 1, bottom: 1 })).not.toBeNull();
    }),
  );
});

test("a head whose face was not found is left out like a face", () => {
  const head = areaOf({ x: 0.76, y: 0.12, w: 0.08, h: 0.14 });
  const part = partWithout([FACE], TABLE);
  expect(part).not.toBeNull();
  expect(common(areaOf(part!), head)).toBeNull();
});

test("one of two is left out by its side, and both without one", () => {
  expect(partWithout([{ kind: "person", which: "left" }], TABLE)).toMatchObject({ x: expect.closeTo(0.308) });
  const between = partWithout([PEOPLE], TABLE);
  expect([between?.x, between?.w]).toEqual([expect.closeTo(0.308), expect.closeTo(0.384)]);
});

const without = (label: string) => partWithout([{ kind: "thing", label, which: 1 }], TABLE);

test("a thing is left out by the name of its kind", () => {
  expect(without("cup")).not.toBeNull();
  expect(without("wine glass")).toEqual(without("cup"));
  expect(without("cat")).toBeNull();
});

test("of the parts beside a face the film is cut from the one with the things", () => {
  const face = { ...TABLE, people: [], faces: [at(0.45, 0.3, 0.1, 0.4)], things: [] };
  const cup = (x: number): Reading => ({ ...face, things: [{ ...at(x, 0.6), label: "cup" }] });
  expect(partWithout([FACE], cup(0.1))).toMatchObject({ x: 0, h: 1 });
  expect(partWithout([FACE], cup(0.8))?.x).toBeGreaterThan(0.5);
});

test("where too little would be left, all is shown", () => {
  const close: Reading = { ...TABLE, faces: [at(0.1, 0.05, 0.8, 0.9)], people: [] };
  expect(boxesOf(FACE, close)).toHaveLength(1);
  expect(partWithout([FACE], close)).toBeNull();
});

test("inside the key image, what is left of its view", () => {
  const reading = { ...TABLE, view: { x: 0, y: 0, w: 0.28, h: 1 } };
  const part = filmPart({ insideKeyImage: true, leftOut: [FACE] }, reading);
  expect(part).not.toBeNull();
  expect(intersectionOverUnion(areaOf(part!), areaOf(reading.view))).toBeLessThan(0.7);
  expect(common(areaOf(part!), areaOf(reading.view))).toEqual(areaOf(part!));
  expect(filmPart({ insideKeyImage: true }, reading)).toEqual(reading.view);
});

test("where too little of the key image would be left, the film is cut from beside it, and never shows what is left out", () => {
  const view = { x: 0.12, y: 0.15, w: 0.15, h: 0.3 };
  const bounds = { insideKeyImage: true as const, leftOut: [FACE] };
  expect(filmPart(bounds, { ...TABLE, view })).toEqual(partWithout([FACE], TABLE));
  const beside = { x: 0.4, y: 0, w: 0.28, h: 1 };
  expect(filmPart(bounds, { ...TABLE, view: beside })).toEqual(beside);
});

const plan = (reading: Reading) =>
  planFilm("Close no copo, sem mostrar o rosto", { style: "viral", seconds: 10, seed: 1, reading });
const about = (reading: Reading) =>
  plan(reading)
    .warnings.map(({ text }) => text)
    .join("\n");

test("a text that leaves faces out gives a film in which nobody's is looked for, and says where it cannot", () => {
  const film = plan(TABLE);
  expect(film.storyboard.leftOut).toEqual([FACE]);
  expect(film.part).toEqual(partWithout([FACE], TABLE));
  expect(film.reading.faces).toEqual([]);
  expect(film.storyboard.shots.filter(({ target }) => target.kind === "face")).toEqual([]);
  expect(about(TABLE)).not.toContain("rosto");
  expect(about({ ...TABLE, faces: [], people: [] })).toContain("Não encontrei o rosto");
  expect(about({ ...TABLE, faces: [at(0.1, 0.05, 0.8, 0.9)], people: [] })).toContain(
    "Sem mostrar o rosto sobra",
  );
});
