import type { Piece } from "../arrange/piece.ts";
import { pingPong } from "../effects/delay.ts";
import { filterLoop } from "../effects/filter.ts";
import { reverb } from "../effects/reverb.ts";
import type { Band } from "../instruments/band.ts";
import { kWeightedPowers } from "../master/k-weighting.ts";
import type { Stereo } from "../stereo.ts";
import { SAMPLE_RATE, silence } from "../stereo.ts";
import type { Seat } from "./balance.ts";
import { BALANCES, STEMS } from "./balance.ts";
import { brightness } from "./brightness.ts";
import { pressedBy } from "./ducking.ts";
import type { Parts } from "./stems.ts";
import { playStem } from "./stems.ts";

/** K-weighted mean square that a stem of level 0 is brought to. */
const REFERENCE_POWER = 0.01;

/** Plays every stem, seats it, and adds room and echoes. One stem is in memory at a time. */
export function mixDown(piece: Piece, parts: Parts, band: Band): Stereo {
  const balance = BALANCES[piece.style];
  const { samples, samplesPerStep } = piece.grid;
  const desk: Desk = {
    bus: silence(samples),
    room: new Float32Array(samples),
    echo: new Float32Array(samples),
    press: pressedBy(parts.drums.kick, samples, balance.pump),
  };
  const stem = silence(samples);
  for (const name of STEMS) {
    const seat = balance.seats[name];
    stem.left.fill(0);
    stem.right.fill(0);
    playStem(name, piece, parts, band, stem);
    const gain = gainTo(stem, seat.level);
    if (seat.open > 0) filterLoop(stem, { kind: "low", q: Math.SQRT1_2 }, brightness(piece, seat.open));
    sit(stem, seat, gain, desk);
  }
  const { steps, feedback, damping } = balance.echo;
  pingPong(desk.echo, { time: Math.round(steps * samplesPerStep), feedback, damping }, stem);
  addReturns(desk, stem, reverb(desk.room, balance.room), 0.35 * balance.seats.chords.duck);
  return desk.bus;
}

/** What the stems are laid onto: the mix, the sends, and the kick's press. */
interface Desk {
  readonly bus: Stereo;
  readonly room: Float32Array;
  readonly echo: Float32Array;
  readonly press: Float32Array;
}

function sit({ left, right }: Stereo, seat: Seat, gain: number, { bus, room, echo, press }: Desk): void {
  const toRoom = 0.5 * seat.room;
  const toEcho = 0.5 * seat.echo;
  for (let i = 0; i < press.length; i++) {
    const level = gain * (1 - seat.duck * press[i]!);
    const l = left[i]! * level;
    const r = right[i]! * level;
    bus.left[i] = bus.left[i]! + l;
    bus.right[i] = bus.right[i]! + r;
    if (toRoom > 0) room[i] = room[i]! + toRoom * (l + r);
    if (toEcho > 0) echo[i] = echo[i]! + toEcho * (l + r);
  }
}

function addReturns({ bus, press }: Desk, echoes: Stereo, room: Stereo, duck: number): void {
  for (let i = 0; i < press.length; i++) {
    const kept = 1 - duck * press[i]!;
    bus.left[i] = bus.left[i]! + kept * (room.left[i]! + echoes.left[i]!);
    bus.right[i] = bus.right[i]! + kept * (room.right[i]! + echoes.right[i]!);
  }
}

/**
 * Gain that brings a stem to its level over the time in which it is heard. Every fourth twentieth of a
 * second is measured, which is plenty for a balance.
 */
function gainTo({ left, right }: Stereo, level: number): number {
  const step = SAMPLE_RATE / 20;
  const count = Math.floor(left.length / (4 * step));
  const sampled = silence(count * step);
  for (let k = 0; k < count; k++) {
    sampled.left.set(left.subarray(k * 4 * step, (k * 4 + 1) * step), k * step);
    sampled.right.set(right.subarray(k * 4 * step, (k * 4 + 1) * step), k * step);
  }
  const powers = kWeightedPowers(sampled.left, sampled.right, SAMPLE_RATE, step);
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  if (loudest < 1e-9) return 0;
  const heard = powers.filter((power) => power > loudest / 100);
  const mean = heard.reduce((sum, power) => sum + power, 0) / heard.length;
  return Math.sqrt((REFERENCE_POWER * 10 ** (level / 10)) / mean);
}
