import type { Parts } from "../arrange/parts/parts.ts";
import type { Piece } from "../arrange/piece.ts";
import { pingPong } from "../effects/delay.ts";
import { runFilter } from "../effects/filter.ts";
import { reverb } from "../effects/reverb.ts";
import type { Instruments } from "../instruments/band.ts";
import { inChunks } from "../kernel/in-chunks.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import { wrapGuards } from "../kernel/score-memory.ts";
import { kWeightingState } from "../master/k-weighting.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";
import type { MixSettings, StemSettings } from "./mix-settings.ts";
import { STEMS } from "./mix-settings.ts";
import { cutoffCurve } from "./cutoff-curve.ts";
import type { Mixer } from "./mixer.ts";
import { halfRateLoops } from "./mixer.ts";
import { fillDucking } from "./ducking.ts";
import { playStem } from "./stems.ts";

/** K-weighted mean square that a stem of level 0 is brought to. */
const REFERENCE_POWER = 0.01;
const LOW_PASS = { kind: "low", q: Math.SQRT1_2 } as const;
/** Samples of a loop's end that a filter processes first, so that the loop's start follows its end. */
const WARM_UP = SAMPLE_RATE / 4;

/** Plays every stem, adds it to the bus, and adds reverb and echoes. */
export function mixDown(piece: Piece, parts: Parts, instruments: Instruments, mixer: Mixer): void {
  const settings = piece.kit.mix;
  fillDucking(mixer.ducking, parts.drums["kick"] ?? [], settings.duckingSeconds);
  for (const name of STEMS) {
    const stem = settings.stems[name];
    mixer.lanes.a.fill(0);
    mixer.lanes.b.fill(0);
    playStem(name, piece, parts, instruments, mixer);
    const gain = gainTo(mixer, stem);
    if (stem.filterDepth > 0) filterStem(mixer, piece, stem);
    mixStem(mixer, stem, gain);
  }
  addReturns(mixer, settings, Math.round((settings.echo.steps * piece.grid.samplesPerStep) / 2));
}

/** Moves a stem's low-pass filter with the film's energy. */
function filterStem(
  { memory: { kernel }, lanes, filterState }: Mixer,
  piece: Piece,
  { filterDepth, lanes: use }: StemSettings,
): void {
  const samples = lanes.a.length;
  const warmUp = Math.min(WARM_UP, samples);
  const [a, b] = [lanes.a.byteOffset, (use === "one" ? lanes.a : lanes.b).byteOffset];
  filterState.fill(0);
  const [first, second] = [lanes.a.slice(samples - warmUp), lanes.b.slice(samples - warmUp)];
  const cutoff = cutoffCurve(piece, filterDepth);
  const before = (samples - warmUp) / SAMPLE_RATE;
  const tail: [number, number] = [a + (samples - warmUp) * 4, b + (samples - warmUp) * 4];
  runFilter(kernel, tail, warmUp, LOW_PASS, (t) => cutoff(before + t), filterState);
  lanes.a.set(first, samples - warmUp);
  lanes.b.set(second, samples - warmUp);
  runFilter(kernel, [a, b], samples, LOW_PASS, cutoff, filterState);
}

/** Constant-power panning: gains of a lane on its own side and on the other one. */
function sides({ lanes, spread }: StemSettings): [near: number, far: number] {
  if (lanes === "one") return [1, 0];
  const angle = ((1 + spread) * Math.PI) / 4;
  return [Math.sin(angle), Math.cos(angle)];
}

function mixStem(
  { memory, bus, lanes, reverbSend, echoSend, ducking }: Mixer,
  stem: StemSettings,
  gain: number,
): void {
  const [near, far] = sides(stem);
  const addresses = memory.allocDoubles(2);
  const outputs = new Uint32Array(addresses.buffer, addresses.byteOffset, 4);
  const [a, b] = [lanes.a.byteOffset, (stem.lanes === "one" ? lanes.a : lanes.b).byteOffset];
  inChunks(lanes.a.length, (from, count) => {
    const at = from * 4;
    outputs.set([bus.left, bus.right, reverbSend, echoSend].map(({ byteOffset }) => byteOffset + at));
    memory.kernel.mixStem(
      a + at,
      b + at,
      outputs.byteOffset,
      ducking.byteOffset + at / CURVE_STEP,
      count,
      gain * near,
      gain * far,
      stem.duck,
      0.5 * stem.reverb,
      0.5 * stem.echo,
    );
  });
}

function addReturns(mixer: Mixer, settings: MixSettings, echoTime: number): void {
  const { memory, bus, lanes, reverbSend, echoSend, ducking } = mixer;
  const { feedback, damping } = settings.echo;
  const [work, wet] = [halfRateLoops(lanes.a), halfRateLoops(lanes.b)];
  halveRate(memory, reverbSend, work.left);
  reverb(memory, work.left, work.right, settings.reverb, wet);
  const send = halfRateLoops(reverbSend).left;
  halveRate(memory, echoSend, send);
  const echoes = halfRateLoops(echoSend);
  pingPong(memory, send, { time: echoTime, feedback, damping }, echoes);
  const duck = 0.35 * settings.stems.chords.duck;
  for (const side of ["left", "right"] as const) {
    wrapGuards(wet[side]);
    wrapGuards(echoes[side]);
    const [dry, reverbed, echoed] = [bus[side].byteOffset, wet[side].byteOffset, echoes[side].byteOffset];
    inChunks(bus.left.length, (from, count) => {
      const at = from * 4;
      const curve = ducking.byteOffset + at / CURVE_STEP;
      memory.kernel.addReturns(dry + at, reverbed + at / 2, echoed + at / 2, curve, count, duck);
    });
  }
}

function halveRate({ kernel }: ScoreMemory, loop: Float32Array, out: Float32Array): void {
  wrapGuards(loop);
  kernel.halveRate(out.byteOffset, loop.byteOffset, out.length);
}

/**
 * Gain that brings a stem to its level, measured while it is audible. One twentieth of a second out of
 * every quarter is measured, which is exact enough.
 */
function gainTo({ memory, lanes }: Mixer, stem: StemSettings): number {
  const step = SAMPLE_RATE / 20;
  const state = kWeightingState(memory, SAMPLE_RATE);
  const powers = Array.from({ length: Math.floor(lanes.a.length / (5 * step)) }, (_, k) => {
    const at = k * 5 * step * 4;
    const b = (stem.lanes === "one" ? lanes.a : lanes.b).byteOffset;
    return (
      memory.kernel.kWeightedSumOfSquares(lanes.a.byteOffset + at, b + at, step, state.byteOffset) / step
    );
  });
  const loudest = Math.max(0, ...powers);
  if (loudest < 1e-9) return 0;
  const audible = powers.filter((power) => power > loudest / 100);
  const mean = audible.reduce((sum, power) => sum + power, 0) / audible.length;
  return Math.sqrt((REFERENCE_POWER * 10 ** (stem.level / 10)) / mean);
}
