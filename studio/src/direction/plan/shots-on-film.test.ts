import { MOVES, STYLES, type Storyboard, type StoryShot, type Style } from "@curta/contract";
import { viewOf } from "../framing/view.ts";
import { expect, test } from "vitest";
import { framingAt } from "../camera/camera.ts";
import { compileTimeline } from "../compile/compile.ts";
import { direct } from "./direct.ts";
import { frameTarget } from "../framing/framing.ts";
import { difference } from "../framing/shot-difference.ts";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import type { Framing, TimelineShot } from "../timeline.ts";

const SHOT: StoryShot = {
  beats: 4,
  size: "medium",
  target: { kind: "subject" },
  move: "drift",
  transition: "cut",
  effects: [],
  caption: null,
};

function compile(
  shots: readonly Partial<StoryShot>[],
  reading = BEER,
  style: Style = "viral",
): readonly TimelineShot[] {
  const whole = shots.map((shot) => ({ ...SHOT, ...shot }));
  const beats = whole.reduce((sum, shot) => sum + shot.beats, 0);
  const storyboard: Storyboard = { style, seconds: beats / 2, bpm: 120, shots: whole, notes: [] };
  return compileTimeline(storyboard, reading, 1).shots;
}

function ends(shot: TimelineShot | undefined): [Framing, Framing] {
  const keys = shot?.camera ?? [];
  return [framingAt(keys, 0), framingAt(keys, (shot?.to ?? 0) - (shot?.from ?? 0))];
}

function way(shot: Partial<StoryShot>): { x: number; y: number; zoom: number } {
  const [from, to] = ends(compile([{}, shot, {}])[1]);
  return { x: to.x - from.x, y: to.y - from.y, zoom: to.zoom / from.zoom };
}

test("each move goes where its name says", () => {
  expect(way({ move: "push-in" }).zoom).toBeGreaterThan(1.05);
  expect(way({ move: "pull-out" }).zoom).toBeLessThan(0.95);
  expect(way({ move: "pan-left" }).x).toBeLessThan(-0.05);
  expect(way({ move: "pan-right" }).x).toBeGreaterThan(0.05);
  expect(way({ move: "tilt-up" }).y).toBeLessThan(-0.05);
  expect(way({ move: "tilt-down" }).y).toBeGreaterThan(0.05);
  expect(Math.abs(way({ move: "hold" }).zoom - 1)).toBeLessThan(0.05);
});

test("no move ever stands still", () => {
  for (const move of MOVES) {
    const [from, to] = ends(compile([{}, { move, size: "wide", target: { kind: "all" } }, {}])[1]);
    expect(
      Math.abs(to.x - from.x) + Math.abs(to.y - from.y) + Math.abs(Math.log(to.zoom / from.zoom)),
    ).toBeGreaterThan(0.01);
  }
});

test("sizes come closer in their order, and never closer than the picture's pixels give", () => {
  for (const reading of [BEER, PORTRAIT]) {
    const zooms = (["wide", "medium", "close-up", "extreme-close-up"] as const).map(
      (size) => ends(compile([{}, { size, target: { kind: "subject" } }, {}], reading)[1])[0].zoom,
    );
    expect(zooms).toEqual(zooms.toSorted((a, b) => a - b));
    expect(Math.max(...zooms)).toBeLessThanOrEqual(Math.min(2.6, (reading.width / 1080) * 1.7) + 1e-9);
  }
});

test("punches strike on the cut and on the downbeats that follow", () => {
  const shots = compile([{ move: "punch-in" }, { move: "punch-in", beats: 10 }, {}]);
  expect(shots[0]?.punches.map(({ at }) => at)).toEqual([1]);
  expect(shots[1]?.punches.map(({ at }) => at)).toEqual([0, 60, 120]);
});

test("a whip pan and a zoom-through are blurred on both sides of their cut", () => {
  const shots = compile([{}, { transition: "whip" }, { transition: "zoom" }, {}]);
  expect(shots[0]?.blurs).toHaveLength(1);
  expect(shots[1]?.blurs.map(({ at }) => at)).toEqual([0, 55]);
  expect(shots[2]?.blurs.map(({ at }) => at)).toEqual([0]);
  const [before] = ends(shots[1]).toReversed();
  const steady = ends(compile([{}, {}, {}, {}])[1])[1];
  expect(before?.zoom).toBeGreaterThan(steady.zoom * 1.15);
});

test("a dissolve carries the outgoing camera on, without a stop", () => {
  const shots = compile([{}, { move: "pan-right" }, { transition: "dissolve" }, {}]);
  const entry = shots[2]?.entry;
  if (entry?.kind !== "dissolve") throw new Error("no dissolve");
  const last = framingAt(shots[1]?.camera ?? [], 60);
  expect(framingAt(entry.from, 0).x).toBeCloseTo(last.x, 9);
  expect(framingAt(entry.from, entry.frames).x).toBeGreaterThan(last.x);
});

test("only every third shot moves in depth, and none where depth is unsure", () => {
  const orbits = Array.from({ length: 9 }, (): Partial<StoryShot> => ({ move: "orbit" }));
  expect(compile(orbits).filter(({ parallax }) => parallax !== null)).toHaveLength(3);
  expect(compile(orbits, PORTRAIT).filter(({ parallax }) => parallax !== null)).toHaveLength(0);
});

test("a long shot turns round, so that something happens at least every three seconds", () => {
  const [, shot] = compile([{}, { beats: 16, move: "pan-right" }, {}]);
  const xs = [0, 60, 80, 120, 160, 240].map((at) => framingAt(shot?.camera ?? [], at).x);
  expect((xs[2] ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(0.02);
  expect((xs[4] ?? 0) - (xs[2] ?? 0)).toBeLessThan(-0.02);
});

test("a shot of two seconds goes one way, also where the next one comes in over its end", () => {
  for (const transition of ["cut", "dissolve"] as const) {
    const [, shot] = compile([{}, { move: "tilt-up" }, { transition }, {}], BEER, "suave");
    const ys = [0, 15, 30, 45, 59].map((at) => framingAt(shot?.camera ?? [], at).y);
    expect(ys).toEqual(ys.toSorted((a, b) => b - a));
  }
});

test("a slow shot moves less and a fast one more than a plain one", () => {
  const [slow, plain, fast] = (["slow", null, "fast"] as const).map(
    (effect) => way({ move: "push-in", effects: effect === null ? [] : [effect] }).zoom,
  );
  expect(slow).toBeLessThan(plain ?? 0);
  expect(fast).toBeGreaterThan(plain ?? 0);
});

test("another caption leaves all other shots as they are, so that they need not be drawn again", () => {
  const storyboard = direct(BEER, { style: "viral", seconds: 30, seed: 8 });
  const shots = storyboard.shots.map((shot, index) => (index === 6 ? { ...shot, caption: "Mudou" } : shot));
  const before = compileTimeline(storyboard, BEER, 8).shots;
  const after = compileTimeline({ ...storyboard, shots }, BEER, 8).shots;
  const changed = after.flatMap((shot, index) =>
    JSON.stringify(shot) === JSON.stringify(before[index]) ? [] : [index],
  );
  expect(changed).toEqual([6]);
});

test("a shot that only moves in the film keeps its camera and its effects", () => {
  // At 120 beats a minute each beat has the same number of frames.
  const storyboard = direct(PORTRAIT, { style: "viral", template: "batida", seconds: 30, seed: 3 });
  expect(storyboard.bpm).toBe(120);
  const removed = storyboard.shots.findIndex(({ beats }, index) => index > 3 && beats === 4);
  const shots = storyboard.shots.toSpliced(removed, 1);
  const before = compileTimeline(storyboard, PORTRAIT, 8).shots;
  const after = compileTimeline({ ...storyboard, seconds: 28, shots }, PORTRAIT, 8).shots;
  for (const [index, { camera, entry, leaks, flashes, blurs }] of after.entries()) {
    if (index === removed - 1 || index === removed) continue;
    const { [index < removed ? index : index + 1]: same } = before;
    expect({ camera, entry, leaks, flashes, blurs }).toEqual({
      camera: same?.camera,
      entry: same?.entry,
      leaks: same?.leaks,
      flashes: same?.flashes,
      blurs: same?.blurs,
    });
  }
});

test("a picture without colour gets a film without colour", () => {
  const reading = { ...BEER, light: { ...BEER.light, saturation: 0.001 } };
  for (const style of STYLES) {
    const { grade } = compileTimeline(direct(reading, { style, seconds: 20, seed: 1 }), reading, 1);
    expect(grade).toMatchObject({ saturation: 0, warmth: 0 });
  }
});

/** Mean saturation of twelve films of a style: each has the one grade that its template and seed choose. */
function saturationOf(style: (typeof STYLES)[number]): number {
  const films = Array.from({ length: 12 }, (_, seed) =>
    compileTimeline(direct(BEER, { style, seconds: 20, seed }), BEER, seed),
  );
  return films.reduce((sum, { grade }) => sum + grade.saturation, 0) / films.length;
}

test("viral films have stronger colours than the other styles", () => {
  const [viral = 0, cinematic = 0, soft = 0] = STYLES.map(saturationOf);
  expect(viral).toBeGreaterThan(1.1 * cinematic);
  expect(viral).toBeGreaterThan(1.1 * soft);
});

/** Panels, cut-outs and mirrors look like no other shot. */
function isDesigned(shot: StoryShot | undefined): boolean {
  return shot?.effects.some((effect) => /panels|cut-out|mirror/.test(effect)) === true;
}

/** How far the shots of a film are from those before them: 1 where one of them is a design. */
function apartIn(shots: readonly StoryShot[], reading: typeof BEER): number[] {
  return shots
    .slice(1)
    .map((shot, index) =>
      isDesigned(shot) || isDesigned(shots[index]) ? 1 : difference(shot, shots[index] ?? shot, reading),
    );
}

test("cuts are seen as cuts: neighbouring shots differ by a fifth in size or a third of the frame in place", () => {
  for (const style of STYLES) {
    for (let seed = 0; seed < 10; seed += 1) {
      const { shots } = direct(BEER, { style, seconds: 30, seed });
      expect(Math.min(...apartIn(shots, BEER))).toBeGreaterThanOrEqual(1);
    }
  }
});

test("a small picture, which gives no close-ups, is still cut as differently as it can be", () => {
  const small = { ...BEER, width: 1080, height: 1920 };
  const apart = Array.from({ length: 20 }, (_, seed) =>
    direct(small, { style: "viral", seconds: 30, seed }),
  ).flatMap(({ shots }) => apartIn(shots, small));
  const alike = apart.filter((value) => value < 1).length;
  expect(alike / apart.length).toBeLessThan(0.1);
});

test("a film goes on showing something new, also of a picture that gives no close-ups", () => {
  for (const reading of [BEER, { ...BEER, width: 1080, height: 1920 }]) {
    for (const style of STYLES) {
      const films = Array.from(
        { length: 10 },
        (_, seed) => direct(reading, { style, seconds: 15, seed }).shots,
      );
      const isAgain = (shots: readonly StoryShot[], at: number): boolean =>
        shots.slice(0, at).some((before) => difference(before, shots[at] ?? before, reading) < 0.5);
      const again = films.flatMap((shots) => shots.slice(1, -1).map((_, index) => isAgain(shots, index + 1)));
      expect(again.filter(Boolean).length / again.length).toBeLessThan(0.4);
    }
  }
});

const POINT = { size: 0.3, kind: "subject", confidence: 0.6, color: null } as const;

test("a body is seen with what is on top of it, where the reading knows no face", () => {
  const subject = { x: 0.2, y: 0.25, w: 0.5, h: 0.6, confidence: 0.7 };
  const points = [0.55, 0.62, 0.68, 0.75].map((y) => ({ ...POINT, x: 0.45, y }));
  const reading = { ...BEER, width: 1080, height: 1920, faces: [], subject, points };
  const isHeadless = ({ size, target }: StoryShot): boolean => {
    const { left, top, right } = viewOf(frameTarget(target, size, reading).framing, { width: 1, height: 1 });
    const across = Math.min(right, subject.x + subject.w) - Math.max(left, subject.x);
    return across > 0.6 * subject.w && top > subject.y + 0.1 * subject.h && top < subject.y + 0.4 * subject.h;
  };
  for (const style of STYLES) {
    const shots = Array.from(
      { length: 10 },
      (_, seed) => direct(reading, { style, seconds: 30, seed }).shots,
    );
    expect(shots.flat().filter(isHeadless).length / shots.flat().length).toBeLessThan(0.08);
  }
});
