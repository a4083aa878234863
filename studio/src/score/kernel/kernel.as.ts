// The loops of the score that run over every sample. All addresses are of 32-bit floats unless said otherwise;
// lengths of whole films are multiples of 32 samples, those of single sounds are not.
export { energy, lay, layFalling, scale, sit } from "./mixing.as";
export { filter, equalise } from "./filter.as";
export { addReturns, diffuse, echo, halve, network } from "./room.as";
export { clip, compress, gainUnder, limit, shape } from "./dynamics.as";
export { kWeigh, highest, raisePeaks } from "./loudness.as";
export { addFalling, addPartials, addSaw, addSine, drive, fm, noise, strike } from "./voices.as";
