/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */
export interface ScoreKernel {
  energy(source: number, count: number): number;
  lay(target: number, sound: number, count: number, gain: number): void;
  layFalling(target: number, sound: number, count: number, gain: number, from: number, step: number): void;
  scale(target: number, count: number, gain: number): void;
  sit(
    a: number,
    b: number,
    desk: number,
    press: number,
    count: number,
    near: number,
    far: number,
    duck: number,
    toRoom: number,
    toEcho: number,
  ): void;
  filter(left: number, right: number, count: number, cells: number): void;
  equalise(left: number, right: number, count: number, cells: number, encode: boolean, decode: boolean): void;
  addReturns(target: number, room: number, echoes: number, press: number, count: number, duck: number): void;
  diffuse(out: number, input: number, thenOut: number, then: number, count: number, gain: number): void;
  echo(
    left: number,
    right: number,
    send: number,
    thenLeft: number,
    thenRight: number,
    count: number,
    feedback: number,
    damping: number,
  ): void;
  halve(target: number, source: number, count: number): void;
  network(
    left: number,
    right: number,
    input: number,
    lines: number,
    memories: number,
    count: number,
    write: number,
    damping: number,
  ): number;
  clip(left: number, right: number, count: number, gain: number, arc: number): void;
  compress(
    left: number,
    right: number,
    count: number,
    gain: number,
    knee: number,
    least: number,
    attack: number,
    release: number,
    state: number,
    heard: boolean,
  ): void;
  gainUnder(
    peaks: number,
    gains: number,
    held: number,
    count: number,
    ceiling: number,
    ahead: number,
    rise: number,
  ): void;
  limit(left: number, right: number, count: number, gain: number, gains: number): void;
  shape(out: number, count: number, curve: number): void;
  kWeigh(left: number, right: number, count: number, cells: number): number;
  highest(source: number, count: number, floor: number, taps: number, most: number): number;
  raisePeaks(source: number, peaks: number, blocks: number, floor: number, taps: number, most: number): void;
  addFalling(
    out: number,
    count: number,
    step: number,
    gain: number,
    first: number,
    firstFall: number,
    second: number,
    secondFall: number,
  ): void;
  addPartials(out: number, count: number, cells: number): void;
  addSaw(out: number, count: number, phase: number, step: number, gain: number): void;
  addSine(out: number, count: number, step: number, gain: number, fall: number): void;
  drive(out: number, count: number, amount: number, back: number): void;
  fm(
    out: number,
    count: number,
    step: number,
    modulate: number,
    depth: number,
    fall: number,
    gain: number,
  ): void;
  noise(out: number, count: number, state: number): void;
  strike(out: number, count: number, attack: number, fall: number): void;
}

export const SCORE_KERNEL_FUNCTIONS: readonly (keyof ScoreKernel)[] = [
  "energy",
  "lay",
  "layFalling",
  "scale",
  "sit",
  "filter",
  "equalise",
  "addReturns",
  "diffuse",
  "echo",
  "halve",
  "network",
  "clip",
  "compress",
  "gainUnder",
  "limit",
  "shape",
  "kWeigh",
  "highest",
  "raisePeaks",
  "addFalling",
  "addPartials",
  "addSaw",
  "addSine",
  "drive",
  "fm",
  "noise",
  "strike",
];
