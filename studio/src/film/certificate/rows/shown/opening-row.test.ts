import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { expect, test } from "vitest";
import { captionAt } from "../../../../../testing/film/film-of-shots.ts";
import { keyAt, shotOf, syntheticReading, timelineOf } from "../../../../../testing/frame/synthetic.ts";
import type { CameraKey, TimelineShot } from "../../../../direction/timeline.ts";
import type { PaintedWord } from "../captions/caption-row.ts";
import { openingRow } from "./opening-row.ts";

const READING = syntheticReading({ width: 1080, height: 1920, rgb: new Uint8Array() });
const FRAME_BYTES = (FILM_WIDTH * FILM_HEIGHT * 3) / 2;
const even = (level: number) => new Uint8Array(FRAME_BYTES).fill(level);

interface Film {
  readonly shot?: Partial<TimelineShot>;
  readonly words?: readonly PaintedWord[];
  readonly kept?: ReadonlyMap<number, Uint8Array>;
}
function row({ shot, words = [], kept = new Map() }: Film) {
  return openingRow(timelineOf([shotOf(shot)]), READING, kept, words);
}
/** A camera that goes, as fast as it began, from one framing to the next within 30 frames. */
const going = (from: CameraKey, to: CameraKey): Film => ({
  shot: { camera: [from, { ...to, ease: "linear" }] },
});

test("a camera moves that goes by two thousandths of the frame in a frame, across, down or as zoom", () => {
  const ways = [
    (by: number) => going(keyAt(0, 0.4, 0.5, 2), keyAt(30, 0.4 + by / 2, 0.5, 2)),
    (by: number) => going(keyAt(0, 0.4, 0.5, 2), keyAt(30, 0.4 - by / 2, 0.5, 2)),
    (by: number) => going(keyAt(0, 0.5, 0.4, 2), keyAt(30, 0.5, 0.4 + by / 2, 2)),
    (by: number) => going(keyAt(0, 0.5, 0.6, 2), keyAt(30, 0.5, 0.6 - by / 2, 2)),
    (by: number) => going(keyAt(0, 0.5, 0.5, 2), keyAt(30, 0.5, 0.5, 2 * (1 + by))),
    (by: number) => going(keyAt(0, 0.5, 0.5, 2), keyAt(30, 0.5, 0.5, 2 * (1 - by))),
  ];
  for (const way of ways) {
    expect(row(way(30 * 0.0022))).toMatchObject({
      value: "move desde o começo",
      ok: true,
      weight: "should",
    });
    expect(row(way(30 * 0.0018))).toMatchObject({ value: "começa parada", ok: false });
  }
});

test("a picture moves whose luma changes by a level from its first to its fourth frame, at a quarter of its size", () => {
  const change = (to: Uint8Array, at = 3) =>
    row({
      kept: new Map([
        [0, even(100)],
        [at, to],
      ]),
    }).ok;
  expect(change(even(101))).toBe(true);
  expect(change(even(99))).toBe(true);
  expect(change(even(100))).toBe(false);
  expect(change(even(101), 4)).toBe(false);
  expect(row({ kept: new Map([[3, even(100)]]) }).ok).toBe(false);
  // A half of it by one level is half a level; by two it is enough.
  const half = (level: number) => even(100).fill(level, 0, (FILM_WIDTH * FILM_HEIGHT) / 2);
  expect([101, 102, 98].map((level) => change(half(level)))).toEqual([false, true, true]);
  // Noise that a quarter of the size does not show is none, and neither is colour.
  const noise = even(100);
  for (let at = 0; at < FILM_WIDTH * FILM_HEIGHT; at += 2) noise[at] = 110;
  for (let at = 1; at < FILM_WIDTH * FILM_HEIGHT; at += 2) noise[at] = 90;
  expect(change(noise)).toBe(false);
  expect(change(even(100).fill(200, FILM_WIDTH * FILM_HEIGHT))).toBe(false);
  const stripes = Uint8Array.from({ length: FRAME_BYTES }, (_, at) =>
    (at % FILM_WIDTH) % 16 < 8 ? 105 : 95,
  );
  expect(change(stripes)).toBe(true);
});

/** A film that moves, with a caption from frame 2 to 16, and words of it that are legible from some frames on. */
function reading(words: readonly Partial<PaintedWord>[]) {
  const caption = { ...captionAt({ x: 0.5, y: 0.5 }), at: 2, frames: 14 };
  const box = { left: 100, top: 300, right: 200, bottom: 400 };
  const painted = words.map((word): PaintedWord => ({
    shot: 0,
    from: 2,
    to: 16,
    legible: 5,
    ...box,
    ...word,
  }));
  const { shot } = going(keyAt(0, 0.5, 0.5, 2), keyAt(30, 0.5, 0.5, 3));
  return row({ shot: { ...shot, captions: [caption] }, words: painted });
}

test("the first caption is read within half a second, when the last of its words is legible", () => {
  expect(reading([{ legible: 5 }, { legible: 15 }])).toMatchObject({
    value: "move desde o começo, frase legível em 0,50 s",
    bound: "move desde o começo, frase legível em até 0,5 s",
    ok: true,
  });
  expect(reading([{ legible: 16 }, { legible: 5 }])).toMatchObject({
    value: "move desde o começo, frase legível em 0,53 s",
    ok: false,
  });
});

test("words of other captions and other shots, and what is never legible, are not waited for", () => {
  for (const other of [{ shot: 1 }, { to: 17 }, { legible: null }]) {
    expect(reading([{ legible: 3 }, { legible: 20, ...other }])?.value).toMatch(/em 0,10 s$/);
    expect(reading([{ ...other }])?.value).toBe("move desde o começo");
  }
  // A film that begins without words is not asked for any.
  const { shot } = going(keyAt(0, 0.5, 0.5, 2), keyAt(30, 0.5, 0.5, 3));
  expect(row({ shot: { ...shot, captions: [] } })).toMatchObject({ value: "move desde o começo", ok: true });
});
