import { readPhoto } from "@curta/photos";
import type { Box } from "@curta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainPicture, sceneOf, shotOf, timelineOf } from "../../../testing/frame/synthetic.ts";
import { PLAIN_GRADE } from "../../../testing/plain-grade.ts";
import { PORTRAIT } from "../../../testing/direction/readings.ts";
import { createRandom } from "../../random.ts";
import { gradeOf } from "../../direction/grades/choose-grade.ts";
import { GRADE_TABLE } from "../../direction/grades/grade-table.ts";
import type { Grade, GradeName } from "../../direction/timeline.ts";
import { hueShift, skinInFrame } from "../../film/certificate/faces/skin.ts";
import { i420Frame } from "../../film/certificate/view/frame-thumbnail.ts";
import { coverOf } from "../../geometry/cover.ts";
import type { Picture } from "../../picture.ts";
import { preparePhoto } from "../../studio.ts";
import { openRenderer } from "../renderer.ts";
import { gradedLevel, gradeTables } from "./grade.ts";

const LOOKS = Object.keys(GRADE_TABLE) as GradeName[];
const FILM = { width: 1080, height: 1920 };
/** Degrees, and share of samples: the law, and what dither and rounding do. */
const MOST_TURNED = 4;
const MOST_BURNT = 0.005;

/** A look as the seed varies it. */
function lookOf(name: GradeName, seed = 1): Grade {
  return gradeOf(name, PORTRAIT, createRandom(seed, "grade"));
}

/** Where a view of so much to either side stands, as near to a place as the picture allows. */
function middle(at: number, half: number): number {
  return Math.min(1 - half, Math.max(half, at));
}

/** The largest view of a picture around a face, without vignette and grain, and where the face is in it. */
async function drawn(picture: Picture, face: Box, grade: Grade) {
  const cover = coverOf(picture);
  const x = middle(face.x + face.w / 2, cover.width / 2);
  const y = middle(face.y + face.h / 2, cover.height / 2);
  const camera = [{ at: 0, x, y, zoom: 1, roll: 0, ease: "linear" }] as const;
  const timeline = timelineOf([shotOf({ camera })], { ...grade, vignette: 0, grain: 0 });
  const renderer = await openRenderer(await sceneOf(picture, timeline, { size: FILM }), 0);
  const [left, top] = [x - cover.width / 2, y - cover.height / 2];
  const box = {
    x: (face.x - left) / cover.width,
    y: (face.y - top) / cover.height,
    w: face.w / cover.width,
    h: face.h / cover.height,
  };
  return { frame: i420Frame(Uint8Array.from(renderer.draw(0, 0))), box };
}

test.each(["astronaut.png", "craft-beer.jpg", "two-scientists.jpg"])(
  "in no look does skin burn or change its hue: %s",
  async (name) => {
    const wishes = { style: "viral", seconds: 15, seed: 1 } as const;
    const { picture, reading } = await preparePhoto(await readPhoto(name), wishes);
    expect(reading.faces.length).toBeGreaterThan(0);
    const face = reading.faces[0]!;
    const plain = await drawn(picture, face, PLAIN_GRADE);
    const before = skinInFrame(plain.frame, plain.box)!;
    const broken: unknown[] = [];
    for (const look of LOOKS) {
      const { frame, box } = await drawn(picture, face, gradeOf(look, reading, createRandom(1, "grade")));
      const skin = skinInFrame(frame, box)!;
      const turned = hueShift(skin.colour, before.colour) ?? 0;
      const burnt = skin.burnt - before.burnt;
      if (turned > MOST_TURNED || burnt > MOST_BURNT) broken.push({ look, turned, burnt });
    }
    expect(broken).toEqual([]);
  },
);

test("skin of every tone keeps its hue in every look, and greys of the ground do not", async () => {
  const tones = [
    [238, 208, 190],
    [224, 172, 140],
    [180, 124, 92],
    [120, 76, 54],
    [70, 44, 34],
  ] as const;
  const whole = { x: 0, y: 0, w: 1, h: 1 };
  for (const tone of tones) {
    for (const look of LOOKS) {
      const { frame } = await drawn(plainPicture(54, 96, tone), whole, lookOf(look));
      const { colour, burnt } = skinInFrame(frame, whole)!;
      expect([look, tone, burnt, (hueShift(colour, tone) ?? 0) <= MOST_TURNED]).toEqual([
        look,
        tone,
        0,
        true,
      ]);
    }
  }
  const { frame } = await drawn(plainPicture(54, 96, [60, 60, 60]), whole, lookOf("teal-orange"));
  const [red, , blue] = skinInFrame(frame, whole)!.colour;
  expect(blue - red).toBeGreaterThan(8);
});

test("tones stay in their order, and none becomes burnt that was not", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOOKS),
      fc.nat(500),
      fc.integer({ min: 1, max: 255 }),
      (name, seed, at) => {
        const grade = lookOf(name, seed);
        const level = 255 * gradedLevel(grade, at / 255);
        expect(level).toBeGreaterThan(255 * gradedLevel(grade, (at - 1) / 255));
        expect(level).toBeLessThanOrEqual(Math.max(245, at) + 1e-6);
        expect(gradeTables(grade).gains[at]! * at + 255 * grade.lift).toBeCloseTo(level, 2);
      },
    ),
    { numRuns: 400 },
  );
});
