import type { Box } from "@curta/contract";
import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { paint } from "../../../testing/pictures.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { layLevels } from "../picture/levels.ts";
import { see } from "../see.ts";
import { matteOfPeople, matteOfThing } from "./make-matte.ts";
import type { Matte } from "../../geometry/matte.ts";
import { subjectOf } from "./subject.ts";

const ALL: Box = { x: 0, y: 0, w: 1, h: 1 };

const seen = async (name: string) => see(await decodePhoto(await readPhoto(name)), loadNetworks());

/** Mean of the matte, 0..1, over a part of the picture. */
function mean({ box, columns, rows, alpha }: Matte, { x, y, w, h }: Box): number {
  let sum = 0;
  const steps = 20;
  for (let k = 0; k < steps * steps; k++) {
    const u = (x + (((k % steps) + 0.5) / steps) * w - box.x) / box.w;
    const v = (y + ((Math.floor(k / steps) + 0.5) / steps) * h - box.y) / box.h;
    if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
    sum += (alpha[Math.floor(v * rows) * columns + Math.floor(u * columns)] ?? 0) / 255;
  }
  return sum / steps ** 2;
}

test("the barwoman's face and shirt are subject, the boards and taps around her are ground", async () => {
  const { matte, faces } = await seen("craft-beer.jpg");
  expect(Math.max(matte!.columns, matte!.rows)).toBe(540);
  const { x, y, w, h } = faces[0]!.box;
  expect(mean(matte!, { x: x + w / 4, y: y + h / 4, w: w / 2, h: h / 2 })).toBeGreaterThan(0.97);
  expect(mean(matte!, { x: 0.45, y: 0.55, w: 0.12, h: 0.1 })).toBeGreaterThan(0.9);
  expect(mean(matte!, { x: 0.05, y: 0.05, w: 0.3, h: 0.3 })).toBeLessThan(0.02);
  expect(mean(matte!, { x: 0.7, y: 0.1, w: 0.25, h: 0.4 })).toBeLessThan(0.03);
});

test("both scientists are in the matte, the wall between them is not", async () => {
  const { matte, faces } = await seen("two-scientists.jpg");
  for (const { box } of faces) {
    expect(
      mean(matte!, { x: box.x + box.w / 3, y: box.y + box.h / 4, w: box.w / 2, h: box.h / 2 }),
    ).toBeGreaterThan(0.8);
  }
  expect(mean(matte!, { x: 0.48, y: 0.1, w: 0.1, h: 0.3 })).toBeLessThan(0.05);
});

test("the helmet beside the astronaut is whole, though the network's box of her ends in it", async () => {
  const { matte, people } = await seen("astronaut.png");
  const { x, w } = people[0]!.box;
  expect(x + w).toBeLessThan(0.8);
  expect(mean(matte!, { x: 0.6, y: 0.75, w: 0.3, h: 0.2 })).toBeGreaterThan(0.95);
  expect(mean(matte!, { x: 0.75, y: 0.2, w: 0.2, h: 0.3 })).toBeLessThan(0.02);
});

test("a sleeping cat is told from its chair", async () => {
  const { matte } = await seen("sleeping-cat.jpg");
  expect(mean(matte!, { x: 0.3, y: 0.45, w: 0.25, h: 0.15 })).toBeGreaterThan(0.9);
  expect(mean(matte!, { x: 0.2, y: 0.75, w: 0.5, h: 0.2 })).toBeLessThan(0.05);
  expect(mean(matte!, { x: 0.6, y: 0.05, w: 0.25, h: 0.15 })).toBeLessThan(0.05);
});

/** Pixels of the parts of a matte that hang together from a level (0 to 255) on, the largest first. */
function partsOf({ columns, alpha }: Matte, level: number): number[] {
  const left = new Set([...alpha.keys()].filter((k) => (alpha[k] ?? 0) >= level));
  const sizes: number[] = [];
  for (const first of left) {
    const queue = [first];
    left.delete(first);
    for (const k of queue) {
      const beside = [k - columns, k + columns, ...(k % columns ? [k - 1] : []), k + 1];
      for (const next of beside) if (left.delete(next)) queue.push(next);
    }
    sizes.push(queue.length);
  }
  return sizes.toSorted((a, b) => b - a);
}

test("a falcon is cut out in one piece: rock of its colour that lies apart is ground", async () => {
  const { matte } = await seen("prairie_falcon.jpg");
  const [bird = 0, next = 0] = partsOf(matte!, 76);
  expect(bird).toBeGreaterThan(15_000);
  expect(next).toBeLessThan(0.002 * bird);
  const [soft = 0, haze = 0] = partsOf(matte!, 12);
  expect(haze).toBeLessThan(0.002 * soft);
});

test.each(["denali.webp", "handwritten-notes.jpg", "wide.avif"])(
  "%s has no matte: nothing in it is surely the subject",
  async (name) => {
    expect((await seen(name)).matte).toBeNull();
  },
);

test("a subject that cannot be told from its ground has no matte", () => {
  const networks = loadNetworks();
  const noise = paint(300, 300, (x, y) => [(x * 37 + y * 91) % 256, (x * 53 + y * 17) % 256, (x * 71) % 256]);
  const levels = layLevels(networks.engine, noise, networks.pictureAt);
  const box = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 };
  expect(matteOfPeople(networks, levels, box)).toBeNull();
  const map = { part: ALL, columns: 4, rows: 4, values: new Float32Array(16).fill(0.05) };
  expect(matteOfThing(networks.engine, levels, box, map)).toBeNull();
});

test("people who go on where the part around their box ends have no matte", async () => {
  const networks = loadNetworks();
  const photo = await decodePhoto(await readPhoto("craft-beer.jpg"));
  const levels = layLevels(networks.engine, photo, networks.pictureAt);
  const [person] = see(photo, networks).people;
  expect(matteOfPeople(networks, levels, person!.box)).not.toBeNull();
  const { x, y, w, h } = person!.box;
  const shirt = { x: x + w / 4, y: y + h / 2, w: w / 2, h: h / 4 };
  expect(matteOfPeople(networks, levels, shirt)).toBeNull();
});

test("a thing has hardly a pixel beyond its box, though what stands out goes on there", () => {
  const networks = loadNetworks();
  const red = paint(300, 300, () => [220, 40, 30]);
  const levels = layLevels(networks.engine, red, networks.pictureAt);
  const map = { part: ALL, columns: 1, rows: 1, values: Float32Array.of(1) };
  const matte = matteOfThing(networks.engine, levels, { x: 0.15, y: 0.15, w: 0.7, h: 0.7 }, map);
  // The matte reaches from 0.0625 to 0.9375, the thing to 0.9025.
  expect(mean(matte!, { x: 0.86, y: 0.3, w: 0.02, h: 0.4 })).toBeGreaterThan(0.98);
  expect(mean(matte!, { x: 0.922, y: 0.3, w: 0.012, h: 0.4 })).toBeLessThan(0.1);
});

test("tables, chairs and ties are no subjects, a small person far off is none either", () => {
  const thing = { box: { x: 0, y: 0, w: 1, h: 1 }, label: "x", confidence: 0.9, runnerUp: 0 };
  expect(
    subjectOf(
      [],
      [
        { ...thing, family: "table" },
        { ...thing, family: "clothing" },
      ],
    ),
  ).toBeNull();
  const pet = { ...thing, family: "pet" as const };
  expect(subjectOf([], [{ ...pet, box: { x: 0, y: 0, w: 0.68, h: 1 } }])).toMatchObject({ kind: "thing" });
  const far = { box: { x: 0.5, y: 0.5, w: 0.03, h: 0.1 }, face: null, confidence: 0.9 };
  expect(subjectOf([far], [])).toBeNull();
});

test("a thing that leaves no ground around it is no subject: there is nothing to tell it from", () => {
  const pet = { label: "cat", family: "pet", confidence: 0.9, runnerUp: 0 } as const;
  expect(subjectOf([], [{ ...pet, box: { x: 0, y: 0, w: 0.69, h: 1 } }])).toBeNull();
});

test("of two birds the whole one is the subject, though the edge cuts off a larger and surer one", () => {
  const bird = { label: "bird", family: null, runnerUp: 0 } as const;
  const whole = { x: 0.54, y: 0.36, w: 0.41, h: 0.54 };
  const found = subjectOf(
    [],
    [
      { ...bird, box: { x: 0, y: 0.27, w: 0.47, h: 0.7 }, confidence: 0.65 },
      { ...bird, box: whole, confidence: 0.61 },
    ],
  );
  expect(found).toEqual({ kind: "thing", box: whole });
});
