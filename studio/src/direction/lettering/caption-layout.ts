import type { Reading, Storyboard } from "@curta/contract";
import { accentColor, deepened } from "./accent.ts";
import type { PlannedCamera } from "../camera/camera-plan.ts";
import type { Span } from "../camera/span.ts";
import { drawableLines, groupWords, type Lettering, oneBlock, type WordGroup } from "./caption-groups.ts";
import { breakLines } from "./caption-lines.ts";
import type { BlockPosition } from "./caption-place.ts";
import { groupStarts, wordTimes } from "./caption-times.ts";
import { placeGroups } from "./clear-of-faces.ts";
import { captionLookOf } from "./looks/choose-look.ts";
import { LOOKS } from "./looks/looks.ts";
import { stageOfView } from "../framing/framing.ts";
import { createRandom } from "../../random.ts";
import type { Area } from "../../geometry/area.ts";
import { LEAST_GROUP_FRAMES, LEAST_HOOK_SIZE, LEAST_SIZE } from "./safe-area.ts";
import type { CameraKey, CaptionGroup, CaptionLookName } from "../timeline.ts";

/** The first and last frames of the film have no words, so that the loop has no jump. */
const LOOP_FRAMES = 4;
/** Frames that a hook stands at least, over silent shots if the first is shorter, and for each of its words. */
const LEAST_HOOK_FRAMES = 45;
const HOOK_WORD_FRAMES = 9;

/** What is still to be shown: groups of a caption that was too long for its shot. */
interface Waiting {
  readonly groups: readonly WordGroup[];
  readonly lettering: Lettering;
  /** The hook's block, while it stands on: frames that are left to read it, and where it stood. */
  readonly hook?: { readonly frames: number; readonly stood: BlockPosition } | undefined;
}

/**
 * The caption groups of every shot. A hook stands as one block until it is read. Another caption that is too long for its
 * shot continues over the following shots without a caption.
 */
export function layOutCaptions(
  spans: readonly Span[],
  cameras: readonly PlannedCamera[],
  { storyboard, reading, seed }: { storyboard: Storyboard; reading: Reading; seed: number },
): CaptionGroup[][] {
  const look = captionLookOf(storyboard, seed);
  const letterings = letteringOf(look);
  const bright = accentColor(reading, storyboard.style, createRandom(seed, "lettering"));
  const accent = LOOKS[look].strong.color === "deep" ? deepened(bright) : bright;
  let waiting: Waiting = { groups: [], lettering: letterings.caption };
  return spans.map((span, index) => {
    const isFirst = index === 0;
    const silent = spans[index + 1]?.shot.caption === null;
    const stage = stageOfView(span.shot, reading);
    const setting: Setting = {
      from: isFirst ? firstFrame(span) : 0,
      to: span.to - span.from - (index === spans.length - 1 ? LOOP_FRAMES : 0),
      accent,
      isFirst,
      reading: stage.reading,
      photo: stage.source === "photo" ? undefined : stage.photo,
      camera: cameras[index]?.camera ?? [],
    };
    const { caption } = span.shot;
    if (caption !== null) {
      const spare = isFirst && silent ? (spans[index + 1]?.to ?? 0) - span.to : 0;
      waiting = begin(caption, isFirst ? letterings.hook : letterings.caption, setting, spare);
    }
    const [groups, rest] = show(waiting, setting, silent);
    waiting = rest;
    return groups;
  });
}

/** When the first words of a film come: at once where they come before its picture. */
function firstFrame({ shot }: Span): number {
  return shot.effects.includes("letters-first") ? 1 : LOOP_FRAMES;
}

/** The groups of a caption that begins in a shot: one block for a hook that fits in one. */
function begin(
  caption: string,
  lettering: Lettering,
  { from, to, isFirst }: Setting,
  spare: number,
): Waiting {
  const lines = drawableLines(caption, lettering);
  const words = lines.flat();
  const block = isFirst ? oneBlock(words, lettering) : null;
  if (block === null) return { lettering, groups: groupWords(lines, to - from + spare, lettering) };
  const frames = Math.max(LEAST_HOOK_FRAMES, HOOK_WORD_FRAMES * words.length);
  return { lettering, groups: [block], hook: { frames, stood: { x: 0, y: 0 } } };
}

/** What a shot shows of what waits, and what it leaves to the next. */
function show(waiting: Waiting, setting: Setting, isNextSilent: boolean): [CaptionGroup[], Waiting] {
  const { lettering, groups: all, hook } = waiting;
  const room = Math.floor((setting.to - setting.from) / LEAST_GROUP_FRAMES);
  if (hook !== undefined) {
    const isOn = hook.frames >= LEAST_GROUP_FRAMES && room > 0;
    const placed = isOn ? place(all, lettering, setting, setting.isFirst ? undefined : hook) : [];
    const [group] = placed;
    if (group === undefined) return [[], { lettering, groups: [] }];
    const left = hook.frames - group.frames;
    const groups = all.map((block) => ({ ...block, lines: group.lines, size: group.size }));
    return [placed, { lettering, groups, hook: { frames: left, stood: { x: group.x, y: group.y } } }];
  }
  const groups = all.slice(0, room);
  const rest = all.slice(groups.length);
  const isCut = groups.length > 0 && rest.length > 0 && !isNextSilent;
  return [
    place(isCut ? cutShort(groups, lettering) : groups, lettering, setting),
    { lettering, groups: rest },
  ];
}

function letteringOf(look: CaptionLookName): { hook: Lettering; caption: Lettering } {
  const { hook, caption, wordsAtATime } = LOOKS[look];
  return {
    hook: {
      look,
      wordsAtATime: Math.max(4, wordsAtATime),
      most: hook[1],
      usual: hook[0],
      least: LEAST_HOOK_SIZE,
    },
    caption: { look, wordsAtATime, most: caption[1], usual: caption[0], least: LEAST_SIZE },
  };
}

/** Drops words that no shot has time for, and ends with an ellipsis. */
function cutShort(groups: readonly WordGroup[], lettering: Lettering): WordGroup[] {
  const last = groups.at(-1);
  if (last === undefined) return [];
  for (let count = last.words.length; count > 0; count -= 1) {
    const words = last.words
      .slice(0, count)
      .map((word, index) => (index < count - 1 ? word : { ...word, text: `${word.text.slice(0, 12)}…` }));
    const broken = breakLines(words, lettering);
    if (broken !== null) return [...groups.slice(0, -1), { words, ...broken }];
  }
  return [...groups];
}

interface Setting {
  readonly from: number;
  readonly to: number;
  readonly accent: string;
  readonly isFirst: boolean;
  readonly reading: Reading;
  readonly photo: Area | undefined;
  readonly camera: readonly CameraKey[];
}

/** Frames of a shot at which the place of its words is checked. */
function moments({ from, to }: Pick<Setting, "from" | "to">): number[] {
  return [from, from + (to - from) / 4, (from + to) / 2, to - (to - from) / 4, to - 1];
}

/** All groups of a shot have one place, so that viewers need not search. A hook that goes on keeps its own. */
function place(
  said: readonly WordGroup[],
  lettering: Lettering,
  setting: Setting,
  goingOn?: Waiting["hook"],
): CaptionGroup[] {
  const { look } = lettering;
  const { from, to, reading, photo, camera, isFirst } = setting;
  const { tracked, spoken } = LOOKS[look];
  const { groups, spot } = placeGroups(said, lettering, {
    camera,
    reading,
    photo,
    // What follows the subject keeps its distance to it, so only its beginning is checked.
    frames: tracked ? [from] : moments(setting),
    hook: isFirst || goingOn !== undefined,
    stood: goingOn?.stood,
  });
  const until = goingOn === undefined ? to : Math.min(to, from + goingOn.frames);
  const starts = groupStarts(groups.length, from, to);
  return groups.map((group, index): CaptionGroup => {
    const at = starts[index] ?? from;
    const end = starts[index + 1] ?? until;
    const timing = { at, frames: end - at, isHook: isFirst && index === 0, spoken };
    return {
      at,
      frames: end - at,
      words: goingOn ? group.words.map((word) => ({ ...word, at })) : wordTimes(group.words, timing),
      lines: group.lines,
      ...spot,
      size: group.size,
      look,
      accent: setting.accent,
      ...(goingOn === undefined ? {} : { standing: true }),
      ...(tracked ? { anchor: anchorOf(reading) } : {}),
    };
  });
}

/** The middle of what the picture is of. */
function anchorOf({ subject, points }: Reading): { x: number; y: number } {
  if (subject !== null) return { x: subject.x + subject.w / 2, y: subject.y + subject.h / 2 };
  const [point] = points;
  return { x: point?.x ?? 0.5, y: point?.y ?? 0.5 };
}
