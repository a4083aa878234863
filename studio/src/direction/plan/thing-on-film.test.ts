import { type Box, type Reading, type Storyboard, STYLES } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import * as fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { sightingsOf } from "../../film/certificate/faces/sightings.ts";
import { headsRow } from "../../film/certificate/rows/shown/heads-row.ts";
import { mainThingRow } from "../../film/certificate/rows/shown/main-thing-row.ts";
import { makePicture } from "../../key-image/make-picture.ts";
import { framingAt } from "../camera/camera.ts";
import { compileTimeline } from "../compile/compile.ts";
import { areaOf, share } from "../../geometry/area.ts";
import { frameTarget } from "../framing/framing.ts";
import { viewOf } from "../framing/view.ts";
import { mainThing } from "../framing/main-thing.ts";
import { candidateViews, isLawful } from "../shots/views/candidate-views.ts";
import { stageOf } from "../framing/stage.ts";
import type { Timeline } from "../timeline.ts";
import { direct } from "./direct.ts";

const SEEDS = [0, 1, 2, 3];

function films(reading: Reading): Timeline[] {
  return STYLES.flatMap((style) =>
    [8, 20].flatMap((seconds) =>
      SEEDS.map((seed) => compileTimeline(direct(reading, { style, seconds, seed }), reading, seed)),
    ),
  );
}

/** A photo of a cup, so wide, in which little else draws the eye. */
function ofCup(box: Box, width: number): Reading {
  const [point] = BEER.points;
  const subject = { ...box, confidence: 0.8 };
  return {
    ...BEER,
    width,
    height: 3840,
    points: [{ ...point!, x: box.x + box.w / 2, y: box.y + box.h / 2 }],
    things: [{ ...subject, label: "cup" }],
    subject,
  };
}

async function readingOf(bytes: Uint8Array): Promise<Reading> {
  return (await makePicture(bytes, { style: "suave", seed: 1 })).reading;
}

test("a film of a cup shows the cup in every shot, not the table beside it", async () => {
  const reading = await readingOf(await readPhoto("coffee.png"));
  for (const film of films(reading)) {
    const count = film.shots.length;
    expect(mainThingRow(film, reading)[0]?.value).toBe(`em ${count} de ${count} planos`);
  }
});

test("a film of the table beside the cup is told so", () => {
  const reading = ofCup({ x: 0.3, y: 0.3, w: 0.35, h: 0.6 }, 5400);
  const film = compileTimeline(direct(reading, { style: "viral", seconds: 8, seed: 1 }), reading, 1);
  const aside = { at: 0, ease: "linear", x: 0.1, y: 0.5, zoom: 1.5, roll: 0 } as const;
  const shots = film.shots.map(({ from, to }) => ({ ...film.shots[0]!, from, to, camera: [aside] }));
  expect(mainThingRow({ ...film, shots }, reading)).toMatchObject([
    { value: `em 0 de ${shots.length} planos`, ok: false },
  ]);
});

test("a small photo that a cat fills is shown whole, not as half a face", async () => {
  const photo = sharp(await readPhoto("chelsea.png")).extract({ left: 30, top: 0, width: 380, height: 300 });
  const reading = await readingOf(await photo.png().toBuffer());
  expect(mainThing(stageOf({ kind: "all" }, reading), reading)).toMatchObject({ fits: false });
  for (const { shots } of films(reading)) {
    const bare = shots.filter(({ source, effects }) => source === undefined && effects?.panels === undefined);
    expect(bare).toEqual([]);
  }
});

test("wherever the one thing of a photo is, and however large, at least four of five shots show it", () => {
  const side = fc.double({ min: 0.25, max: 0.9, noNaN: true });
  const place = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      place,
      place,
      fc.constantFrom(2160, 5400),
      fc.nat(50),
      (w, h, x, y, width, seed) => {
        const reading = ofCup({ x: x * (1 - w), y: y * (1 - h), w, h }, width);
        const film = compileTimeline(direct(reading, { style: "viral", seconds: 12, seed }), reading, seed);
        expect(mainThingRow(film, reading)).toMatchObject([{ ok: true }]);
      },
    ),
    { numRuns: 40 },
  );
});

/** What of the one thing the full-screen shots show that do not travel, in their middles. */
function sharesOfThing({ shots }: Timeline, board: Storyboard, reading: Reading): number[] {
  return shots.flatMap(({ source, effects, camera, from, to }, index) => {
    if (source !== undefined || effects?.panels !== undefined || board.shots[index]?.until !== undefined)
      return [];
    const stage = stageOf({ kind: "all" }, reading);
    return share(viewOf(framingAt(camera, (to - from) >> 1), stage.cover), mainThing(stage, reading)!.area);
  });
}

test("no full-screen shot cuts a little off what stands before plain ground, wherever that is, and however large", () => {
  const side = fc.double({ min: 0.3, max: 0.8, noNaN: true });
  const place = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  let count = 0;
  fc.assert(
    fc.property(side, side, place, place, fc.nat(50), (w, h, x, y, seed) => {
      const box = { x: x * (1 - w), y: y * (1 - h), w, h };
      const reading: Reading = { ...ofCup(box, 2160), plainGround: true };
      const board = direct(reading, { style: "viral", seconds: 12, seed });
      const film = compileTimeline(board, reading, seed);
      expect(mainThingRow(film, reading)).toMatchObject([{ ok: true }]);
      const shares = sharesOfThing(film, board, reading);
      count += shares.length;
      expect(shares.filter((each) => each > 0.6 && each < 0.96)).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect(count).toBeGreaterThan(100);
});

test("no shot of an animal that no view holds is of its middle alone: its head may be at either end", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.45, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom("cat", "dog", "bird", "hoofed"),
      fc.nat(50),
      (w, x, label, seed) => {
        const reading = ofCup({ x: x * (1 - w), y: 0.2, w, h: 0.5 }, 5400);
        const things = reading.things.map((thing) => ({ ...thing, label }));
        const animal = { ...reading, things };
        const film = compileTimeline(direct(animal, { style: "viral", seconds: 12, seed }), animal, seed);
        expect(mainThingRow(film, animal)).toMatchObject([{ ok: true }]);
      },
    ),
    { numRuns: 30 },
  );
});

test("a close shot of a cat wider than any view holds all of the cat, as large as the frame allows", () => {
  const { things, ...reading } = ofCup({ x: 0.13, y: 0.18, w: 0.74, h: 0.5 }, 5400);
  const cat = { ...reading, things: things.map((thing) => ({ ...thing, label: "cat" })) };
  const close = frameTarget({ kind: "thing", label: "cat", which: 1 }, "close-up", cat);
  const view = viewOf(close.framing, close.stage.cover);
  const area = areaOf(close.stage.reading.things[0]!);
  expect(share(view, area)).toBe(1);
  expect((area.right - area.left) / (view.right - view.left)).toBeGreaterThan(0.85);
});

test("a shot of a bush beside a bird shows no half of the bird", () => {
  const { points, things, ...reading } = ofCup({ x: 0.35, y: 0.3, w: 0.3, h: 0.3 }, 5400);
  const bush = { ...points[0]!, x: 0.38, y: 0.8, size: 0.3, kind: "detail", confidence: 0.8 } as const;
  const bird = {
    ...reading,
    points: [...points, bush],
    things: things.map((thing) => ({ ...thing, label: "bird" })),
  };
  const area = areaOf(bird.things[0]!);
  const shares = candidateViews(bird)
    .filter((view) => isLawful(view) && view.stage.source === "photo")
    .map((view) => share(view.area, area));
  expect(shares.filter((seen) => seen > 0.1 && seen < 0.84)).toEqual([]);
  expect(shares.length).toBeGreaterThan(2);
});

test("a film of a herd has no shot of the bare meadow beside it", () => {
  const herd = [0.4, 0.55, 0.7, 0.85].map((x) => ({ x, y: 0.45, w: 0.12, h: 0.45, confidence: 0.8 }));
  const [point] = BEER.points;
  const reading: Reading = {
    ...BEER,
    width: 5400,
    height: 1640,
    points: [0.15, 0.6].map((x) => ({ ...point!, x, y: 0.55 })),
    things: herd.map((sheep) => ({ ...sheep, label: "sheep" })),
    subject: null,
  };
  const shots = STYLES.flatMap((style) =>
    SEEDS.flatMap((seed) => direct(reading, { style, seconds: 15, seed }).shots),
  );
  for (const { target, size } of shots) {
    const { framing, stage } = frameTarget(target, size, reading);
    const area = viewOf(framing, stage.cover);
    expect(stage.reading.things.some((sheep) => share(area, areaOf(sheep)) > 0.5)).toBe(true);
  }
});

test("a landscape is no thing, nor are several things", () => {
  const things = [0.05, 0.55].map((x) => ({ x, y: 0.3, w: 0.4, h: 0.4, confidence: 0.8, label: "cup" }));
  const wide = {
    ...BEER,
    width: 3000,
    height: 1920,
    subject: { x: 0.1, y: 0.3, w: 0.8, h: 0.5, confidence: 0.7 },
  };
  for (const reading of [{ ...BEER, things }, wide]) {
    expect(mainThing(stageOf({ kind: "all" }, reading), reading)).toBeNull();
  }
});

test("a face that no view holds fills the frame with eyes, nose and mouth, or is whole on the card", () => {
  const face = { x: 0.14, y: 0.15, w: 0.68, h: 0.57, confidence: 0.9 };
  const person = { x: 0, y: 0, w: 0.96, h: 0.99, confidence: 0.9, face: 0 };
  const reading = { ...BEER, width: 1616, height: 1920, faces: [face], people: [person], subject: person };
  for (const film of films(reading)) {
    const sightings = sightingsOf(film, reading, new Map());
    expect(headsRow(film, reading, sightings)[0]?.value).not.toMatch(/cortados/);
    expect(film.shots.some(({ source }) => source === undefined)).toBe(true);
  }
});

test("a film of a bus opens on all of it, and not on somebody who passes by", () => {
  const street = {
    ...ofCup({ x: 0.12, y: 0.28, w: 0.74, h: 0.66 }, 5100),
    things: [{ x: 0.12, y: 0.28, w: 0.74, h: 0.66, confidence: 0.9, label: "bus" }],
    people: [{ x: 0.95, y: 0.69, w: 0.04, h: 0.08, confidence: 0.7, face: null }],
  };
  for (const style of STYLES) {
    for (const seed of SEEDS) {
      const [opening] = direct(street, { style, seconds: 15, seed }).shots;
      expect(opening?.target.kind === "person").toBe(false);
      const { framing, stage } = frameTarget(opening!.target, opening!.size, street);
      expect(share(viewOf(framing, stage.cover), areaOf(stage.reading.things[0]!))).toBeGreaterThan(0.9);
    }
  }
});

test.each([0.71, 0.49])(
  "two of three shots show the one small thing in a photo of the sky, named with a confidence of %d or not",
  (confidence) => {
    const [point] = BEER.points;
    const kite = { x: 0.64, y: 0.3, w: 0.07, h: 0.11, confidence };
    const clouds = [0.09, 0.07, 0.94, 0.95].map((x, k) => ({ ...point!, x, y: 0.1 + 0.25 * k, size: 0.2 }));
    const sky: Reading = {
      ...BEER,
      width: 3072,
      height: 1920,
      faces: [],
      people: [],
      writing: [],
      points: [...clouds, { ...point!, x: 0.67, y: 0.35, size: 0.14 }],
      things: [{ ...kite, label: "kite" }],
      subject: kite,
    };
    for (const seconds of [15, 30]) {
      for (let seed = 0; seed < 10; seed += 1) {
        const { shots } = direct(sky, { style: "viral", seconds, seed });
        const showing = shots.filter((shot) => {
          const { framing, stage } = frameTarget(shot.target, shot.size, sky);
          const [thing] = stage.reading.things;
          return share(viewOf(framing, stage.cover), areaOf(thing!)) > 0.9;
        });
        expect([seed, showing.length / shots.length >= 0.6]).toEqual([seed, true]);
      }
    }
  },
);
