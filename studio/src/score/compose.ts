import type { Timeline } from "../direction/timeline.ts";
import { momentsOf } from "./arrange/moments.ts";
import { writeParts } from "./arrange/parts.ts";
import { conceive } from "./arrange/piece.ts";
import { gather } from "./instruments/band.ts";
import { master } from "./master/master.ts";
import { BALANCES } from "./mix/balance.ts";
import { polish } from "./mix/bus.ts";
import { openDesk } from "./mix/desk.ts";
import { arcOf } from "./mix/dynamics.ts";
import { mixDown } from "./mix/mix.ts";
import { scoreRandom } from "./random.ts";
import { SAMPLE_RATE } from "./stereo.ts";

/** The finished music: 48 kHz, `timeline.frames * 1600` samples a channel, -14 LUFS, at most -2 dBTP. */
export interface Score {
  readonly sampleRate: typeof SAMPLE_RATE;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** Composes, plays and masters the music of a film; a pure function of the timeline. Its end meets its start. */
export function composeScore(timeline: Timeline): Score {
  const piece = conceive(timeline);
  const parts = writeParts(piece, momentsOf(timeline, piece));
  const band = gather(piece.style, scoreRandom(piece, "band"));
  const desk = openDesk(piece.grid.samples);
  mixDown(piece, parts, band, desk);
  polish(desk, BALANCES[piece.style], arcOf(piece));
  master(desk.memory, desk.bus, BALANCES[piece.style].ceiling);
  return { sampleRate: SAMPLE_RATE, left: desk.bus.left.slice(), right: desk.bus.right.slice() };
}
