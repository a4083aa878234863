import {
  type Box,
  MOVES,
  type Reading,
  SHOT_SIZES,
  type Storyboard,
  type StoryShot,
  STYLES,
} from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { shotCameraAt, withinPicture } from "../../frame/camera/camera.ts";
import { makePicture } from "../../key-image/make-picture.ts";
import { areaOf, share } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";
import { compileTimeline } from "../compile/compile.ts";
import type { CardName } from "../framing/cards/card.ts";
import { frameTarget } from "../framing/framing.ts";
import { stageNamed } from "../framing/stage.ts";
import { viewOf } from "../framing/view.ts";
import { direct } from "./direct.ts";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { readingOf } from "../../../testing/direction/sights.ts";
import type { Framing, Timeline } from "../timeline.ts";

/** What even the widest framing of a moving shot leaves out at each side of the picture. */
const RIM = 0.065;

interface FilmFrame {
  readonly framing: Framing;
  readonly cover: Cover;
  readonly source: CardName | undefined;
  readonly shot: number;
  readonly frame: number;
}

/** Every frame that is not blurred by a whip or a zoom, as the renderer frames it. */
function* framesOf({ shots }: Timeline, reading: Reading): Generator<FilmFrame> {
  for (const [index, shot] of shots.entries()) {
    const { source } = shot;
    const { cover } = stageNamed(source, reading);
    for (let frame = 0; frame < shot.to - shot.from; frame += 1) {
      const isBlurred = shot.blurs.some(({ at, frames }) => frame >= at && frame < at + frames);
      if (isBlurred) continue;
      const framing = withinPicture(shotCameraAt(shot, frame, cover), cover);
      yield { framing, cover, source, shot: index, frame };
    }
  }
}

/** Where a part of the picture is in the frame, in shares of the frame. */
function inFrame({ x, y, w, h }: Box, framing: Framing, cover: Cover) {
  const [across, down] = [framing.zoom / cover.width, framing.zoom / cover.height];
  const left = (x - framing.x) * across + 0.5;
  const top = (y - framing.y) * down + 0.5;
  return { left, top, right: left + w * across, bottom: top + h * down };
}

/** The face with an eighth of its size of air, but for what lies at the picture's very edge. */
function isWhole({ x, y, w, h }: Box, framing: Framing, cover: Cover): boolean {
  const rim = { x: cover.width === 1 ? RIM : 0, y: cover.height === 1 ? RIM : 0 };
  const [left, top] = [Math.max(rim.x, x - w / 8), Math.max(rim.y, y - h / 8)];
  const [right, bottom] = [Math.min(1 - rim.x, x + w * 1.125), Math.min(1 - rim.y, y + h * 1.125)];
  const seen = inFrame({ x: left, y: top, w: right - left, h: bottom - top }, framing, cover);
  return seen.left >= 0 && seen.top >= 0 && seen.right <= 1 && seen.bottom <= 1;
}

function isOut(face: Box, framing: Framing, cover: Cover): boolean {
  const { left, top, right, bottom } = inFrame(face, framing, cover);
  return right <= 0.001 || bottom <= 0.001 || left >= 0.999 || top >= 0.999;
}

function cutFaces(timeline: Timeline, reading: Reading): string[] {
  const cut: string[] = [];
  for (const { framing, cover, source, shot, frame } of framesOf(timeline, reading)) {
    const { faces } = stageNamed(source, reading).reading;
    for (const face of faces) {
      if (isWhole(face, framing, cover) || isOut(face, framing, cover)) continue;
      cut.push(`shot ${shot + 1}, frame ${frame}: ${JSON.stringify(framing)}`);
    }
  }
  return cut;
}

function film(reading: Reading, style: Storyboard["style"], seed: number, seconds = 20): Timeline {
  return compileTimeline(direct(reading, { style, seconds, seed }), reading, seed);
}

const PEOPLE = ["craft-beer.jpg", "two-scientists.jpg", "astronaut.png"];

test.each(PEOPLE)("no frame of any film cuts through a face in %s", async (name) => {
  const photo = await readPhoto(name);
  for (const [take, style] of STYLES.entries()) {
    const { reading } = await makePicture(photo, { style, seed: take + 1 });
    expect(reading.faces.length).toBeGreaterThan(0);
    for (let seed = 0; seed < 30; seed += 1) {
      expect({ style, seed, cut: cutFaces(film(reading, style, seed), reading) }).toEqual({
        style,
        seed,
        cut: [],
      });
    }
  }
});

const faces = fc
  .record({
    x: fc.double({ min: 0.02, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0.02, max: 0.8, noNaN: true }),
    size: fc.double({ min: 0.07, max: 0.5, noNaN: true }),
  })
  .map(({ x, y, size }) => ({ x, y, w: Math.min(size, 0.98 - x), h: Math.min(size * 0.72, 0.98 - y) }))
  .filter(({ w, h }) => w > 0.06 && h > 0.04 && w / h < 2 && h / w < 1.1)
  .map((face) => ({ ...face, confidence: 0.7 }));
const films = fc.record({ style: fc.constantFrom(...STYLES), seed: fc.nat() });

test("wherever a face is and however large, no frame cuts through it", () => {
  fc.assert(
    fc.property(faces, films, fc.constantFrom(BEER, PORTRAIT), (face, { style, seed }, ground) => {
      const reading = { ...ground, faces: [face] };
      expect(cutFaces(film(reading, style, seed, 12), reading)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("a place that a script names stays in view while the frame makes way for a face beside it", () => {
  const size = fc.constantFrom(...SHOT_SIZES);
  const place = fc.record({
    x: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    y: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  });
  fc.assert(
    fc.property(place, size, fc.constantFrom(...MOVES), fc.nat(), (at, shotSize, move, seed) => {
      const detail = { ...at, size: 0.15, kind: "detail", confidence: 0.9, color: null } as const;
      const reading: Reading = { ...PORTRAIT, points: [detail] };
      const shot: StoryShot = {
        beats: 4,
        size: shotSize,
        target: { kind: "point", index: 1 },
        move,
        transition: "cut",
        effects: [],
        caption: null,
      };
      const shots = [shot, shot, shot, shot];
      const timeline = compileTimeline(
        { style: "viral", seconds: 8, bpm: 120, shots, notes: [] },
        reading,
        seed,
      );
      expect(cutFaces(timeline, reading)).toEqual([]);
      for (const { framing } of framesOf(timeline, reading)) {
        expect(Math.max(Math.abs(at.x - framing.x), Math.abs(at.y - framing.y)) * framing.zoom).toBeLessThan(
          0.5,
        );
      }
    }),
    { numRuns: 100 },
  );
});

/** Wide photos of somebody whose face fills most of what a 9:16 view shows of them. */
const LARGE_FACES = [0.5, 0.56, 0.62].map((head) =>
  readingOf({ aspect: 1.5, people: [{ x: 0.58, y: 0.14, head }] }),
);

test.each(LARGE_FACES)(
  "a film of a large face opens with it, full screen, and every shot shows it",
  (reading) => {
    for (const seed of [1, 2, 3, 4]) {
      const { shots } = direct(reading, { style: "viral", seconds: 15, seed });
      const views = shots.map(({ target, size }) => frameTarget(target, size, reading));
      expect(views[0]?.stage.source).toBe("photo");
      for (const { framing, stage } of views) {
        const [face] = stage.reading.faces;
        expect(share(viewOf(framing, stage.cover), areaOf(face!))).toBeGreaterThan(0.75);
      }
    }
  },
);
