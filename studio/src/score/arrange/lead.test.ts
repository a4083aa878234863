import { STYLES } from "@curta/contract";
import { expect, test } from "vitest";
import { sampleTimeline } from "../sample-timeline.ts";
import { pitchClass } from "../theory/key.ts";
import { bassLine } from "./bass.ts";
import { voicings } from "./chords.ts";
import { leadLine } from "./lead.ts";
import type { Piece } from "./piece.ts";
import { planPiece } from "./piece.ts";

const SEEDS = Array.from({ length: 30 }, (_, i) => i * 7_919);
const PIECES = STYLES.flatMap((style) => SEEDS.map((seed) => planPiece(sampleTimeline(style, seed, 900))));

function chordAt(piece: Piece, sample: number) {
  const step = Math.floor(sample / piece.grid.samplesPerStep);
  return piece.chords[piece.form.bars.findLastIndex((bar) => bar.from <= step)];
}

test("melody notes on beats are chord tones, the others in the chord's scale", () => {
  for (const piece of PIECES) {
    for (const note of leadLine(piece)) {
      const chord = chordAt(piece, note.at);
      const onBeat = Math.round(note.at / piece.grid.samplesPerStep) % 4 === 0;
      const allowed = onBeat ? chord?.tones : [...(chord?.scale ?? []), ...(chord?.tones ?? [])];
      expect(allowed).toContain(pitchClass(note.pitch));
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

test("the bass opens every bar that it plays in on the chord's root", () => {
  for (const piece of PIECES) {
    const notes = bassLine(piece);
    for (const note of notes)
      expect(chordAt(piece, note.at)?.tones.concat(chordAt(piece, note.at)?.scale ?? [])).toContain(
        pitchClass(note.pitch),
      );
    for (const note of notes.filter(({ at }) =>
      piece.form.bars.some((bar) => Math.round(bar.from * piece.grid.samplesPerStep) === at),
    )) {
      expect(pitchClass(note.pitch)).toBe(chordAt(piece, note.at)?.root);
    }
  }
});

test("thirty seeds make thirty different themes and many grooves, keys and progressions", () => {
  for (const style of STYLES) {
    const ours = PIECES.filter((piece) => piece.style === style);
    const themes = new Set(ours.map((piece) => JSON.stringify(leadLine(piece))));
    expect(themes.size).toBe(SEEDS.length);
    expect(new Set(ours.map((piece) => piece.groove.name)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(ours.map((piece) => `${piece.key.tonic} ${piece.key.mode}`)).size).toBeGreaterThan(8);
  }
});

test("no chord stays longer than two bars, and two seeds differ in their chords or their theme", () => {
  for (const piece of PIECES) {
    const names = piece.chords.map(({ tones }) => tones.join());
    for (let i = 2; i < names.length; i++)
      expect(new Set(names.slice(i - 2, i + 1)).size, names.join(" ")).toBeGreaterThan(1);
  }
  for (const style of STYLES) {
    const ours = PIECES.filter((piece) => piece.style === style);
    const told = ours.map(({ chords, theme }) => JSON.stringify([chords, theme]));
    expect(new Set(told).size).toBe(SEEDS.length);
    expect(new Set(ours.map(({ chords }) => JSON.stringify(chords))).size).toBeGreaterThan(
      SEEDS.length * 0.7,
    );
  }
});

test("the theme comes back: the question of the hook is told again in every drop", () => {
  for (const piece of PIECES) {
    const lead = leadLine(piece);
    const head = (from: number) =>
      lead
        .map(({ at }) => Math.round(at / piece.grid.samplesPerStep) - from)
        .filter((step) => step >= 0 && step < 8);
    const drops = piece.form.bars.filter(({ passage, number }) => passage.role === "drop" && number === 0);
    expect(drops.length).toBeGreaterThan(1);
    // Ornaments may stand between its notes.
    for (const drop of drops) expect(head(drop.from)).toEqual(expect.arrayContaining(head(0)));
  }
});
