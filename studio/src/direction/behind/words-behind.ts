import type { Reading } from "@curta/contract";
import { areaOf, share } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { type Matte, openMatte } from "../../geometry/matte.ts";
import { framingAt } from "../camera/camera.ts";
import { sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import { viewOf } from "../framing/view.ts";
import { SAFE_AREA, SAFE_MARGIN, SAFE_WIDTH } from "../lettering/safe-area.ts";
import type { CameraKey, CaptionGroup, Framing } from "../timeline.ts";
import { coversFace, hiddenOf, type SubjectSums, subjectSums } from "./hidden-letters.ts";
import { blockOf, wordBoxes } from "./word-boxes.ts";

/** Shares of the letters that the subject may hide: of all, of any word, of the start or end of any. */
const MOST_HIDDEN = { all: 0.35, word: 0.6, end: 0.5 } as const;
/** What looks best, and the least that shows at all that the words are behind something. */
const BEST_HIDDEN = 0.2;
const LEAST_HIDDEN = 0.03;
/** Letters that something hides in part must be larger than others. */
const LARGEST = 200;
const SIZES = [1, 0.84, 0.7, 0.58] as const;
const SMALLER_COST = 0.25;
const STEP_PX = 30;
const MIDDLE = Math.round((SAFE_AREA.left + SAFE_AREA.right) / 2);
/**
 * How the camera may move to make room: across and down in shares of what it shows, up first, for room above heads; at last
 * it looks from a little further away.
 */
const SHIFTS = [
  [0, 0, 1],
  [0, -0.05, 1],
  [0, -0.1, 1],
  [0, -0.15, 1],
  [0, -0.2, 1],
  [0, 0.06, 1],
  [-0.12, 0, 1],
  [0.12, 0, 1],
  [-0.12, -0.1, 1],
  [0.12, -0.1, 1],
  [0, -0.08, 0.86],
  [0, -0.16, 0.86],
  [0, -0.12, 0.76],
  [0, -0.2, 0.76],
] as const;
const SHIFT_COST = 0.15;
/** A face that was in view to this share stays in view. */
const WHOLE = 0.97;
const QUARTERS = [0, 1, 2, 3, 4] as const;

interface Setting {
  readonly camera: readonly CameraKey[];
  readonly frames: number;
  readonly reading: Reading;
  /** The camera may look a little aside: no other shot leads into this one, nor this one into another. */
  readonly mayMove: boolean;
}

/** Where the camera looks at one moment, and where it sees the subject. */
interface View {
  readonly framing: Framing;
  readonly sums: SubjectSums;
}

/** Captions behind the subject, and the camera that leaves room for them. */
export interface WordsBehind {
  readonly groups: readonly CaptionGroup[];
  readonly camera: readonly CameraKey[];
}

/**
 * Puts the captions of a shot between ground and subject: large, at the height at which the subject hides some of the
 * letters and all words can still be read in every frame. Null where no such height exists, or nobody knows where the
 * subject is.
 */
export function putBehind(groups: readonly CaptionGroup[], setting: Setting): WordsBehind | null {
  const { reading, camera } = setting;
  if (reading.matte === undefined || groups.length === 0) return null;
  const matte = openMatte(reading.matte);
  let best: WordsBehind | null = null;
  let least = Infinity;
  for (const [rank, shift] of (setting.mayMove ? SHIFTS : SHIFTS.slice(0, 1)).entries()) {
    const shifted = shiftedCamera(camera, shift, setting);
    if (shifted === null || rank * SHIFT_COST >= least) continue;
    const found = bestHeight(groups, shifted, matte, reading);
    if (found === null || rank * SHIFT_COST + found.cost >= least) continue;
    best = { groups: found.groups, camera: shifted };
    least = rank * SHIFT_COST + found.cost;
  }
  return best;
}

/** The camera moved aside; null where it would leave the picture or lose a face. */
function shiftedCamera(
  camera: readonly CameraKey[],
  [across, down, nearness]: readonly [number, number, number],
  { frames, reading }: Setting,
): readonly CameraKey[] | null {
  if (across === 0 && down === 0 && nearness === 1) return camera;
  const cover = coverOf(reading);
  const moved = camera.map((key) => ({
    ...key,
    zoom: key.zoom * nearness,
    x: key.x + (across * cover.width) / key.zoom,
    y: key.y + (down * cover.height) / key.zoom,
  }));
  const isFit = QUARTERS.every((quarter) => {
    const at = (quarter * frames) / 4;
    const before = viewOf(framingAt(camera, at), cover);
    const view = viewOf(framingAt(moved, at), cover);
    const isInside =
      framingAt(moved, at).zoom >= 1 &&
      view.left >= 0 &&
      view.top >= 0 &&
      view.right <= 1 &&
      view.bottom <= 1;
    return (
      isInside &&
      sureFaces(reading).every((face) => {
        const area = areaOf(wholeFace(face));
        return share(view, area) >= Math.min(WHOLE, share(before, area));
      })
    );
  });
  return isFit ? moved : null;
}

function bestHeight(
  groups: readonly CaptionGroup[],
  camera: readonly CameraKey[],
  matte: Matte,
  reading: Reading,
): { groups: CaptionGroup[]; cost: number } | null {
  let best: { groups: CaptionGroup[]; cost: number } | null = null;
  const views = groups.map((group) =>
    QUARTERS.map((quarter): View => {
      const framing = framingAt(camera, group.at + (quarter * (group.frames - 1)) / 4);
      return { framing, sums: subjectSums(framing, matte, reading) };
    }),
  );
  for (const broken of [groups, groups.map(inOneLine)]) {
    for (const [rank, scale] of SIZES.entries()) {
      const sized = broken.map((group) => ({ ...group, size: sizeOf(group, scale), behind: true as const }));
      if (sized.some(({ size }, index) => size < (groups[index]?.size ?? 0))) continue;
      const tallest = Math.max(...sized.map((group) => blockOf(group).height));
      const bottom = SAFE_AREA.bottom - SAFE_MARGIN - tallest / 2;
      for (let y = SAFE_AREA.top + SAFE_MARGIN + tallest / 2; y <= bottom; y += STEP_PX) {
        const placed = sized.map((group) => ({ ...group, x: MIDDLE, y: Math.round(y) }));
        const costs = placed.map((group, index) => costOf(group, views[index] ?? [], matte, reading));
        const cost = rank * SMALLER_COST + Math.max(...costs);
        if (cost < (best?.cost ?? Infinity)) best = { groups: placed, cost };
      }
    }
  }
  return best;
}

function inOneLine(group: CaptionGroup): CaptionGroup {
  return { ...group, lines: [group.words.length] };
}

/** A share of the largest size in which a group fits the safe area. */
function sizeOf(group: CaptionGroup, scale: number): number {
  const most = Math.min(LARGEST, (group.size * (SAFE_WIDTH - 8)) / blockOf(group).width);
  return 2 * Math.floor((most * scale) / 2);
}

/** How far a place is from the best; infinite where words cannot be read or lie on somebody else's face. */
function costOf(group: CaptionGroup, views: readonly View[], matte: Matte, reading: Reading): number {
  const words = wordBoxes(group);
  let cost = 0;
  for (const { framing, sums } of views) {
    const { all, word, end } = hiddenOf(words, sums);
    const isHidden = all > MOST_HIDDEN.all || word > MOST_HIDDEN.word || end > MOST_HIDDEN.end;
    if (isHidden || all < LEAST_HIDDEN || coversFace(words, framing, matte, reading)) return Infinity;
    cost = Math.max(cost, Math.abs(all - BEST_HIDDEN) / BEST_HIDDEN);
  }
  return cost;
}
