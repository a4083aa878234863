import { type Reading, STYLES, type TemplateName, TEMPLATES } from "@curta/contract";
import { NINE_TO_SIXTEEN } from "../../geometry/cover.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { shotCameraAt } from "../../frame/camera/camera.ts";
import { makePicture } from "../../key-image/make-picture.ts";
import { compileTimeline } from "../compile/compile.ts";
import { direct } from "./direct.ts";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";

/** The hero: a face, else the subject, else the point that draws the eye most; shares of the picture. */
function heroOf({ faces, subject, points, width, height }: Reading) {
  const point = points[0]!;
  const high = (point.size * width) / height;
  const sure = faces.find(({ confidence }) => confidence >= 0.5);
  return (
    sure ??
    ((subject?.confidence ?? 0) >= 0.35 ? subject! : undefined) ?? {
      x: point.x - point.size / 2,
      y: point.y - high / 2,
      w: point.size,
      h: high,
    }
  );
}

/** What frame 0 shows of the hero's middle half, and how large the hero stands in it. */
function opening(
  reading: Reading,
  wish: { style: (typeof STYLES)[number]; template?: TemplateName; seconds: number; seed: number },
) {
  const timeline = compileTimeline(direct(reading, wish), reading, wish.seed);
  const first = timeline.shots[0]!;
  // What the opening comes to, where it comes from elsewhere.
  const landed = first.blurs.find(({ at }) => at === 1)?.frames ?? -1;
  const hook = shotCameraAt(first, landed + 1, NINE_TO_SIXTEEN);
  const { x, y, zoom } = shotCameraAt(first, 0, NINE_TO_SIXTEEN);
  const next = shotCameraAt(first, 3, NINE_TO_SIXTEEN);
  const hero = heroOf(reading);
  const left = (hero.x + hero.w / 4 - hook.x) * hook.zoom + 0.5;
  const top = (hero.y + hero.h / 4 - hook.y) * hook.zoom + 0.5;
  const right = left + (hero.w / 2) * hook.zoom;
  const bottom = top + (hero.h / 2) * hook.zoom;
  return {
    inView: left >= -0.001 && top >= -0.001 && right <= 1.001 && bottom <= 1.001,
    size: Math.max(hero.w, hero.h) * hook.zoom,
    hasWords: (first.captions[0]?.words[0]?.at ?? Infinity) <= 15,
    // By 0.2 % a frame: as zoom, or in sizes of what is shown; or it opens out of black.
    moves:
      Math.max(
        ...[next.x - x, next.y - y].map((way) => Math.abs(way) * zoom),
        Math.abs(next.zoom / zoom - 1),
      ) >= 0.006 || first.effects?.bars !== undefined,
  };
}

const wishes = fc.record({
  style: fc.constantFrom(...STYLES),
  template: fc.constantFrom(...TEMPLATES),
  seconds: fc.integer({ min: 5, max: 60 }),
  seed: fc.nat(),
});

test("frame 0 shows the hero, large, in motion, and words by half a second", () => {
  const pictures = fc.constantFrom(BEER, PORTRAIT, { ...BEER, subject: null }, { ...PORTRAIT, faces: [] });
  fc.assert(
    fc.property(pictures, wishes, (reading, wish) => {
      const { inView, size, hasWords, moves } = opening(reading, wish);
      expect({ inView, hasWords, moves }).toEqual({ inView: true, hasWords: true, moves: true });
      expect(size).toBeGreaterThan(0.3);
    }),
    { numRuns: 150 },
  );
});

test.each(["sleeping-cat.jpg", "denali.webp"])("and so it does for %s", async (name) => {
  const { reading } = await makePicture(await readPhoto(name), { style: "viral", seed: 1 });
  for (const style of STYLES) {
    for (let seed = 0; seed < 30; seed += 1) {
      const { inView, size, hasWords, moves } = opening(reading, { style, seconds: 8, seed });
      expect({ inView, hasWords, moves }).toEqual({ inView: true, hasWords: true, moves: true });
      expect(size).toBeGreaterThan(0.5);
    }
  }
});
