import type { BeatGrid } from "../shots/tempo.ts";
import type { Effect, Reading, Style } from "@curta/contract";
import type { PlannedCamera } from "../camera/camera-plan.ts";
import { shotRandom } from "../camera/camera-plan.ts";
import { framingAt } from "../camera/camera.ts";
import type { Span } from "../camera/span.ts";
import type { Area } from "../../geometry/area.ts";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { coverOf } from "../../geometry/cover.ts";
import { viewOf } from "../framing/view.ts";
import { createRandom, type Random } from "../../random.ts";
import type { CaptionGroup, Grade } from "../timeline.ts";
import { GROUND_DESIGNS, type ShotEffects } from "../timeline-effects.ts";
import { beatsOfShot } from "./beats-of-shot.ts";
import { restedFrom } from "../camera/travel.ts";
import { freezeIn } from "./freeze.ts";
import { groundColors } from "./ground-colors.ts";
import { facesInView, meetingHeight } from "./meeting-height.ts";
import { mirrorSide } from "./mirror-side.ts";
import { planPanels } from "./panels.ts";
import { cutsFaces, matteKindIn, mayFallOn } from "./rules.ts";

/** Frames in which a shutter closes and opens again, in the middle of which the freeze begins. */
const SHUTTER_FRAMES = 7;
const SPLIT = { frames: 7, length: 0.014 } as const;
const RAMP = 3;
/** Share of the frame's height that each bar takes when it is open. */
const BAR = 0.105;
const BAR_FRAMES = 14;
/** Frames in which a film opens out of black: its words are read soon after. */
const BLACK_FRAMES = 10;
/** Words that come first stand on black for half of these frames: bars from beyond the frame's middle open late. */
const LETTERS_FRAMES = 22;
const LETTERS_FROM = 5;
/** Frames in which the halves of the first frame meet, and how far they are apart. */
const CLOSING_FRAMES = 12;
const APART = 0.44;

interface Setting {
  readonly style: Style;
  readonly reading: Reading;
  readonly grid: BeatGrid;
  readonly seed: number;
  readonly grade: Grade;
}

interface LetteredCamera {
  readonly camera: PlannedCamera;
  readonly captions: readonly CaptionGroup[];
}

/** What of a shot the effects may touch: not the beats at which the film loops. */
interface Stretch {
  /** Frames of the shot on which beats fall; the last is the stretch's end. */
  readonly beats: readonly number[];
  readonly from: number;
  readonly to: number;
  /** The first of them in which the camera has ended its quick pan, where it has one. */
  readonly rested: number;
  /** A face is seen as it begins. */
  readonly hasFace: boolean;
  /** Where blades meet at a frame. */
  readonly meet: (frame: number) => number | undefined;
  readonly random: Random;
}

/** The effects of every shot beside light and camera. Those that cannot be seen in a shot are left out. */
export function planShotEffects(
  spans: readonly Span[],
  cameras: readonly LetteredCamera[],
  setting: Setting,
): (ShotEffects | undefined)[] {
  const { grid, reading, style, seed, grade } = setting;
  const colors = groundColors(reading, style, grade, createRandom(seed, "ground"));
  const opening = spans.length > 1 ? (spans[0]?.shot.effects ?? []) : [];
  const meets = (index: number, frame: number) => meetingHeight(cameras[index]?.camera, frame, reading);
  const ofShots = spans.map((span, index) => {
    const length = span.to - span.from;
    const all = beatsOfShot(span, grid);
    const { camera, captions: words = [] } = cameras[index] ?? {};
    const place = {
      isEnd: index === 0 || index === spans.length - 1,
      isCard: camera?.source !== undefined,
      beats: all.length - 1,
      matte: camera === undefined ? "none" : matteKindIn(viewsOf(camera, length, reading), reading),
    };
    const isOpen = (effect: Effect): boolean =>
      mayFallOn(effect, place) && (effect !== "ramp" || !isJoinedByMotion(span, spans[index + 1]));
    const asked = new Set(span.shot.effects.filter(isOpen));
    const [start = 0, ...later] = all;
    // The film's first and last frame are left alone: there it loops.
    const beats = [index === 0 ? 1 : start, ...later].slice(0, index === spans.length - 1 ? -1 : undefined);
    const [first, last] = [beats[0] ?? 0, beats.at(-1) ?? 0];
    const rested = restedFrom(span.shot, reading, length);
    if (camera === undefined || beats.length < 2) return undefined;
    const hasFace = showsFace(camera, first, reading);
    const meet = (frame: number) => meets(index, frame);
    const random = shotRandom(span.shot, seed);
    const stretch: Stretch = { beats, from: first, to: last, rested, hasFace, meet, random };
    const perBeat = grid.framesPerBeat;
    const inPanels = panels(asked, {
      shot: span.shot,
      words,
      reading,
      frames: length,
      perBeat,
      color: colors.strip,
    });
    const planned: ShotEffects = {
      ...inTime(asked, stretch),
      // In panels the subject is in several places or in none: nothing else happens to it.
      ...(inPanels ?? {
        ...onSubject(asked, stretch, colors.cutOut),
        ...mirrored(asked, stretch, camera, reading),
      }),
    };
    return Object.keys(planned).length === 0 ? undefined : planned;
  });
  if (opening.includes("panels-closing") && !cutsFaces("panels-closing", reading))
    return closing(ofShots, spans);
  if (opening.includes("letters-first"))
    return fromBlack(ofShots, spans, meets, { frames: LETTERS_FRAMES, from: LETTERS_FROM });
  return opening.includes("from-black")
    ? fromBlack(ofShots, spans, meets, { frames: BLACK_FRAMES, from: 0.5 })
    : ofShots;
}

/** What a shot shows as it begins, in its middle and at its end. */
function viewsOf({ camera }: PlannedCamera, frames: number, reading: Reading): Area[] {
  const cover = coverOf(reading);
  return [0, frames / 2, frames].map((frame) => viewOf(framingAt(camera, frame), cover));
}

function showsFace(planned: PlannedCamera, frame: number, reading: Reading): boolean {
  const faces = planned.source === undefined ? facesInView(planned, frame, reading) : sureFaces(reading);
  return faces.length > 0;
}

/** Whether a shot begins or ends in a whip or a zoom: those have a speed of their own. */
function isJoinedByMotion(span: Span, next: Span | undefined): boolean {
  return [span, next].some((one) => one?.shot.transition === "whip" || one?.shot.transition === "zoom");
}

/** The film's first frame is in two halves that meet, and its last parts into them. */
function closing(
  planned: readonly (ShotEffects | undefined)[],
  spans: readonly Span[],
): (ShotEffects | undefined)[] {
  return planned.map((effects, index) => {
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    const frames = Math.min(CLOSING_FRAMES, (to - from) >> 1);
    if (index === 0) return { ...effects, parted: { at: 0, frames, from: APART, to: 0 } };
    if (index !== planned.length - 1) return effects;
    return { ...effects, parted: { at: to - from - frames, frames, from: 0, to: APART } };
  });
}

/** The film opens out of black and closes into it, so that its last frame still leads into its first. */
function fromBlack(
  planned: readonly (ShotEffects | undefined)[],
  spans: readonly Span[],
  meets: (index: number, frame: number) => number | undefined,
  opening: { readonly frames: number; readonly from: number },
): (ShotEffects | undefined)[] {
  return planned.map((effects, index) => {
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    const half = (to - from) >> 1;
    if (index === 0) {
      const frames = Math.min(opening.frames, half);
      return { ...effects, bars: { at: 0, frames, from: opening.from, to: 0, meet: meets(0, frames) } };
    }
    const frames = Math.min(BLACK_FRAMES, half);
    if (index !== planned.length - 1) return effects;
    const at = to - from - frames;
    return { ...effects, bars: { at, frames, from: 0, to: 0.5, meet: meets(index, at) } };
  });
}

/** Effects that only need their time. */
function inTime(asked: ReadonlySet<Effect>, stretch: Stretch): ShotEffects {
  const { beats, from, to, rested, hasFace, meet } = stretch;
  const freeze = freezeIn(beats, rested);
  return {
    ...(asked.has("freeze") && {
      freezes: [freeze],
      shutters: [{ at: freeze.at - (SHUTTER_FRAMES >> 1), frames: SHUTTER_FRAMES, meet: meet(freeze.at) }],
    }),
    ...(asked.has("colour-split") && { splits: beats.slice(0, -1).map((at) => ({ at, ...SPLIT })) }),
    ...(asked.has("ramp") && { ramp: RAMP }),
    ...(asked.has("letterbox") && {
      // Out of black a portrait would open with its mouth alone, so there the bars close in.
      bars: { at: from, frames: Math.min(BAR_FRAMES, to - from), from: hasFace ? 0 : 0.5, to: BAR },
    }),
  };
}

/** A pop on every beat; a cut-out for the whole stretch, beside a freeze for as long as that lasts. */
function onSubject(asked: ReadonlySet<Effect>, stretch: Stretch, color: string): ShotEffects {
  const { beats, from, to, rested, random } = stretch;
  const moment = asked.has("freeze") ? freezeIn(beats, rested) : { at: from, frames: to - from };
  const pops = beats.slice(0, -1).map((at, beat) => {
    return { at, frames: (beats[beat + 1] ?? to) - at - 1, strength: 1 };
  });
  return {
    // A strobe leaves no room for other changes of light.
    ...(asked.has("pop") && !asked.has("strobe") && { pops }),
    ...(asked.has("cut-out") && { cutOut: { ...moment, design: random.pick(GROUND_DESIGNS), color } }),
  };
}

function panels(
  asked: ReadonlySet<Effect>,
  { color, ...setting }: Parameters<typeof planPanels>[1] & { readonly color: string },
): ShotEffects | null {
  const count = asked.has("three-panels") ? 3 : asked.has("two-panels") ? 2 : 0;
  const strips = count === 0 ? null : planPanels(count, setting);
  return strips === null ? null : { panels: { strips, color } };
}

function mirrored(
  asked: ReadonlySet<Effect>,
  { from, to }: Stretch,
  { camera }: PlannedCamera,
  reading: Reading,
): ShotEffects {
  const of = asked.has("mirror") ? mirrorSide(camera, to, reading) : null;
  return of === null ? {} : { mirror: { at: from, frames: to - from, of } };
}
