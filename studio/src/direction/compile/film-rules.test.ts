import { expect, test } from "vitest";
import { framingAt } from "../camera/camera.ts";
import { compileTimeline } from "./compile.ts";
import { direct } from "../plan/direct.ts";
import { checkTimeline } from "./film-rules.ts";
import { BEER } from "../../../testing/direction/readings.ts";
import type { CaptionGroup, Timeline, TimelineShot } from "../timeline.ts";

const FILM = compileTimeline(
  direct(BEER, { style: "viral", template: "batida", seconds: 30, seed: 5 }),
  BEER,
  5,
);

function withShot(index: number, change: (shot: TimelineShot) => Partial<TimelineShot>): Timeline {
  return {
    ...FILM,
    shots: FILM.shots.map((shot, at) => (at === index ? { ...shot, ...change(shot) } : shot)),
  };
}

/** The film with another hook, or with other words in a later shot. */
function withCaption(change: (group: CaptionGroup) => Partial<CaptionGroup>, shot = 0): Timeline {
  return withShot(shot, ({ captions }) => ({
    captions: captions.map((group) => ({ ...group, ...change(group) })),
  }));
}
const LATER = FILM.shots.findIndex(
  ({ captions }, index) => index > 0 && (captions[0]?.words.length ?? 0) > 2 && !captions[0]?.standing,
);
/** So many lines, the last of them with all words that are left. */
const inLines = (count: number) => (group: CaptionGroup) => {
  const words = [...group.words, ...group.words, ...group.words].slice(
    0,
    Math.max(count, group.words.length),
  );
  return { words, lines: [...Array.from({ length: count - 1 }, () => 1), words.length - count + 1] };
};

const FLASH = { frames: 6, strength: 0.5 };

test("a directed film breaks no law", () => {
  expect(FILM.shots[0]?.captions.length).toBeGreaterThan(0);
  expect(checkTimeline(FILM)).toEqual([]);
});

test("a hook may take six lines, and other words two and a size below the hook's", () => {
  const breaches = [
    withCaption(inLines(6)),
    withCaption(inLines(2), LATER),
    withCaption(() => ({ size: 58 }), LATER),
  ].flatMap((film) => checkTimeline(film));
  expect(breaches.filter((breach) => /lines|px/.test(breach))).toEqual([]);
});

function breachesOfWide(zoom: number): string[] {
  const film = withShot(3, ({ camera }) => ({
    camera: camera.map((key) => ({ ...key, x: 0.5, y: 0.5, zoom })),
  }));
  return checkTimeline(film).filter((breach) => breach.includes("outside the picture"));
}

test("a view of the whole picture that rounding makes a hair wider is none outside of it", () => {
  expect(breachesOfWide(1 - Number.EPSILON)).toEqual([]);
  expect(breachesOfWide(0.9999)).not.toEqual([]);
});

test.each<[string, Timeline, RegExp]>([
  ["a gap", withShot(3, ({ from }) => ({ from: from + 15 })), /gap or overlap/],
  ["a cut off the beat", withShot(3, ({ from }) => ({ from: from + 7 })), /cut off the beat/],
  ["a missing end", { ...FILM, shots: FILM.shots.slice(0, -1) }, /shots end at frame/],
  ["a missing section", { ...FILM, sections: FILM.sections.slice(1) }, /sections/],
  [
    "a framing beyond the edge",
    withShot(2, ({ camera }) => ({ camera: camera.map((key) => ({ ...key, x: 0.1 })) })),
    /outside the picture/,
  ],
  [
    "a picture shown smaller than the frame",
    withShot(2, ({ camera }) => ({ camera: camera.map((key) => ({ ...key, zoom: 0.9 })) })),
    /outside the picture/,
  ],
  [
    "four flashes in a second",
    withShot(4, () => ({ flashes: [0, 7, 14, 21].map((at) => ({ at, ...FLASH })) })),
    /4 flashes/,
  ],
  ["text under the buttons on the right", withCaption(() => ({ x: 700 })), /sideways/],
  ["text under the description", withCaption(() => ({ y: 1400 })), /up or down/],
  ["text too small", withCaption(() => ({ size: 40 })), /40 px/],
  ["text too short", withCaption(() => ({ frames: 10 })), /10 frames/],
  ["a hook of seven lines", withCaption(inLines(7)), /7 lines/],
  ["other words in three lines", withCaption(inLines(3), LATER), /3 lines/],
  ["a hook that is too small", withCaption(() => ({ size: 70 })), /70 px/],
  ["other words that are too small", withCaption(() => ({ size: 54 }), LATER), /54 px/],
  [
    "words left out of the lines",
    withCaption(({ words }) => ({ lines: [words.length + 1] })),
    /lines miss words/,
  ],
  ["text on the first frame", withCaption(() => ({ at: 0 })), /across the loop/],
  [
    "an end that does not meet the beginning",
    withShot(FILM.shots.length - 1, ({ camera }) => ({
      camera: camera.map((key) => ({ ...key, zoom: key.zoom * 1.1 })),
    })),
    /loop jumps/,
  ],
  [
    "an end that rushes into a slow beginning",
    withShot(FILM.shots.length - 1, ({ from, to }) => {
      const start = framingAt(FILM.shots[0]?.camera ?? [], 0);
      const key = { ...start, at: to - from, ease: "linear" as const };
      return { camera: [{ ...key, zoom: start.zoom * 1.05, at: to - from - 1 }, key] };
    }),
    /speed jumps/,
  ],
  [
    "too much movement in depth",
    withShot(1, () => ({ parallax: { x: 0.05, y: 0, dolly: 0, period: 60, phase: 0 } })),
    /too far in depth/,
  ],
  [
    "too much movement of two layers",
    withShot(1, () => ({ parallax: { x: 0.07, y: 0, dolly: 0, period: 60, phase: 0, layered: true } })),
    /too far in depth/,
  ],
])("%s is found", (_, timeline, breach) => {
  expect(checkTimeline(timeline).some((found) => breach.test(found))).toBe(true);
});
