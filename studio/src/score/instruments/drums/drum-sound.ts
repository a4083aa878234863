import type { Random } from "../../../random.ts";
import { lowPass } from "../../effects/filter.ts";
import { applyGain, mixIn } from "../sound.ts";
import { type Metal, crash, hat, pulses } from "./cymbals.ts";
import { type Kick, kick } from "./kicks.ts";
import { type Bars, type Glide, bars, crackle, glide, noise, type Noise } from "./small.ts";
import { clap, type Clap, type Skin, skin, snare, type Snare } from "./skins.ts";

/** What each kind of drum is told: frequencies in Hz, times in seconds, shares from 0 to 1. */
interface DrumShapes {
  readonly kick: Kick;
  readonly snare: Snare;
  readonly clap: Clap;
  readonly skin: Skin;
  readonly hat: Metal;
  readonly crash: Metal;
  readonly cowbell: Metal;
  readonly noise: Noise;
  readonly bars: Bars;
  readonly glide: Glide;
  readonly crackle: { readonly seconds: number };
}
type Kind = keyof DrumShapes;
type SoundOf<Some extends Kind> = { [One in Some]: { readonly kind: One } & DrumShapes[One] }[Some];

/** One drum, as numbers. */
export type DrumSound = SoundOf<Kind>;

const STRIKES: { readonly [One in Kind]: (sound: SoundOf<One>, random: Random) => Float32Array } = {
  kick,
  snare,
  clap,
  skin,
  hat,
  crash,
  cowbell: pulses,
  noise,
  bars,
  glide,
  crackle: ({ seconds }, random) => crackle(seconds, random),
};

/** Several takes of a drum, which are played in turn, and one struck softly. No two takes are the same. */
export interface Takes {
  readonly full: readonly Float32Array[];
  readonly soft: Float32Array;
}

/** Above this a softly struck drum is duller. */
const SOFT_HERTZ = 3_200;

export function recordTakes(sound: DrumSound, count: number, random: Random): Takes {
  const full = Array.from({ length: count }, () => atFullScale(strike(sound, random)));
  const soft = full[0]!.slice();
  const dull = lowPass(soft.slice(), SOFT_HERTZ);
  return { full, soft: mixIn(applyGain(dull, 0.6), soft, 0.4) };
}

/** Brings the highest sample to 1, so that a kit's gains say how loud its voices are. */
function atFullScale(take: Float32Array): Float32Array {
  let peak = 1e-6;
  for (let i = 0; i < take.length; i++) peak = Math.max(peak, Math.abs(take[i]!));
  return applyGain(take, 1 / peak);
}

function strike<One extends Kind>(sound: SoundOf<One>, random: Random): Float32Array {
  return STRIKES[sound.kind](sound, random);
}
