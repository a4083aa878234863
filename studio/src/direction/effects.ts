import type { Reading, Style } from "@curta/contract";
import type { Span } from "./camera-plan.ts";
import { LEAST_DEPTH_CONFIDENCE } from "./choose-shots.ts";
import { createRandom, type Random } from "./random.ts";
import type { TimelineShot } from "./timeline.ts";

export type PlannedEffects = Pick<
  TimelineShot,
  "punches" | "shakes" | "parallax" | "blurs" | "leaks" | "flashes"
>;

const PARALLAX: Readonly<Record<Style, number>> = { viral: 0.02, cinematografico: 0.022, suave: 0.016 };
const WHIP_FRAMES = 5;
const LEAK_FRAMES = 20;
const FLASH_FRAMES = 6;

/** Everything that happens to the picture besides camera and captions. */
export function planEffects(
  spans: readonly Span[],
  style: Style,
  reading: Reading,
  { perBeat, seed }: { perBeat: number; seed: number },
): PlannedEffects[] {
  const random = createRandom(seed, "effects");
  let deep = reading.depth.confidence < LEAST_DEPTH_CONFIDENCE ? 0 : Math.floor(spans.length / 3);
  return spans.map((span, index) => {
    const inside = index > 0 && index < spans.length - 1;
    const wantsDepth = inside && deep > 0 && (span.shot.move === "orbit" || span.shot.move === "dolly");
    if (wantsDepth) deep -= 1;
    return {
      ...strikes(span, index, perBeat, random),
      parallax: wantsDepth ? parallaxOf(span, style, random) : null,
      blurs: blursOf(spans, index),
      leaks: leaksOf(span, inside, random),
    };
  });
}

function strikes(
  { shot, from, to }: Span,
  index: number,
  perBeat: number,
  random: Random,
): Pick<PlannedEffects, "punches" | "shakes" | "flashes"> {
  const at = index === 0 ? perBeat : 0;
  const fits = to - from > at;
  return {
    punches: shot.move === "punch-in" && fits ? [{ at, amount: random.between(0.06, 0.09) }] : [],
    shakes: shot.effects.includes("shake") && fits ? [{ at, amount: 0.006, frames: 10 }] : [],
    flashes: shot.effects.includes("flash") && fits ? [{ at, frames: FLASH_FRAMES, strength: 0.55 }] : [],
  };
}

function parallaxOf({ shot, from, to }: Span, style: Style, random: Random): TimelineShot["parallax"] {
  const amount = PARALLAX[style] * random.between(0.8, 1.1);
  const period = 2 * (to - from);
  const phase = -(to - from) / 2;
  return shot.move === "orbit"
    ? { x: amount * (random.chance(0.5) ? 1 : -1), y: 0, dolly: 0, period, phase }
    : { x: 0, y: 0, dolly: amount, period, phase };
}

function blursOf(spans: readonly Span[], index: number): PlannedEffects["blurs"] {
  const span = spans[index];
  const next = spans[index + 1];
  if (span === undefined) return [];
  const length = span.to - span.from;
  const enters =
    index > 0 && span.shot.transition === "whip" ? [{ at: 0, frames: WHIP_FRAMES, length: 0.12 }] : [];
  const leaves =
    next?.shot.transition === "whip" ? [{ at: length - WHIP_FRAMES, frames: WHIP_FRAMES, length: 0.12 }] : [];
  return [...enters, ...leaves];
}

function leaksOf({ shot, from, to }: Span, inside: boolean, random: Random): PlannedEffects["leaks"] {
  if (!shot.effects.includes("light-leak") || !inside) return [];
  const frames = Math.min(LEAK_FRAMES, to - from);
  return [
    {
      at: 0,
      frames,
      side: random.pick(["left", "right", "top"]),
      hue: random.between(18, 42),
      strength: random.between(0.45, 0.65),
    },
  ];
}
