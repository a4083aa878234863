import { KITS } from "@curta/contract";
import { expect, test } from "vitest";
import { sampleTimeline } from "../../sample-timeline.ts";
import { pitchClass } from "../../theory/key.ts";
import type { Piece } from "../piece.ts";
import { planPiece } from "../piece.ts";
import { bassLine } from "./bass.ts";
import { voicings } from "./chords.ts";
import { leadLine } from "./lead.ts";

const SEEDS = Array.from({ length: 12 }, (_, i) => i * 7_919);
const PIECES = KITS.flatMap((kit) =>
  SEEDS.map((seed) => planPiece({ ...sampleTimeline("viral", seed, 900), kit })),
);

function barAt(piece: Piece, sample: number): number {
  const step = Math.floor(sample / piece.grid.samplesPerStep);
  return piece.form.bars.findLastIndex((bar) => bar.from <= step);
}

test("melody notes on beats never rub against a chord tone by a semitone", () => {
  for (const piece of PIECES) {
    for (const note of leadLine(piece)) {
      if (Math.round(note.at / piece.grid.samplesPerStep) % 4 !== 0) continue;
      const { tones = [] } = piece.chords[barAt(piece, note.at)] ?? {};
      const away = tones.map((tone) => pitchClass(note.pitch - tone));
      expect(away.includes(0) || !away.some((distance) => distance === 1 || distance === 11)).toBe(true);
    }
  }
});

test("voices move little from chord to chord and never rub in the same octave", () => {
  for (const piece of PIECES) {
    const voiced = voicings(piece);
    for (const [i, notes] of voiced.entries()) {
      expect(notes.length).toBeGreaterThanOrEqual(3);
      for (let k = 1; k < notes.length; k++) expect(notes[k]! - notes[k - 1]!).toBeGreaterThan(1);
      const before = voiced[i - 1];
      if (before === undefined) continue;
      const moved = notes.map((note) => Math.min(...before.map((other) => Math.abs(note - other))));
      expect(moved.reduce((sum, way) => sum + way, 0) / moved.length).toBeLessThanOrEqual(5);
    }
  }
});

test("the bass follows the chords: a bar that it opens, it opens on the chord's root", () => {
  for (const piece of PIECES) {
    const starts = new Map(
      piece.form.bars.map((bar, i) => [Math.round(bar.from * piece.grid.samplesPerStep), i]),
    );
    for (const note of bassLine(piece)) {
      const chord = piece.chords[barAt(piece, note.at)];
      expect([...(chord?.tones ?? []), ...(chord?.scale ?? [])]).toContain(pitchClass(note.pitch));
      const opened = starts.get(note.at);
      if (opened !== undefined) expect(pitchClass(note.pitch)).toBe(piece.chords[opened]?.root);
    }
  }
});

test("twelve seeds of a kit make twelve different melodies in many keys", () => {
  for (const kit of KITS) {
    const ours = PIECES.filter((piece) => piece.kitName === kit);
    expect(new Set(ours.map((piece) => JSON.stringify(leadLine(piece)))).size).toBe(SEEDS.length);
    expect(new Set(ours.map((piece) => `${piece.key.tonic} ${piece.key.mode}`)).size).toBeGreaterThan(4);
  }
});

test("the hook comes back: every drop opens with the rhythm that the film opens with, and so does every second bar pair", () => {
  for (const piece of PIECES) {
    const steps = leadLine(piece).map(({ at }) => Math.floor(at / piece.grid.samplesPerStep + 0.01));
    const rhythm = (from: number) => steps.map((step) => step - from).filter((step) => step >= 0 && step < 8);
    const drops = piece.form.bars.filter(
      ({ passage, number }) => passage.role === "drop" && number % 4 === 0,
    );
    expect(drops.length).toBeGreaterThan(0);
    for (const { from, last } of drops) if (!last) expect(rhythm(from)).toEqual(rhythm(0));
  }
});

test("a hook has at least three different notes, and its second half answers the first", () => {
  for (const { theme } of PIECES) {
    expect(new Set(theme.opening.map(({ height }) => height)).size).toBeGreaterThanOrEqual(
      Math.min(3, theme.opening.length),
    );
    expect(theme.ending).not.toEqual(theme.answer);
  }
});
