import type { Piece } from "../arrange/piece.ts";
import { pingPong } from "../effects/delay.ts";
import { filter } from "../effects/filter.ts";
import { reverb } from "../effects/reverb.ts";
import type { Band } from "../instruments/band.ts";
import { kWeight } from "../master/k-weighting.ts";
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
const WARM_UP = SAMPLE_RATE / 4;

/** Plays every stem, seats it, and adds room and echoes. One stem is in memory at a time. */
export function mixDown(piece: Piece, parts: Parts, band: Band): Stereo {
  const balance = BALANCES[piece.style];
  const { samples, samplesPerStep } = piece.grid;
  const bus = silence(samples);
  const echoSend = silence(samples);
  const roomSend = new Float32Array(samples);
  const press = pressedBy(parts.drums.kick, samples, balance.pump);
  const stem = silence(samples);
  for (const name of STEMS) {
    const seat = balance.seats[name];
    stem.left.fill(0);
    stem.right.fill(0);
    playStem(name, piece, parts, band, stem);
    if (seat.open > 0) openUp(stem, piece, seat.open);
    sit(stem, seat, press, bus, roomSend, echoSend);
  }
  const { steps, feedback, damping } = balance.echo;
  const echoes = silence(samples);
  pingPong(echoSend, { time: Math.round(steps * samplesPerStep), feedback, damping }, echoes);
  for (let i = 0; i < samples; i++) roomSend[i] = roomSend[i]! + 0.15 * (echoes.left[i]! + echoes.right[i]!);
  const room = reverb(roomSend, balance.room);
  const dip = 0.35 * balance.seats.chords.duck;
  for (let i = 0; i < samples; i++) {
    const kept = 1 - dip * press[i]!;
    bus.left[i] = bus.left[i]! + kept * (room.left[i]! + echoes.left[i]!);
    bus.right[i] = bus.right[i]! + kept * (room.right[i]! + echoes.right[i]!);
  }
  return bus;
}

function openUp(stem: Stereo, piece: Piece, depth: number): void {
  filter(stem.left, { kind: "low", q: Math.SQRT1_2 }, brightness(piece, depth), WARM_UP);
  filter(stem.right, { kind: "low", q: Math.SQRT1_2 }, brightness(piece, depth), WARM_UP);
}

function sit(
  stem: Stereo,
  seat: Seat,
  press: Float32Array,
  bus: Stereo,
  room: Float32Array,
  echo: Stereo,
): void {
  const gain = gainTo(stem, seat.level);
  for (let i = 0; i < press.length; i++) {
    const level = gain * (1 - seat.duck * press[i]!);
    const left = stem.left[i]! * level;
    const right = stem.right[i]! * level;
    bus.left[i] = bus.left[i]! + left;
    bus.right[i] = bus.right[i]! + right;
    room[i] = room[i]! + seat.room * 0.5 * (left + right);
    echo.left[i] = echo.left[i]! + seat.echo * left;
    echo.right[i] = echo.right[i]! + seat.echo * right;
  }
}

/** Gain that brings a stem to its level, measured over the tenths of a second in which it is heard. */
function gainTo(stem: Stereo, level: number): number {
  const step = SAMPLE_RATE / 10;
  const powers = new Float64Array(Math.floor(stem.left.length / step));
  kWeight(stem.left, SAMPLE_RATE, step, powers);
  kWeight(stem.right, SAMPLE_RATE, step, powers);
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const heard = powers.filter((power) => power > loudest / 100);
  if (loudest < 1e-9) return 0;
  const mean = heard.reduce((sum, power) => sum + power, 0) / heard.length;
  return Math.sqrt((REFERENCE_POWER * 10 ** (level / 10)) / mean);
}
