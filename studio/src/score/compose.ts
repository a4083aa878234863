import type { Timeline } from "../direction/timeline.ts";
import { soundCuesOf } from "./arrange/sound-cues.ts";
import { writeParts } from "./arrange/parts/parts.ts";
import { planPiece } from "./arrange/piece.ts";
import { hireBand } from "./instruments/band.ts";
import { master } from "./master/master.ts";
import { processBus } from "./mix/bus.ts";
import { openMixer } from "./mix/mixer.ts";
import { levelCurve } from "./mix/level-curve.ts";
import { evenOut } from "./mix/even-out.ts";
import { mixDown } from "./mix/mix.ts";
import { keepForPhones } from "./mix/tone.ts";
import { scoreRandom } from "./random.ts";
import { SAMPLE_RATE } from "./stereo.ts";

/** The finished music: 48 kHz, `timeline.frames * 1600` samples a channel, -13.8 LUFS (-14 once encoded), at most -2 dBTP. */
export interface Score {
  readonly sampleRate: typeof SAMPLE_RATE;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** Composes, mixes and masters the music of a film: a pure function of the timeline. The end loops into the start. */
export function composeScore(timeline: Timeline): Score {
  const piece = planPiece(timeline);
  const parts = writeParts(piece, soundCuesOf(timeline, piece));
  const mixer = openMixer(piece.grid.samples);
  mixDown(piece, parts, hireBand(piece.kit, scoreRandom(piece, "band")), mixer);
  processBus(mixer, piece.kit.mix, levelCurve(piece));
  keepForPhones(mixer);
  evenOut(mixer, piece);
  master(mixer.memory, mixer.bus, piece.kit.mix.ceiling);
  return { sampleRate: SAMPLE_RATE, left: mixer.bus.left.slice(), right: mixer.bus.right.slice() };
}
