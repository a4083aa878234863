import type { Reading, Style, Transition } from "@curta/contract";
import { type PlannedCamera, shotRandom } from "../camera/camera-plan.ts";
import { type Cover, coverOf } from "../../geometry/cover.ts";
import { edgeSoftness, openMatte } from "../../geometry/matte.ts";
import type { Span } from "../camera/span.ts";
import { beatAt, type BeatGrid } from "../shots/tempo.ts";
import { LEAST_DEPTH_CONFIDENCE } from "../shots/choose-shots.ts";
import { stageOfView } from "../framing/framing.ts";
import { beatsOfShot } from "../effects/beats-of-shot.ts";
import { freezeIn } from "../effects/freeze.ts";
import { limitFlashes } from "./flashes.ts";
import { WHIP_FRAMES } from "../camera/joins.ts";
import { type Opening, openingOf, streakOf } from "../camera/openings.ts";
import { QUICK_FRAMES, restedFrom, travelOf } from "../camera/travel.ts";
import type { Random } from "../../random.ts";
import type { CameraKey, TimelineShot } from "../timeline.ts";
import { STYLE_SETTINGS } from "../style-settings.ts";

export type PlannedEffects = Pick<
  TimelineShot,
  "punches" | "shakes" | "parallax" | "blurs" | "leaks" | "flashes"
>;

const LEAST_LAYERS = 0.01;
/** With a softer edge hair would be torn. */
const SOFTEST = 6;
/** Motion blur around a cut: its length in shares of the frame's width. */
const BLURS: Partial<Readonly<Record<Transition, { readonly frames: number; readonly length: number }>>> = {
  whip: { frames: WHIP_FRAMES, length: 0.14 },
  zoom: { frames: 5, length: 0.07 },
};
const LEAK_FRAMES = 20;
const FLASH_FRAMES = 6;
const BEATS_PER_BAR = 4;
/** Three flashes a second, which is as many as are safe, for this long. */
const STROBE_FRAMES = 10;
const STROBE_LONGEST = 40;
const BURN_FRAMES = 16;

/** All effects on the picture except camera and captions. */
export function planEffects(
  spans: readonly Span[],
  style: Style,
  reading: Reading,
  { grid, seed, cameras }: { grid: BeatGrid; seed: number; cameras: readonly PlannedCamera[] },
): PlannedEffects[] {
  let deep = reading.depth.confidence < LEAST_DEPTH_CONFIDENCE ? 0 : Math.floor(spans.length / 3);
  const opening = openingOf(spans, reading);
  const planned = spans.map((span, index) => {
    const random = shotRandom(span.shot, seed);
    const inside = index > 0 && index < spans.length - 1;
    const isFlat = stageOfView(span.shot, reading).source !== "photo";
    const wantsDepth =
      inside && deep > 0 && !isFlat && (span.shot.move === "orbit" || span.shot.move === "dolly");
    if (wantsDepth) deep -= 1;
    return {
      ...strikes(span, { index, inside, grid, opening, reading }, random),
      parallax: wantsDepth ? depthOf(span, style, random, { reading, camera: cameras[index] }) : null,
      blurs: [
        ...(index === 0 ? streakOf(opening, span, "first") : []),
        ...blursOf(spans, index),
        ...(index === 0 ? [] : quickPan(span, reading)),
        ...(index === spans.length - 1 ? streakOf(opening, span, "last") : []),
      ],
      leaks: leaksOf(span, inside, random),
    };
  });
  return limitFlashes(planned, spans);
}

interface StrikeSetting {
  readonly index: number;
  readonly inside: boolean;
  readonly grid: BeatGrid;
  readonly opening: Opening | null;
  readonly reading: Reading;
}

/**
 * Punches, shakes and flashes begin with the shot's first frame; in the film's first shot one frame later, so that the
 * film's last frame can lead into its first, or when its opening is over.
 */
function strikes(
  { shot, from, to }: Span,
  { index, inside, grid, opening, reading }: StrikeSetting,
  random: Random,
): Pick<PlannedEffects, "punches" | "shakes" | "flashes"> {
  const first = index === 0 ? 1 + (opening?.frames ?? 0) : 0;
  const amount = random.between(0.06, 0.09);
  const beats = beatsOfShot({ from, to }, grid);
  const number = beatAt(from, grid);
  const downbeats = beats.slice(1, -1).filter((_, beat) => (number + beat + 1) % BEATS_PER_BAR === 0);
  const punches = [first, ...downbeats.filter((at) => at > first + grid.framesPerBeat)];
  return {
    punches: shot.move === "punch-in" ? punches.map((at) => ({ at, amount })) : [],
    shakes: shot.effects.includes("shake") ? [{ at: first, amount: 0.006, frames: 10 }] : [],
    flashes: [
      ...flashesOf(shot, first, to - from),
      ...(inside && shot.effects.includes("freeze") && beats.length > 2
        ? [
            {
              at: freezeIn(beats, restedFrom(shot, reading, to - from)).at,
              frames: FLASH_FRAMES,
              strength: 0.7,
            },
          ]
        : []),
    ],
  };
}

/** A strobe flashes as often as is safe. */
function flashesOf({ effects }: Span["shot"], first: number, length: number): PlannedEffects["flashes"] {
  const strobe = effects.includes("strobe")
    ? Math.floor(Math.min(STROBE_LONGEST, length - first) / STROBE_FRAMES)
    : 0;
  return [
    ...(effects.includes("flash") ? [{ at: first, frames: FLASH_FRAMES, strength: 0.5 }] : []),
    ...Array.from({ length: strobe }, (_, beat) => {
      return { at: first + beat * STROBE_FRAMES, frames: 5, strength: 0.6 };
    }),
  ];
}

/** Layers that part where it is clear what the subject is, and the camera has room at its sides; else a stretch. */
function depthOf(
  span: Span,
  style: Style,
  random: Random,
  { reading, camera }: { reading: Reading; camera: PlannedCamera | undefined },
): TimelineShot["parallax"] {
  const stretch = parallaxOf(span, style, random);
  if (stretch === null || reading.matte === undefined || camera === undefined) return stretch;
  if (edgeSoftness(openMatte(reading.matte)) > SOFTEST) return stretch;
  const room = 2 * sideRoom(camera.camera, coverOf(reading));
  const wished = STYLE_SETTINGS[style].layers;
  if (stretch.x !== 0 && room < LEAST_LAYERS) return stretch;
  const x = Math.sign(stretch.x) * Math.min(wished, room);
  return { ...stretch, x, dolly: stretch.dolly === 0 ? 0 : 2 * wished, layered: true };
}

/** How far a camera stays from the picture's sides, in shares of what it shows. */
function sideRoom(camera: readonly CameraKey[], cover: Cover): number {
  const rooms = camera.map(({ x, zoom }) => (Math.min(x, 1 - x) * zoom) / cover.width - 0.5);
  return Math.max(0, Math.min(...rooms));
}

function parallaxOf({ shot, from, to }: Span, style: Style, random: Random): TimelineShot["parallax"] {
  const amount = STYLE_SETTINGS[style].parallax * random.between(0.8, 1.1);
  const period = 2 * (to - from);
  const phase = -(to - from) / 2;
  return shot.move === "orbit"
    ? { x: amount * (random.chance(0.5) ? 1 : -1), y: 0, dolly: 0, period, phase }
    : { x: 0, y: 0, dolly: amount, period, phase };
}

/** Whips and zoom transitions are blurred on both sides of their cut. */
function blursOf(spans: readonly Span[], index: number): PlannedEffects["blurs"] {
  const span = spans[index];
  if (span === undefined) return [];
  const length = span.to - span.from;
  const entering = index > 0 ? BLURS[span.shot.transition] : undefined;
  const leaving = BLURS[spans[index + 1]?.shot.transition ?? "cut"];
  return [
    ...(entering === undefined ? [] : [{ ...entering, at: 0 }]),
    ...(leaving === undefined ? [] : [{ ...leaving, at: length - leaving.frames }]),
  ];
}

/** A quick pan within a shot is blurred for its whole length. */
function quickPan({ shot, from, to }: Span, reading: Reading): PlannedEffects["blurs"] {
  const start = travelOf(shot, reading, to - from)?.quickFrom ?? null;
  return start === null ? [] : [{ at: start, frames: QUICK_FRAMES, length: 0.14 }];
}

function leaksOf({ shot, from, to }: Span, inside: boolean, random: Random): PlannedEffects["leaks"] {
  if (!inside) return [];
  const burning = shot.effects.includes("film-burn") ? burnOf(Math.min(BURN_FRAMES, to - from)) : [];
  if (!shot.effects.includes("light-leak")) return burning;
  const frames = Math.min(LEAK_FRAMES, to - from);
  return [
    ...burning,
    {
      at: 0,
      frames,
      side: random.pick(["left", "right", "top"]),
      hue: random.between(18, 42),
      strength: random.between(0.45, 0.65),
    },
  ];
}

/** Fire from all sides that lets the picture through again. */
function burnOf(frames: number): PlannedEffects["leaks"] {
  return [
    { at: 0, frames, side: "left", hue: 16, strength: 1, size: 1.5 },
    { at: 0, frames: Math.max(4, frames - 3), side: "right", hue: 34, strength: 1, size: 1.7 },
    { at: 0, frames: Math.max(4, frames - 5), side: "top", hue: 48, strength: 0.9, size: 1.4 },
  ];
}
