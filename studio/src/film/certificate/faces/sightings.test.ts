import type { Box, Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { captionAt } from "../../../../testing/film/film-of-shots.ts";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import { keyAt, syntheticReading } from "../../../../testing/frame/synthetic.ts";
import type { SkinnedFace } from "../view/inspect-shot.ts";
import { wantedOfFilm, wantedOfShot } from "./looks.ts";
import { neverFound, sightingsOf } from "./sightings.ts";

/** A 9:16 picture of one face, in shots that show all of it. */
const PLAIN = syntheticReading({ width: 1080, height: 1920, rgb: new Uint8Array() });
const FACE = { x: 0.4, y: 0.3, w: 0.16, h: 0.09, confidence: 0.9 };
const READING: Reading = { ...PLAIN, faces: [FACE] };
const FILM = plainTimeline([12, 40]);

function found(box: Box, confidence = 0.8): SkinnedFace {
  const at = (x: number, y: number) => ({ x: box.x + x * box.w, y: box.y + y * box.h });
  const [eye, other, nose, mouth] = [at(0.3, 0.3), at(0.7, 0.3), at(0.5, 0.5), at(0.5, 0.8)];
  const landmarks = { rightEye: eye, leftEye: other, nose, mouth, rightEar: eye, leftEar: other };
  return { box, landmarks, confidence, skin: null };
}
/** The only face of the film's first frame, where these were found there. */
function firstFace(...boxes: readonly Box[]) {
  const [sighting] = sightingsOf(FILM, READING, new Map([[0, boxes.map((box) => found(box))]]));
  return sighting!.faces[0]!;
}

test("every measured frame is sighted, counted from the first of its shot, by what was found in that frame of the film", () => {
  const at = new Map([[12 + 9, [found(FACE)]]]);
  const sightings = sightingsOf(FILM, READING, at);
  expect(sightings.map(({ shot, frame }) => [shot, frame])).toEqual([
    [0, 0],
    [0, 3],
    [0, 6],
    [1, 0],
    [1, 9],
    [1, 21],
  ]);
  const seen = sightings.filter(({ faces }) => faces.some((face) => face.found !== null));
  expect(seen.map(({ shot, frame }) => [shot, frame])).toEqual([[1, 9]]);
  expect(seen[0]!.faces[0]).toMatchObject({ index: 0, foundWhole: true, placedWhole: true });
});

test("a found face is the known one where they overlap by three tenths", () => {
  // Half as wide: the shared part is half of both. A quarter: a quarter. Their middles are far, as the face is low.
  const wide = { ...PLAIN, faces: [{ ...FACE, x: 0.05, w: 0.9 }] };
  const isFound = (w: number) => {
    const box = { ...FACE, x: 0.05, w };
    return sightingsOf(FILM, wide, new Map([[0, [found(box)]]]))[0]!.faces[0]!.found !== null;
  };
  expect([isFound(0.28), isFound(0.26)]).toEqual([true, false]);
});

test("or where their middles are nearer than half of the face's height, in pixels", () => {
  // A small box of which the known face has less than three tenths; half of 0.09 are 86 pixels.
  const small = { w: 0.04, h: 0.02 };
  const middle = { x: 0.48, y: 0.345 };
  const isFound = (across: number, down: number) => {
    const box = {
      x: middle.x + across / 1080 - small.w / 2,
      y: middle.y + down / 1920 - small.h / 2,
      ...small,
    };
    return firstFace(box).found !== null;
  };
  for (const [across, down] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    expect([isFound(84 * across, 84 * down), isFound(89 * across, 89 * down)]).toEqual([true, false]);
  }
  expect([isFound(60, 60), isFound(63, 63)]).toEqual([true, false]);
});

test("of several found faces the one that overlaps most is the known one", () => {
  const [near, nearer] = [
    { ...FACE, x: 0.43 },
    { ...FACE, x: 0.41 },
  ];
  expect(firstFace(near, nearer).found?.box).toEqual(nearer);
  expect(firstFace(nearer, near).found?.box).toEqual(nearer);
});

// Its left edge is that of the view; it was found a little further to the left.

const atEdge = {
  ...FILM,
  shots: FILM.shots.map((shot) => ({ ...shot, camera: [keyAt(0, 0.65, 0.5, 2)] })),
};

test("a face that should not be in the frame is not found there, and one at its edge is found in part", () => {
  const away = { ...FILM, shots: FILM.shots.map((shot) => ({ ...shot, camera: [keyAt(0, 0.8, 0.8, 3)] })) };
  const [sighting] = sightingsOf(
    away,
    READING,
    new Map([[0, [found({ x: -0.6, y: -0.9, w: 0.5, h: 0.3 })]]]),
  );
  expect(sighting!.faces[0]).toMatchObject({ found: null, foundWhole: false, placedWhole: false });
  const [cut] = sightingsOf(atEdge, READING, new Map([[0, [found({ x: -0.05, y: 0.1, w: 0.32, h: 0.18 })]]]));
  expect(cut!.faces[0]).toMatchObject({ foundWhole: false, placedWhole: true });
  expect(cut!.faces[0]!.found).not.toBe(null);
});

test("a found face that fills the frame is whole where the network saw its features in view", () => {
  const close = {
    ...FILM,
    shots: FILM.shots.map((shot) => ({ ...shot, camera: [keyAt(0, 0.48, 0.345, 7)] })),
  };
  // A little lower than the reading has it: its mouth is below the frame's edge.
  const box = { x: -0.06, y: 0.185, w: 1.12, h: 0.63 };
  const whole = [
    found(box),
    { ...found(box), landmarks: { ...found(box).landmarks, mouth: { x: 0.5, y: 1.01 } } },
  ].map((face) => sightingsOf(close, READING, new Map([[0, [face]]]))[0]!.faces[0]!.foundWhole);
  expect(whole).toEqual([true, false]);
});

test("never found are the known faces that were found in no frame", () => {
  const two = { ...PLAIN, faces: [FACE, { ...FACE, x: 0.7 }] };
  const sightings = sightingsOf(
    FILM,
    two,
    new Map([
      [0, [found(FACE)]],
      [12, []],
    ]),
  );
  expect([...neverFound(sightings)]).toEqual([1]);
  expect([...neverFound(sightingsOf(FILM, two, new Map()))]).toEqual([0, 1]);
  expect([...neverFound([])]).toEqual([]);
});

/** Where a view at zoom 4, a quarter of the picture wide, shows this share of the face. */
const viewWith = (share: number) => 0.4 + 0.16 * share - 0.125;

test("faces are looked for in the measured frames of shots that should show some of one", () => {
  const looks = (x: number, faces: Reading["faces"] = [FACE]) => {
    const film = { ...FILM, shots: FILM.shots.map((shot) => ({ ...shot, camera: [keyAt(0, x, 0.345, 4)] })) };
    return wantedOfShot(film, 1, { ...PLAIN, faces }).looks;
  };
  // More than a tenth of the face must be in the view.
  expect(looks(viewWith(0.09))).toEqual([]);
  expect(looks(viewWith(0.11)).map(({ frame, expected }) => [frame, expected])).toEqual([
    [0, []],
    [9, []],
    [21, []],
  ]);
  // Where 97 in a hundred of it are in the frame it should be found.
  expect(looks(viewWith(0.965)).map(({ expected }) => expected.length)).toEqual([0, 0, 0]);
  expect(looks(viewWith(0.975)).map(({ expected }) => expected.length)).toEqual([1, 1, 1]);
  expect(looks(0.48, [FACE, { ...FACE, x: 0.8 }])).toHaveLength(3);
  expect(looks(0.48, [])).toEqual([]);
  expect(wantedOfShot(FILM, 0, undefined).looks).toEqual([]);
});

test("the highest face is looked for first, in shares of the frame", () => {
  const faces = [FACE, { ...FACE, x: 0.6, h: 0.2 }, { ...FACE, x: 0.1, h: 0.1 }];
  const [look] = wantedOfShot(FILM, 0, { ...PLAIN, faces }).looks;
  expect(look!.expected.map(({ h }) => +h.toFixed(6))).toEqual([0.2, 0.1, 0.09]);
  expect(look!.expected[2]!.x).toBeCloseTo(0.4);
});

test("what is wanted of a film is what is wanted of its shots, by the film's own frames", () => {
  const caption = { ...captionAt({ x: 0.5, y: 0.5 }), at: 0, frames: 10 };
  const film = {
    ...FILM,
    shots: FILM.shots.map((shot, index) => (index === 0 ? { ...shot, captions: [caption] } : shot)),
  };
  const wanted = wantedOfFilm(film, READING);
  expect(wanted.keep).toEqual([0, 3, 6, 50, 51]);
  expect(wanted.looks.map(({ frame }) => frame)).toEqual([0, 3, 6, 9, 12, 21, 33]);
  expect(wantedOfShot(film, 1, READING).keep).toEqual([38, 39]);
});
