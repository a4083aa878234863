import type { Reading, Storyboard, Style } from "@curta/contract";
import { accentColor } from "./accent.ts";
import type { PlannedCamera } from "../camera/camera-plan.ts";
import type { Span } from "../camera/span.ts";
import { drawableWords, groupWords, type Lettering, type WordGroup } from "./caption-groups.ts";
import { type BlockSize, blockSize, breakLines } from "./caption-lines.ts";
import { needsPlate, placeBlock, USUAL_BLOCK } from "./caption-place.ts";
import { stageOf } from "../framing/stage.ts";
import { createRandom, type Random } from "../../random.ts";
import { LEAST_GROUP_FRAMES, LEAST_HOOK_SIZE, LEAST_SIZE } from "./safe-area.ts";
import type { CameraKey, CaptionGroup } from "../timeline.ts";
import { leansOnNext, weightOf } from "./word-weight.ts";

/** Words enter 80 ms before their time. */
const EARLY_FRAMES = 2;
/**
 * The first and last frames of the film have no words, so that the loop has no jump; the hook is complete by 0.5 s.
 */
const LOOP_FRAMES = 4;
/** Frame at which the last word of the hook begins to appear, so that all can be read within half a second. */
const LAST_HOOK_WORD = 8;
/** Frames from one word to the next. */
const WORD_FRAMES: Readonly<Record<Style, number>> = { viral: 4, cinematografico: 6, suave: 7 };

/** If calm areas are less than this share of the picture, all words get plates. */
const LEAST_CALM = 0.25;

type Sizes = readonly [usual: number, most: number];
/** Font sizes in pixels. On a phone, 1080 pixels are 6 to 7 cm wide. */
const SIZES: Readonly<Record<Style, { readonly hook: Sizes; readonly caption: Sizes }>> = {
  viral: { hook: [84, 110], caption: [76, 92] },
  cinematografico: { hook: [76, 92], caption: [64, 72] },
  suave: { hook: [74, 88], caption: [62, 72] },
};

/**
 * The caption groups of every shot. A caption that is too long for its shot continues over the following shots
 * without a caption.
 */
export function layOutCaptions(
  spans: readonly Span[],
  cameras: readonly PlannedCamera[],
  { storyboard, reading, seed }: { storyboard: Storyboard; reading: Reading; seed: number },
): CaptionGroup[][] {
  const random = createRandom(seed, "lettering");
  const letterings = letteringOf(storyboard.style, isCalm(spans, cameras, reading), random);
  const accent = accentColor(reading, storyboard.style, random);
  let waiting: Grouped = { groups: [], lettering: letterings.caption };
  return spans.map((span, index) => {
    const hook = index === 0;
    const from = hook ? LOOP_FRAMES : 0;
    const to = span.to - span.from - (index === spans.length - 1 ? LOOP_FRAMES : 0);
    const room = Math.floor((to - from) / LEAST_GROUP_FRAMES);
    const camera = cameras[index]?.camera ?? [];
    const staged = stageOf(span.shot.target, reading).reading;
    const setting = { from, to, style: storyboard.style, accent, hook, reading: staged, camera };
    if (span.shot.caption !== null) {
      const after = spans[index + 1];
      const spare = hook && after?.shot.caption === null ? after.to - after.from : 0;
      const lettering = hook ? letterings.hook : letterings.caption;
      waiting = {
        groups: groupWords(drawableWords(span.shot.caption, lettering), to - from + spare, lettering),
        lettering,
      };
    }
    const { lettering } = waiting;
    const groups = waiting.groups.slice(0, room);
    waiting = { lettering, groups: waiting.groups.slice(groups.length) };
    const last = groups.length > 0 && waiting.groups.length > 0 && spans[index + 1]?.shot.caption !== null;
    return place(legible(last ? cutShort(groups, lettering) : groups, lettering, setting), setting);
  });
}

interface Grouped {
  readonly groups: readonly WordGroup[];
  readonly lettering: Lettering;
}

/** Puts words on plates if they would cover text or other details of the picture. */
function legible(groups: readonly WordGroup[], lettering: Lettering, setting: Setting): Grouped {
  const plain = { groups, lettering };
  if (lettering.look === "clean" || groups.length === 0) return plain;
  const block = largest(groups, lettering);
  const frame = { ...setting, frames: moments(setting) };
  if (!needsPlate(block, placeBlock(block, frame), frame, lettering.look)) return plain;
  const plated: Lettering = { ...lettering, look: "clean" };
  const broken = groups.map(({ words }) => ({ words, ...breakLines(words, plated) }));
  return broken.every(isBroken) ? { groups: broken, lettering: plated } : plain;
}

function isBroken(group: { words: readonly string[]; lines?: readonly number[] }): group is WordGroup {
  return group.lines !== undefined;
}

function letteringOf(style: Style, calm: boolean, random: Random): { hook: Lettering; caption: Lettering } {
  const shared: Readonly<Record<Style, Pick<Lettering, "look" | "upperCase" | "wordsAtATime">>> = {
    viral: { look: "bold", upperCase: random.chance(0.7), wordsAtATime: 3 },
    cinematografico: {
      look: calm ? "elegant" : "clean",
      upperCase: random.chance(0.25),
      wordsAtATime: 4,
    },
    suave: { look: "clean", upperCase: false, wordsAtATime: random.chance(0.5) ? 5 : 6 },
  };
  const { hook, caption } = SIZES[style];
  return {
    hook: {
      ...shared[style],
      wordsAtATime: Math.max(4, shared[style].wordsAtATime),
      most: hook[1],
      usual: hook[0],
      least: LEAST_HOOK_SIZE,
    },
    caption: { ...shared[style], most: caption[1], usual: caption[0], least: LEAST_SIZE },
  };
}

/**
 * Whether thin letters without plates can be read in the whole film: the picture has enough calm areas, and every
 * shot with a caption has a free place. Depends on shots only, not on the words, so that editing a caption does not
 * change the other shots.
 */
function isCalm(spans: readonly Span[], cameras: readonly PlannedCamera[], reading: Reading): boolean {
  if (reading.quiet.reduce((sum, { w, h }) => sum + w * h, 0) < LEAST_CALM) return false;
  return spans.every(({ shot, from, to }, index) => {
    if (shot.caption === null) return true;
    const frames = moments({ from: 0, to: to - from });
    const setting = { camera: cameras[index]?.camera ?? [], frames, reading, hook: index === 0 };
    return !needsPlate(USUAL_BLOCK, placeBlock(USUAL_BLOCK, setting), setting, "elegant");
  });
}

/** Drops words that no shot has time for, and ends with an ellipsis. */
function cutShort(groups: readonly WordGroup[], lettering: Lettering): WordGroup[] {
  const last = groups.at(-1);
  if (last === undefined) return [];
  for (let count = last.words.length; count > 0; count -= 1) {
    const words = [...last.words.slice(0, count - 1), `${last.words[count - 1]?.slice(0, 12) ?? ""}…`];
    const broken = breakLines(words, lettering);
    if (broken !== null) return [...groups.slice(0, -1), { words, ...broken }];
  }
  return [...groups];
}

interface Setting {
  readonly from: number;
  readonly to: number;
  readonly style: Style;
  readonly accent: string;
  readonly hook: boolean;
  readonly reading: Reading;
  readonly camera: readonly CameraKey[];
}

/** Frames of a shot at which the place of its words is checked. */
function moments({ from, to }: { from: number; to: number }): number[] {
  return [from, from + (to - from) / 4, (from + to) / 2, to - (to - from) / 4, to - 1];
}

function largest(groups: readonly WordGroup[], { look }: Lettering): BlockSize {
  const blocks = groups.map((group) => blockSize(group.words, group, look));
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
  };
}

/** All groups of a shot have one place, so that viewers need not search. */
function place({ groups, lettering }: Grouped, setting: Setting): CaptionGroup[] {
  const { to, accent } = setting;
  const spot = placeBlock(largest(groups, lettering), { ...setting, frames: moments(setting) });
  return groups.map((group, index) => {
    const at = startOf(index, groups.length, setting);
    const end = index === groups.length - 1 ? to : startOf(index + 1, groups.length, setting);
    return {
      at,
      frames: end - at,
      words: wordsOf(group.words, {
        at,
        frames: end - at,
        style: setting.style,
        opens: setting.hook && index === 0,
      }),
      lines: group.lines,
      ...spot,
      size: group.size,
      look: lettering.look,
      accent,
    };
  });
}

function startOf(index: number, count: number, { from, to }: Setting): number {
  return index === 0
    ? from
    : from + Math.round((index * (to - from)) / count) - (to - from >= count * 18 ? EARLY_FRAMES : 0);
}

/**
 * Words appear one after another within the first half of the group's time; articles and prepositions appear together
 * with the next word. The word with the largest weight is strong.
 */
function wordsOf(
  words: readonly string[],
  { at, frames, style, opens }: { at: number; frames: number; style: Style; opens: boolean },
): CaptionGroup["words"] {
  const steps = words.map((_, index) => words.slice(0, index).filter((word) => !leansOnNext(word)).length);
  const count = steps.at(-1) ?? 0;
  const soonest = opens ? Math.floor((LAST_HOOK_WORD - at) / Math.max(1, count)) : Infinity;
  const step = Math.max(1, Math.min(WORD_FRAMES[style], Math.floor(frames / 2 / (count + 1)), soonest));
  const weights = words.map((word, index) => weightOf(word, words[index - 1]));
  const most = Math.max(...weights);
  const strongest = most >= 1 ? weights.indexOf(most) : -1;
  return words.map((text, index) => ({
    text,
    at: at + (steps[index] ?? 0) * step,
    strong: index === strongest,
  }));
}
