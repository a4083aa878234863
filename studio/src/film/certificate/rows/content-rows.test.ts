import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { expect, test } from "vitest";
import type { FilmInspection } from "../view/inspect-film.ts";
import { THUMBNAIL_BYTES, THUMBNAIL_CELLS, type FrameThumbnail } from "../view/frame-thumbnail.ts";
import { contentRows } from "./content-rows.ts";

const FRAME_BYTES = (FILM_WIDTH * FILM_HEIGHT * 3) / 2;

function coloured(luma: number, cb = 128, cr = 128): FrameThumbnail {
  const thumbnail = new Uint8Array(THUMBNAIL_BYTES);
  for (const [plane, level] of [luma, cb, cr].entries())
    thumbnail.fill(level, plane * THUMBNAIL_CELLS, (plane + 1) * THUMBNAIL_CELLS);
  return thumbnail;
}

/** The rows of a film of these thumbnails, and of whole frames at some places. */
function rows(thumbnails: readonly FrameThumbnail[], kept: FilmInspection["kept"] = new Map()) {
  const found = contentRows({ thumbnails, kept, faces: new Map(), contrasts: null }, []);
  return Object.fromEntries(found.map(({ code, value, ok, weight }) => [code, { value, ok, weight }]));
}
const film = (frames: number, at: (frame: number) => FrameThumbnail) =>
  Array.from({ length: frames }, (_, frame) => at(frame));
const moving = (frame: number) => coloured(100 + 3 * (frame % 2));

const flashing = (count: number, lit: FrameThumbnail, dark: FrameThumbnail) =>
  rows(film(60, (frame) => (frame % 7 < 3 && frame >= 7 && frame < 7 * (count + 1) ? lit : dark)));

test("three flashes in a second may be, four may not, and no film may leave that out", () => {
  const white = [3, 4].map((count) => flashing(count, coloured(235), coloured(30))["flashes"]);
  expect(white).toEqual([
    { value: "3", ok: true, weight: "must" },
    { value: "4", ok: false, weight: "must" },
  ]);
  const red = [3, 4].map((count) => flashing(count, coloured(63, 102, 240), coloured(63))["red_flashes"]);
  expect(red).toEqual([
    { value: "3", ok: true, weight: "must" },
    { value: "4", ok: false, weight: "must" },
  ]);
});

const stillFor = (frames: number) =>
  rows(film(120, (frame) => (frame < frames ? coloured(99) : moving(frame))))["still"];

const blackFor = (frames: number) =>
  rows(film(60, (frame) => (frame < frames ? coloured(16) : moving(frame))))["black"];

test("three seconds may be still, and a fifth of one black", () => {
  expect([stillFor(91), stillFor(92)]).toEqual([
    { value: "3,0 s", ok: true, weight: "should" },
    { value: "3,1 s", ok: false, weight: "should" },
  ]);
  expect([blackFor(6), blackFor(7)]).toEqual([
    { value: "0,2 s", ok: true, weight: "should" },
    { value: "0,2 s", ok: false, weight: "should" },
  ]);
});

const sines = (step: number, count: number) =>
  Float64Array.from({ length: count }, (_, at) => Math.sin(at / step));

test("a film closes where its last frame is like its first, from a similarity of 0.97 on", () => {
  const [across, down] = [sines(20, FILM_WIDTH), sines(25, FILM_HEIGHT)];
  const wave = (contrast: number): Uint8Array => {
    const frame = new Uint8Array(FRAME_BYTES);
    for (const [y, high] of down.entries())
      frame.set(
        Uint8Array.from(across, (sine) => 128 + contrast * high * sine),
        y * FILM_WIDTH,
      );
    return frame;
  };
  const first = wave(30);
  const loop = (last: Uint8Array | undefined, other = first) => {
    const kept = new Map([[0, other], ...(last === undefined ? [] : ([[2, last]] as const))]);
    return rows(film(3, moving), kept)["loop"];
  };
  expect(loop(first)).toEqual({ value: "semelhança 1,000", ok: true, weight: "should" });
  // The same with less contrast: 2 k / (1 + k²) of it where its waves are strong.
  expect(loop(wave(22))).toMatchObject({ value: "semelhança 0,971", ok: true });
  expect(loop(wave(21))).toMatchObject({ ok: false });
  // Only luma is compared.
  expect(loop(first.slice().fill(9, FILM_WIDTH * FILM_HEIGHT))?.value).toBe("semelhança 1,000");
  expect(loop(undefined)).toMatchObject({ ok: false });
});

test("a film that flashes names the shots in which it does, and one that does not names none", () => {
  const spans = [
    { from: 0, to: 40 },
    { from: 40, to: 60 },
    { from: 60, to: 120 },
  ];
  const shotsOf = (flashes: number): unknown => {
    const thumbnails = film(120, (frame) =>
      frame >= 28 && frame < 28 + 7 * flashes && frame % 7 < 3 ? coloured(235) : coloured(30),
    );
    const found = contentRows({ thumbnails, kept: new Map(), faces: new Map(), contrasts: null }, spans);
    return found.find(({ code }) => code === "flashes")?.shots;
  };
  expect([shotsOf(3), shotsOf(4)]).toEqual([[], [0, 1]]);
});
