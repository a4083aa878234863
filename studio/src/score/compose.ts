import type { Timeline } from "../direction/timeline.ts";
import { momentsOf } from "./arrange/moments.ts";
import { conceive } from "./arrange/piece.ts";
import { gather } from "./instruments/band.ts";
import { master } from "./master/master.ts";
import { BALANCES } from "./mix/balance.ts";
import { followArc } from "./mix/dynamics.ts";
import { polish } from "./mix/bus.ts";
import { mixDown } from "./mix/mix.ts";
import { writeParts } from "./mix/stems.ts";
import { randomFor } from "./random.ts";
import { SAMPLE_RATE } from "./stereo.ts";

/** The finished music: 48 kHz, `timeline.frames * 1600` samples a channel, -14 LUFS, at most -2 dBTP. */
export interface Score {
  readonly sampleRate: typeof SAMPLE_RATE;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Composes, plays and masters the music of a film; a pure function of the timeline. Its end meets its start. */
export function composeScore(timeline: Timeline): Score {
  const piece = conceive(timeline);
  const parts = writeParts(piece, momentsOf(timeline, piece));
  const band = gather(piece.style, randomFor(piece.seed, `${piece.style}/band`));
  const mix = mixDown(piece, parts, band);
  polish(mix, BALANCES[piece.style]);
  followArc(mix, piece);
  master(mix, BALANCES[piece.style].ceiling);
  return { sampleRate: SAMPLE_RATE, ...mix };
}
