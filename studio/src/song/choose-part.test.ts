import { beatsIn, type SongReading, tempoOf } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chooseSongPart, songTempo } from "./choose-part.ts";

/** Songs with an even beat, loud from some second on. */
const songs = fc
  .record({
    seconds: fc.integer({ min: 5, max: 300 }),
    bpm: fc.double({ min: 66, max: 144, noNaN: true }),
    first: fc.double({ min: 0, max: 0.4, noNaN: true }),
    downbeat: fc.nat({ max: 3 }),
    from: fc.double({ min: 0, max: 3, noNaN: true }),
    loudFrom: fc.nat({ max: 300 }),
  })
  .map(({ seconds, bpm, first, downbeat, from, loudFrom }): SongReading => {
    const times: number[] = [];
    for (let at = first; at < seconds; at += 60 / bpm) times.push(at);
    const levels = Array.from({ length: 2 * seconds }, (_, k) => (k / 2 < loudFrom ? -12 : 0));
    return { seconds, from, beat: { bpm, times, downbeat }, levels };
  });

test("a part lies inside the song, and a film of its tempo has exactly its beats", () => {
  fc.assert(
    fc.property(songs, fc.integer({ min: 5, max: 60 }), (song, seconds) => {
      const part = chooseSongPart(song, seconds);
      expect(part === null).toBe(song.seconds < seconds);
      if (part === null) return;
      expect(part.from).toBeGreaterThanOrEqual(song.from);
      expect(part.from + seconds).toBeLessThanOrEqual(song.from + song.seconds + 1e-9);
      const { beatFrames } = part;
      if (beatFrames === null) return;
      expect([beatFrames[0], beatFrames.at(-1)]).toEqual([0, seconds * 30]);
      expect(beatFrames.every((at, k) => k === 0 || at > beatFrames[k - 1]!)).toBe(true);
      const tempo = songTempo(song, seconds) ?? 0;
      expect(tempo).toBe(tempoOf(beatFrames.length - 1, seconds));
      expect(beatsIn(seconds, tempo)).toBe(beatFrames.length - 1);
    }),
  );
});

const beat = { bpm: 120, times: Array.from({ length: 240 }, (_, k) => 0.1 + k / 2), downbeat: 2 };

test("the loudest part is chosen, just before the first beat of a bar", () => {
  const levels = Array.from({ length: 240 }, (_, k) => (k >= 100 && k < 160 ? 0 : -14));
  const part = chooseSongPart({ seconds: 120, from: 1, beat, levels }, 15);
  // Bars begin at 1.1, 3.1, 5.1 ...; it is loud from 50 s on, and the film begins where it becomes loud.
  expect(part?.from).toBeCloseTo(1 + 49.1 + 2 - 0.02, 3);
  expect(part?.beatFrames?.slice(0, 4)).toEqual([0, 16, 31, 46]);
});

test("without a steady beat the loudest part is chosen all the same, with no beats", () => {
  const levels = Array.from({ length: 240 }, (_, k) => (k >= 100 && k < 160 ? 0 : -14));
  const part = chooseSongPart({ seconds: 120, from: 0, beat: null, levels }, 15);
  expect(part).toEqual({ from: 50, beatFrames: null });
});
