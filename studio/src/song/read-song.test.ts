import { KITS, type KitName, songReadingSchema } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { planPiece } from "../score/arrange/piece.ts";
import { sampleTimeline } from "../score/sample-timeline.ts";
import { KIT_TABLE } from "../score/kits/kit-table.ts";
import { babble, composeSong, heardSong, hiss } from "../../testing/song/songs.ts";
import { LISTENING_RATE } from "./mel-frames.ts";
import { readSong } from "./read-song.ts";

/** Share of the beats that lie within 40 ms of one of the true grid; half or double its tempo counts as right. */
function beatsOnGrid(mono: Float32Array, bpm: number, from = 0): { share: number; ratio: number } {
  const { beat } = readSong(mono);
  if (beat === null) return { share: 0, ratio: 0 };
  const ratio = [0.5, 1, 2].find((octave) => Math.abs(beat.bpm / (bpm * octave) - 1) < 0.02) ?? 0;
  const step = 60 / bpm / Math.max(1, ratio);
  const offs = beat.times
    .filter((at) => at >= from)
    .map((at) => Math.abs(at - from - step * Math.round((at - from) / step)));
  return { ratio, share: offs.filter((off) => off < 0.04).length / offs.length };
}

/** At 166 BPM two thirds of the tempo fit this one as well as half does. */
const AMBIGUOUS: readonly KitName[] = ["drum-and-bass"];

test("tempo and beats are found in music of nearly every kit, whatever its tempo", () => {
  const songs = KITS.filter((kit) => !AMBIGUOUS.includes(kit)).map((kit, index) => {
    const [slowest, fastest] = KIT_TABLE[kit].tempo;
    const bpm = slowest + ((fastest - slowest) * ((index % 3) + 1)) / 4;
    return { kit, bpm, ...beatsOnGrid(heardSong(composeSong(kit, index, bpm)), playedAt(kit, index, bpm)) };
  });
  expect(songs.filter(({ ratio }) => ratio === 0)).toEqual([]);
  // Patterns that can be heard from the off-beat too may be.
  expect(songs.filter(({ share }) => share < 0.9).length).toBeLessThanOrEqual(2);
}, 60_000);

/** Kits play a film's tempo, its half or its double. */
function playedAt(kit: KitName, seed: number, bpm: number): number {
  return planPiece({ ...sampleTimeline("viral", seed, 600, 1_800 / bpm), kit }).grid.bpm;
}

test("a song at any tempo is found within 2 %, its beats within 40 ms", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<KitName>("house", "synthwave", "trap", "piano"),
      fc.double({ min: 80, max: 140, noNaN: true }),
      (kit, bpm) => {
        const { ratio, share } = beatsOnGrid(heardSong(composeSong(kit, 3, bpm)), playedAt(kit, 3, bpm));
        expect(ratio).toBeGreaterThan(0);
        expect(share).toBeGreaterThan(0.9);
      },
    ),
    { numRuns: 6, seed: 11 },
  );
}, 60_000);

test("swing does not move the beats", () => {
  for (const [kit, bpm] of [
    ["garage", 130],
    ["lofi", 84],
  ] as const) {
    expect(beatsOnGrid(heardSong(composeSong(kit, 2, bpm)), bpm)).toMatchObject({ ratio: 1, share: 1 });
  }
});

test("a slow intro without drums does not move the beats that follow", () => {
  const song = heardSong(composeSong("house", 4, 124));
  const intro = 11.3;
  const mono = new Float32Array(song.length + Math.round(intro * LISTENING_RATE));
  for (let i = 0; i < intro * LISTENING_RATE; i++) {
    const t = i / LISTENING_RATE;
    mono[i] = 0.1 * Math.sin(2 * Math.PI * 220 * t) * (1 + Math.sin((2 * Math.PI * t) / 3));
  }
  mono.set(song, mono.length - song.length);
  const { ratio, share } = beatsOnGrid(mono, 124, intro);
  expect(ratio).toBe(1);
  expect(share).toBeGreaterThan(0.95);
});

test("bars are found where the chords change", () => {
  const right = (["house", "violao", "samba", "synthwave", "brega-funk", "epico"] as const).filter((kit) => {
    const [slowest, fastest] = KIT_TABLE[kit].tempo;
    const bpm = (slowest + fastest) / 2;
    const { beat } = readSong(heardSong(composeSong(kit, 1, bpm)));
    if (beat === null) return false;
    const bars = beat.times.filter((_, k) => k % 4 === beat.downbeat);
    const bar = 240 / bpm;
    return bars.every((at) => Math.abs(at - bar * Math.round(at / bar)) < 0.1);
  });
  expect(right.length).toBeGreaterThanOrEqual(5);
});

test.each([
  ["hiss", hiss],
  ["speech", babble],
])("%s has no beat", (_, make) => {
  for (const seconds of [6, 20]) expect(readSong(make(seconds, seconds)).beat).toBeNull();
});

test("silence around a song is left out, and what is found is what can be kept", () => {
  const song = heardSong(composeSong("piano", 1, 90));
  const mono = new Float32Array(song.length + 3 * LISTENING_RATE);
  mono.set(song, 2 * LISTENING_RATE);
  const reading = readSong(mono);
  expect(reading.from).toBeGreaterThan(1.99);
  expect(reading.from).toBeLessThan(2.1);
  expect(reading.seconds).toBeLessThanOrEqual(song.length / LISTENING_RATE + 0.001);
  expect(songReadingSchema.parse(reading)).toEqual(reading);
});

test.each([
  ["silence", new Float32Array(10 * LISTENING_RATE), "song_silent"],
  ["four seconds", hiss(4, 1), "song_too_short"],
  ["16 minutes", hiss(960, 1), "song_too_long"],
])("%s is refused", (_, mono, code) => {
  expect(() => readSong(mono)).toThrow(expect.objectContaining({ code }));
});
