import type { Parts } from "../arrange/parts.ts";
import type { Piece } from "../arrange/piece.ts";
import { pingPong } from "../effects/delay.ts";
import { runFilter } from "../effects/filter.ts";
import { reverb } from "../effects/reverb.ts";
import type { Band } from "../instruments/band.ts";
import { inRuns } from "../kernel/in-runs.ts";
import type { ScoreMemory } from "../kernel/score-memory.ts";
import { wrapGuards } from "../kernel/score-memory.ts";
import { kWeighting } from "../master/k-weighting.ts";
import { CURVE_STEP, SAMPLE_RATE } from "../stereo.ts";
import type { Balance, Seat } from "./balance.ts";
import { BALANCES, STEMS } from "./balance.ts";
import { brightness } from "./brightness.ts";
import type { Desk } from "./desk.ts";
import { halves } from "./desk.ts";
import { pressDown } from "./ducking.ts";
import { playStem } from "./stems.ts";

/** K-weighted mean square that a stem of level 0 is brought to. */
const REFERENCE_POWER = 0.01;
const HIGHEST_OPEN = { kind: "low", q: Math.SQRT1_2 } as const;
/** What is run through a filter before a loop, so that its start follows upon its end. */
const WARM_UP = SAMPLE_RATE / 4;

/** Plays every stem, seats it on the desk's bus, and adds room and echoes. */
export function mixDown(piece: Piece, parts: Parts, band: Band, desk: Desk): void {
  const balance = BALANCES[piece.style];
  pressDown(desk.press, parts.drums.kick, balance.pump);
  for (const name of STEMS) {
    const seat = balance.seats[name];
    desk.lanes.a.fill(0);
    desk.lanes.b.fill(0);
    playStem(name, piece, parts, band, desk);
    const gain = gainTo(desk, seat);
    if (seat.open > 0) openUp(desk, piece, seat);
    sit(desk, seat, gain);
  }
  addReturns(desk, balance, Math.round((balance.echo.steps * piece.grid.samplesPerStep) / 2));
}

/** Lets the film's energy open and close a stem's low-pass. */
function openUp(
  { memory: { kernel }, lanes, filterState }: Desk,
  piece: Piece,
  { open, lanes: use }: Seat,
): void {
  const samples = lanes.a.length;
  const warmUp = Math.min(WARM_UP, samples);
  const [a, b] = [lanes.a.byteOffset, (use === "one" ? lanes.a : lanes.b).byteOffset];
  filterState.fill(0);
  const [first, second] = [lanes.a.slice(samples - warmUp), lanes.b.slice(samples - warmUp)];
  const cutoff = brightness(piece, open);
  const before = (samples - warmUp) / SAMPLE_RATE;
  const tail: [number, number] = [a + (samples - warmUp) * 4, b + (samples - warmUp) * 4];
  runFilter(kernel, tail, warmUp, HIGHEST_OPEN, (t) => cutoff(before + t), filterState);
  lanes.a.set(first, samples - warmUp);
  lanes.b.set(second, samples - warmUp);
  runFilter(kernel, [a, b], samples, HIGHEST_OPEN, cutoff, filterState);
}

/** Constant power: a lane `spread` (0 to 1) off the middle is this loud on its own side and on the other. */
function sides({ lanes, spread }: Seat): [near: number, far: number] {
  if (lanes === "one") return [1, 0];
  const angle = ((1 + spread) * Math.PI) / 4;
  return [Math.sin(angle), Math.cos(angle)];
}

function sit({ memory, bus, lanes, room, echo, press }: Desk, seat: Seat, gain: number): void {
  const [near, far] = sides(seat);
  const state = memory.allocDoubles(2);
  const desk = new Uint32Array(state.buffer, state.byteOffset, 4);
  const [a, b] = [lanes.a.byteOffset, (seat.lanes === "one" ? lanes.a : lanes.b).byteOffset];
  inRuns(lanes.a.length, (from, count) => {
    const at = from * 4;
    desk.set([bus.left, bus.right, room, echo].map(({ byteOffset }) => byteOffset + at));
    memory.kernel.sit(
      a + at,
      b + at,
      desk.byteOffset,
      press.byteOffset + at / CURVE_STEP,
      count,
      gain * near,
      gain * far,
      seat.duck,
      0.5 * seat.room,
      0.5 * seat.echo,
    );
  });
}

function addReturns(desk: Desk, balance: Balance, echoTime: number): void {
  const { memory, bus, lanes, room, echo, press } = desk;
  const { feedback, damping } = balance.echo;
  const [work, wet] = [halves(lanes.a), halves(lanes.b)];
  halve(memory, room, work.left);
  reverb(memory, work.left, work.right, balance.room, wet);
  const send = halves(room).left;
  halve(memory, echo, send);
  const echoes = halves(echo);
  pingPong(memory, send, { time: echoTime, feedback, damping }, echoes);
  const duck = 0.35 * balance.seats.chords.duck;
  for (const side of ["left", "right"] as const) {
    wrapGuards(wet[side]);
    wrapGuards(echoes[side]);
    const [dry, tail, again] = [bus[side].byteOffset, wet[side].byteOffset, echoes[side].byteOffset];
    inRuns(bus.left.length, (from, count) => {
      const at = from * 4;
      const curve = press.byteOffset + at / CURVE_STEP;
      memory.kernel.addReturns(dry + at, tail + at / 2, again + at / 2, curve, count, duck);
    });
  }
}

function halve({ kernel }: ScoreMemory, loop: Float32Array, out: Float32Array): void {
  wrapGuards(loop);
  kernel.halve(out.byteOffset, loop.byteOffset, out.length);
}

/**
 * Gain that brings a stem to its level over the time in which it is heard. Every fifth twentieth of a second is
 * measured, which is plenty for a balance.
 */
function gainTo({ memory, lanes }: Desk, seat: Seat): number {
  const step = SAMPLE_RATE / 20;
  const state = kWeighting(memory, SAMPLE_RATE);
  const powers = Array.from({ length: Math.floor(lanes.a.length / (5 * step)) }, (_, k) => {
    const at = k * 5 * step * 4;
    const b = (seat.lanes === "one" ? lanes.a : lanes.b).byteOffset;
    return memory.kernel.kWeigh(lanes.a.byteOffset + at, b + at, step, state.byteOffset) / step;
  });
  const loudest = Math.max(0, ...powers);
  if (loudest < 1e-9) return 0;
  const heard = powers.filter((power) => power > loudest / 100);
  const mean = heard.reduce((sum, power) => sum + power, 0) / heard.length;
  return Math.sqrt((REFERENCE_POWER * 10 ** (seat.level / 10)) / mean);
}
