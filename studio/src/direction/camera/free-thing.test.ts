import { MOVES, type Reading, SHOT_SIZES, type StoryShot, type Target } from "@curta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { share } from "../../geometry/area.ts";
import { frameTarget } from "../framing/framing.ts";
import { mainThing } from "../framing/main-thing.ts";
import { viewOf } from "../framing/view.ts";
import { closestAround } from "./free-thing.ts";
import { pathOf } from "./moves.ts";

/** So much of the photo is ground at each of its sides at least. */
const GROUND = 0.05;

/** Where what is so long begins, at a share of the way that it has. */
const place = (at: number, length: number): number => GROUND + at * (1 - 2 * GROUND - length);

/** A square photo of a thing, at any place and of any form, before plain ground. */
const photos = fc
  .record({
    w: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
    h: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ w, h, x, y }): Reading => {
    const box = { x: place(x, w), y: place(y, h), w, h };
    const subject = { ...box, confidence: 1 };
    return { ...BEER, width: 3000, height: 3000, faces: [], people: [], things: [], subject };
  });
const TARGETS: readonly Target[] = [{ kind: "subject" }, { kind: "all" }];
const shots = fc.record({
  target: fc.constantFrom(...TARGETS),
  move: fc.oneof(fc.constantFrom(...MOVES), fc.constant("punch-in" as const)),
  size: fc.constantFrom(...SHOT_SIZES),
});
/** A punch goes so much closer than its camera. */
const PUNCH = 1.09;

/** What of the thing a shot shows least, where its view shows all of it; null where that does not. */
function leastShown(
  { target, move, size }: Pick<StoryShot, "target" | "move" | "size">,
  reading: Reading,
): number | null {
  const { framing, stage } = frameTarget(target, size, reading);
  const thing = mainThing(stage, reading)?.area;
  if (thing === undefined || share(viewOf(framing, stage.cover), thing) < 0.96) return null;
  const shot = { move, size, target, effects: [], transition: "cut" as const };
  const { from, to } = pathOf(shot, reading, { frames: 90, pace: 2, side: 1 });
  const closer = move === "punch-in" ? PUNCH : 1;
  const ends = [from, to].map((end) => ({ ...end, zoom: end.zoom * closer }));
  return Math.min(...ends.map((end) => share(viewOf(end, stage.cover), thing)));
}

test("a moving camera keeps what stands free whole, and may cut the same thing elsewhere", () => {
  let cut = 0;
  fc.assert(
    fc.property(photos, shots, (photo, shot) => {
      const least = leastShown(shot, { ...photo, plainGround: true });
      if (least !== null) expect(least).toBeGreaterThan(0.99);
      if ((leastShown(shot, photo) ?? 1) < 0.96) cut += 1;
    }),
  );
  expect(cut).toBeGreaterThan(0);
});

test("the closest zoom around a thing leaves room at the side that it comes nearest to", () => {
  const cover = { width: 0.5, height: 1 };
  const thing = { left: 0.3, top: 0.45, right: 0.6, bottom: 0.55 };
  const framing = { x: 0.4, y: 0.5, zoom: 1, roll: 0 };
  const { right } = viewOf({ ...framing, zoom: closestAround(framing, thing, cover) }, cover);
  expect(right - 0.4).toBeCloseTo(1.04 * (0.6 - 0.4));
});
