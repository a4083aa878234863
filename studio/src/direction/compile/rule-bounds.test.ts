import { expect, test } from "vitest";
import {
  DEEP,
  FILM,
  filmWith,
  flashing,
  GROUP,
  KEY,
  leaving,
  lettered,
  seen,
  SHOTS,
  worded,
} from "../../../testing/direction/still-film.ts";
import { blockSize } from "../lettering/caption-lines.ts";
import { SAFE_AREA } from "../lettering/safe-area.ts";
import type { Timeline } from "../timeline.ts";
import { checkTimeline } from "./film-rules.ts";

const SIZE = blockSize(GROUP.words, GROUP, GROUP.look);
const [LEFT, RIGHT] = [SAFE_AREA.left + SIZE.width / 2, SAFE_AREA.right - SIZE.width / 2];
const [TOP, BOTTOM] = [SAFE_AREA.top + SIZE.height / 2, SAFE_AREA.bottom - SIZE.height / 2];

test.each<[string, Timeline]>([
  ["still shots on the beat", FILM],
  [
    "a fifth of the shots moves in depth",
    filmWith({ 1: { parallax: { ...DEEP, x: 0.025, y: -0.025, dolly: 0.025 } } }),
  ],
  ["layers part as far as they may", filmWith({ 1: { parallax: { ...DEEP, x: -0.06, layered: true } } })],
  ["three flashes in a second", flashing(40, 50, 69)],
  ["a fourth flash a second after the first", flashing(40, 50, 69, 70)],
  [
    "a caption of half a second up to the cut",
    lettered({ at: 15, frames: 15, words: [{ ...GROUP.words[0]!, at: 29 }] }),
  ],
  [
    "a caption from the first frame of an inner shot",
    lettered({ at: 0, words: [{ ...GROUP.words[0]!, at: 0 }] }),
  ],
  [
    "a caption right behind another",
    filmWith({
      2: {
        captions: [
          { ...GROUP, at: 0, frames: 15, words: [], lines: [] },
          { ...GROUP, at: 15, frames: 15, words: [], lines: [] },
        ],
      },
    }),
  ],
  [
    "captions at each rim of the safe area",
    filmWith({
      1: { captions: [{ ...GROUP, x: LEFT - 0.5, y: TOP - 0.5 }] },
      2: { captions: [{ ...GROUP, x: RIGHT + 0.5, y: BOTTOM + 0.5 }] },
    }),
  ],
  ["the smallest caption", lettered({ size: 56 })],
  ["the smallest hook", lettered({ size: 72 }, 0)],
  ["two lines", lettered(worded(2, [1, 1]))],
  ["a hook of six lines", lettered(worded(6, [1, 1, 1, 1, 1, 1]), 0)],
  ["words that stand already in six lines", lettered({ ...worded(6, [1, 1, 1, 1, 1, 1]), standing: true })],
  ["the widest view", seen({ zoom: 1 })],
  [
    "a view at each rim of the picture",
    filmWith({ 1: { camera: [{ ...KEY, x: 0.4, y: 0.4 }] }, 2: { camera: [{ ...KEY, x: 0.6, y: 0.6 }] } }),
  ],
  [
    "the camera ends in the speed in which it begins",
    leaving(
      { x: 0.53 },
      {
        0: {
          camera: [
            { ...KEY, at: 0 },
            { ...KEY, x: 0.53, at: 1 },
          ],
        },
      },
    ),
  ],
  ["the camera ends a hair quicker than it begins", leaving({ x: 0.5072 })],
  ["an end that rounding moves", filmWith({ 4: { camera: [{ ...KEY, zoom: 1.25 * (1 + 1.8e-4) }] } })],
  [
    "words that leave a frame before the loop",
    lettered({ at: 9, words: [{ ...GROUP.words[0]!, at: 9 }] }, 4),
  ],
  ["words that come a frame after the loop", lettered({ at: 1, words: [{ ...GROUP.words[0]!, at: 1 }] }, 0)],
  [
    "a dissolve from another picture, whose rims are others",
    filmWith({ 2: { entry: { kind: "dissolve", frames: 9, source: "card", from: [{ ...KEY, x: 0.2 }] } } }),
  ],
])("%s: no law is broken", (_, film) => {
  expect(checkTimeline(film)).toEqual([]);
});

const OUTSIDE = "shot 3: a framing outside the picture";
const SHOWS = "shot 3: frame 0 shows what is outside the picture";

test.each<[string, Timeline, string[]]>([
  ["an empty shot", filmWith({ 2: { to: 60 }, 3: { from: 60 } }), ["an empty shot at frame 60"]],
  ["a gap", filmWith({ 2: { from: 75 } }), ["a gap or overlap at frame 60"]],
  ["a cut off the beat", filmWith({ 1: { to: 61 }, 2: { from: 61 } }), ["a cut off the beat at frame 61"]],
  ["an end before the end", filmWith({ 4: { to: 135 } }), ["the shots end at frame 135 of 150"]],
  [
    "a film of no whole seconds",
    filmWith({ 4: { to: 165 } }, { frames: 165, sections: [{ ...FILM.sections[0]!, to: 165 }] }),
    ["a length of 165 frames"],
  ],
  [
    "a film of four seconds",
    filmWith(
      { 4: { to: 150 } },
      { shots: SHOTS.slice(0, 4), frames: 120, sections: [{ ...FILM.sections[0]!, to: 120 }] },
    ),
    ["a length of 120 frames"],
  ],
  [
    "a gap between sections",
    filmWith({}, { sections: [{ ...FILM.sections[0]!, to: 45 }, FILM.sections[1]!] }),
    ["a gap between sections at frame 45"],
  ],
  [
    "an empty section",
    filmWith(
      {},
      { sections: [FILM.sections[0]!, { ...FILM.sections[0]!, from: 60, to: 60 }, FILM.sections[1]!] },
    ),
    ["a gap between sections at frame 60"],
  ],
  [
    "a section off the beat",
    filmWith(
      {},
      {
        sections: [
          { ...FILM.sections[0]!, to: 61 },
          { ...FILM.sections[1]!, from: 61 },
        ],
      },
    ),
    ["a section off the beat at frame 61"],
  ],
  [
    "a missing section",
    filmWith({}, { sections: FILM.sections.slice(0, 1) }),
    ["the sections end at frame 60 of 150"],
  ],
  ["two keys at one frame", filmWith({ 2: { camera: [KEY, KEY] } }), ["shot 3: keys out of order"]],
  ["a view beyond the left rim", seen({ x: 0.3999 }), [OUTSIDE, SHOWS]],
  ["a view beyond the right rim", seen({ x: 0.6001 }), [OUTSIDE, SHOWS]],
  ["a view beyond the upper rim", seen({ y: 0.3999 }), [OUTSIDE, SHOWS]],
  ["a view beyond the lower rim", seen({ y: 0.6001 }), [OUTSIDE, SHOWS]],
  [
    "a camera on its way out",
    filmWith({ 2: { camera: [KEY, { ...KEY, x: 0.2, at: 10 }] } }),
    [OUTSIDE, "shot 3: frame 4 shows what is outside the picture"],
  ],
  [
    "a dissolve from outside",
    filmWith({ 2: { entry: { kind: "dissolve", frames: 9, from: [{ ...KEY, x: 0.2 }] } } }),
    [OUTSIDE],
  ],
  ["a caption before its shot", lettered({ at: -1 }), ["shot 3: a caption outside its time"]],
  [
    "a caption over the cut",
    lettered({ at: 11, words: [{ ...GROUP.words[0]!, at: 11 }] }),
    ["shot 3: a caption outside its time"],
  ],
  [
    "a caption over another",
    filmWith({
      2: {
        captions: [
          { ...GROUP, at: 0, frames: 16, words: [], lines: [] },
          { ...GROUP, at: 15, frames: 15, words: [], lines: [] },
        ],
      },
    }),
    ["shot 3: a caption outside its time"],
  ],
  ["a caption under half a second", lettered({ frames: 14 }), ["shot 3: a caption of 14 frames"]],
  [
    "a word before its caption",
    lettered({ words: [{ ...GROUP.words[0]!, at: 4 }] }),
    ["shot 3: a word outside its caption"],
  ],
  [
    "a word as its caption ends",
    lettered({ words: [{ ...GROUP.words[0]!, at: 25 }] }),
    ["shot 3: a word outside its caption"],
  ],
  ["text beyond the left", lettered({ x: LEFT - 1.5 }), ['shot 3: "Oi" leaves the safe area sideways']],
  ["text beyond the right", lettered({ x: RIGHT + 1.5 }), ['shot 3: "Oi" leaves the safe area sideways']],
  ["text too high", lettered({ y: TOP - 1.5 }), ['shot 3: "Oi" leaves the safe area up or down']],
  ["text too low", lettered({ y: BOTTOM + 1.5 }), ['shot 3: "Oi" leaves the safe area up or down']],
  ["a caption too small", lettered({ size: 55 }), ["shot 3: a caption of 55 px"]],
  ["a hook too small", lettered({ size: 71 }, 0), ["shot 1: a caption of 71 px"]],
  ["three lines", lettered(worded(3, [1, 1, 1])), ["shot 3: a caption of 3 lines"]],
  ["a hook of seven lines", lettered(worded(7, [1, 1, 1, 1, 1, 1, 1]), 0), ["shot 1: a caption of 7 lines"]],
  ["lines without words", lettered({ lines: [1, 1] }), ["shot 3: lines miss words"]],
  [
    "two of five shots in depth",
    filmWith({ 1: { parallax: DEEP }, 3: { parallax: DEEP } }),
    ["2 of 5 shots move in depth"],
  ],
  [
    "too far across in depth",
    filmWith({ 1: { parallax: { ...DEEP, x: -0.026 } } }),
    ["a shot moves too far in depth"],
  ],
  [
    "too far up in depth",
    filmWith({ 1: { parallax: { ...DEEP, y: 0.026 } } }),
    ["a shot moves too far in depth"],
  ],
  [
    "too far into depth",
    filmWith({ 1: { parallax: { ...DEEP, dolly: 0.026 } } }),
    ["a shot moves too far in depth"],
  ],
  [
    "layers too far apart",
    filmWith({ 1: { parallax: { ...DEEP, x: 0.061, layered: true } } }),
    ["a shot moves too far in depth"],
  ],
  ["four flashes in a second", flashing(40, 50, 60, 69), ["4 flashes in one second"]],
  ["four flashes in the second around the loop", flashing(130, 140, 2, 9), ["4 flashes in one second"]],
  ["an end in another picture", filmWith({ 4: { source: "card" } }), ["the loop jumps to another picture"]],
  ["an end aside", filmWith({ 4: { camera: [{ ...KEY, x: 0.52 }] } }), ["the loop jumps by 27.0 px"]],
  ["an end above", filmWith({ 4: { camera: [{ ...KEY, y: 0.48 }] } }), ["the loop jumps by 27.0 px"]],
  ["an end nearer", filmWith({ 4: { camera: [{ ...KEY, zoom: 1.3 }] } }), ["the loop jumps by 21.6 px"]],
  ["an end that is quicker than the beginning", leaving({ x: 0.5088 }), ["the loop's speed jumps"]],
  [
    "a beginning that is quicker than the end",
    filmWith({ 0: { camera: [KEY, { ...KEY, x: 0.5088, at: 1 }] } }),
    ["the loop's speed jumps"],
  ],
  [
    "words up to the loop",
    lettered({ at: 10, words: [{ ...GROUP.words[0]!, at: 10 }] }, 4),
    ["words stand across the loop"],
  ],
  ["words from the loop on", lettered({ at: 0 }, 0), ["words stand across the loop"]],
])("%s is told, and nothing else", (_, film, breaches) => {
  expect(checkTimeline(film)).toEqual(breaches);
});

test("a wide photo has room beside its largest view, and its card has none", () => {
  const wide = { width: 0.5, height: 1 };
  expect(checkTimeline(seen({ x: 0.2 }), wide)).toEqual([]);
  expect(checkTimeline(seen({ x: 0.19 }), wide)).toEqual([OUTSIDE, SHOWS]);
  const onCard = filmWith({ 2: { source: "card", camera: [{ ...KEY, x: 0.2 }] } });
  expect(checkTimeline(onCard, wide)).toEqual([OUTSIDE, SHOWS]);
  const aside = filmWith({ 4: { camera: [{ ...KEY, x: 0.52 }] } });
  expect(checkTimeline(aside, wide)).toEqual(["the loop jumps by 54.0 px"]);
});
