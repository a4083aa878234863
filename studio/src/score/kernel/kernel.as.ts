// The loops of the score that run over every sample. Addresses are of 32-bit floats unless stated otherwise. Lengths of
// whole films are multiples of 32 samples; those of single sounds are not.
export { sumOfSquares, addSamples, addFadingSamples, multiplySamples, mixStem } from "./mixing.as";
export { runStateVariableFilter, runEqualiserSections } from "./filter.as";
export { addReturns, runAllPass, runPingPongEcho, halveRate, runFeedbackDelayNetwork } from "./reverb.as";
export { saturateStereo, compress, findLimiterGains, applyLimiterGains, multiplyByCurve } from "./dynamics.as";
export { kWeightedSumOfSquares, findHighestPeak, raiseBlockPeaks } from "./loudness.as";
export { addSweptSine, addDecayingSinePair, addSaw, addDecayingSine, saturateSamples, addFmOperators, fillWithNoise, applyAttackAndDecay, runPluckedString } from "./voices.as";
