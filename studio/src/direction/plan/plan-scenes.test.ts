import { expect, test } from "vitest";
import { GLASS } from "../../../testing/direction/readings.ts";
import { readScript } from "./script/read-script.ts";

test("a timed scene that only names what is seen shows it to its end, from near and far where it is long", () => {
  const script = "0:00 - 0:08 o copo\n0:08 - 0:12 o copo\n0:12 - 0:15 Plano aberto";
  const { shots, bpm } = readScript(script, {
    style: "viral",
    seconds: 15,
    seed: 1,
    reading: GLASS,
  }).storyboard;
  const named = shots.slice(0, -1);
  for (const { target } of named) expect(target).toMatchObject({ kind: "thing", label: "cup" });
  expect(new Set(named.map(({ size }) => size)).size).toBeGreaterThan(1);
  expect((named.at(-1).beats * 60) / bpm).toBeCloseTo(4, 0);
});

test("a scene without times stays with what it names", () => {
  const script = 'Cena 1: o copo. "Oi"\nCena 2: a foto inteira. "Tchau"';
  const { shots } = readScript(script, { style: "viral", seconds: 12, seed: 1, reading: GLASS }).storyboard;
  const second = shots.findIndex(({ caption }) => caption === "Tchau");
  expect(second).toBeGreaterThan(1);
  for (const { target } of shots.slice(0, second)) expect(target.kind).toBe("thing");
});
