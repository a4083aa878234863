import type { Effect } from "@curta/contract";

/** Where and on what an effect may fall. */
interface EffectRule {
  /** It has to know which pixels are the subject. */
  readonly matte: boolean;
  /** It may fall on a shot of the whole photo on its card. */
  readonly card: boolean;
  /** It may fall on the film's first and last shot: it leaves alone the frames at which the film loops. */
  readonly ends: boolean;
  /** Beats that a shot must have for it. */
  readonly beats: number;
}

const ANYWHERE: EffectRule = { matte: false, card: true, ends: true, beats: 1 };
const RULES: Readonly<Record<Effect, EffectRule>> = {
  "light-leak": { ...ANYWHERE, ends: false },
  flash: ANYWHERE,
  shake: ANYWHERE,
  slow: ANYWHERE,
  fast: ANYWHERE,
  "words-behind": { ...ANYWHERE, matte: true, card: false, beats: 2 },
  pop: { ...ANYWHERE, matte: true, card: false },
  "cut-out": { ...ANYWHERE, matte: true, card: false, beats: 2 },
  freeze: { ...ANYWHERE, beats: 2, ends: false },
  "two-panels": { ...ANYWHERE, card: false, ends: false, beats: 2 },
  "three-panels": { ...ANYWHERE, card: false, ends: false, beats: 3 },
  mirror: { ...ANYWHERE, card: false, ends: false, beats: 2 },
  "colour-split": ANYWHERE,
  strobe: ANYWHERE,
  "film-burn": { ...ANYWHERE, ends: false },
  ramp: { ...ANYWHERE, ends: false, beats: 2 },
  letterbox: { ...ANYWHERE, ends: false, beats: 2 },
};

/** Whether an effect has to know which pixels are the subject. Without a matte it is left out. */
export function needsMatte(effect: Effect): boolean {
  return RULES[effect].matte;
}

/** What an effect is to fall on. */
export interface EffectPlace {
  /** The first or the last shot of the film. */
  readonly isEnd: boolean;
  readonly isCard: boolean;
  readonly beats: number;
  readonly hasMatte: boolean;
}

/** Whether an effect can be seen in a shot; elsewhere it is left out silently. */
export function mayFallOn(effect: Effect, { isEnd, isCard, beats, hasMatte }: EffectPlace): boolean {
  const rule = RULES[effect];
  return (hasMatte || !rule.matte) && (!isCard || rule.card) && (!isEnd || rule.ends) && beats >= rule.beats;
}
