/** What the compiled kernel exports; written by studio/kernels/build.ts from the sources beside it. */
export interface ScoreKernel {
  sumOfSquares(source: number, count: number): number;
  addSamples(target: number, sound: number, count: number, gain: number): void;
  addFadingSamples(
    target: number,
    sound: number,
    count: number,
    gain: number,
    from: number,
    step: number,
  ): void;
  multiplySamples(target: number, count: number, gain: number): void;
  mixStem(
    a: number,
    b: number,
    outputs: number,
    ducking: number,
    count: number,
    near: number,
    far: number,
    duck: number,
    toReverb: number,
    toEcho: number,
  ): void;
  runStateVariableFilter(left: number, right: number, count: number, state: number): void;
  runEqualiserSections(
    left: number,
    right: number,
    count: number,
    state: number,
    encode: boolean,
    decode: boolean,
  ): void;
  addReturns(
    target: number,
    reverb: number,
    echoes: number,
    ducking: number,
    count: number,
    duck: number,
  ): void;
  runAllPass(
    out: number,
    input: number,
    delayedOut: number,
    delayedIn: number,
    count: number,
    gain: number,
  ): void;
  runPingPongEcho(
    left: number,
    right: number,
    send: number,
    delayedLeft: number,
    delayedRight: number,
    count: number,
    feedback: number,
    damping: number,
  ): void;
  halveRate(target: number, source: number, count: number): void;
  runFeedbackDelayNetwork(
    left: number,
    right: number,
    input: number,
    lines: number,
    memories: number,
    count: number,
    write: number,
    damping: number,
  ): number;
  saturateStereo(left: number, right: number, count: number, gain: number, curve: number): void;
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
    audible: boolean,
  ): void;
  findLimiterGains(
    peaks: number,
    gains: number,
    held: number,
    count: number,
    ceiling: number,
    ahead: number,
    rise: number,
  ): void;
  applyLimiterGains(left: number, right: number, count: number, gain: number, gains: number): void;
  multiplyByCurve(out: number, count: number, curve: number): void;
  kWeightedSumOfSquares(left: number, right: number, count: number, state: number): number;
  findHighestPeak(source: number, count: number, floor: number, taps: number, most: number): number;
  raiseBlockPeaks(
    source: number,
    peaks: number,
    blocks: number,
    floor: number,
    taps: number,
    most: number,
  ): void;
  addSweptSine(
    out: number,
    count: number,
    step: number,
    gain: number,
    first: number,
    firstFall: number,
    second: number,
    secondFall: number,
  ): void;
  addDecayingSinePair(out: number, count: number, state: number): void;
  addSaw(out: number, count: number, phase: number, step: number, gain: number): void;
  addDecayingSine(out: number, count: number, step: number, gain: number, fall: number): void;
  saturateSamples(out: number, count: number, amount: number, back: number): void;
  addFmOperators(
    out: number,
    count: number,
    step: number,
    modulate: number,
    depth: number,
    fall: number,
    gain: number,
  ): void;
  fillWithNoise(out: number, count: number, state: number): void;
  applyAttackAndDecay(out: number, count: number, attack: number, fall: number): void;
  runPluckedString(
    out: number,
    count: number,
    whole: number,
    part: number,
    loss: number,
    damping: number,
  ): void;
}

export const SCORE_KERNEL_FUNCTIONS: readonly (keyof ScoreKernel)[] = [
  "sumOfSquares",
  "addSamples",
  "addFadingSamples",
  "multiplySamples",
  "mixStem",
  "runStateVariableFilter",
  "runEqualiserSections",
  "addReturns",
  "runAllPass",
  "runPingPongEcho",
  "halveRate",
  "runFeedbackDelayNetwork",
  "saturateStereo",
  "compress",
  "findLimiterGains",
  "applyLimiterGains",
  "multiplyByCurve",
  "kWeightedSumOfSquares",
  "findHighestPeak",
  "raiseBlockPeaks",
  "addSweptSine",
  "addDecayingSinePair",
  "addSaw",
  "addDecayingSine",
  "saturateSamples",
  "addFmOperators",
  "fillWithNoise",
  "applyAttackAndDecay",
  "runPluckedString",
];
