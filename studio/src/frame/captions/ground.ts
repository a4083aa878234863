import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import type { CaptionGroup, Framing, Grade, TimelineShot } from "../../direction/timeline.ts";
import { type BlockSize, blockSize } from "../../direction/lettering/caption-lines.ts";
import { viewOf } from "../../direction/framing/view.ts";
import { coverOf } from "../../geometry/cover.ts";
import type { Picture } from "../../picture.ts";
import { framingAt } from "../../direction/camera/camera.ts";
import { shotCameraAt, withinPicture } from "../camera/camera.ts";
import { gradedLevel } from "../light/grade.ts";
import { flashAt } from "../light/light.ts";
import type { ShadedInk } from "./letters/paint-letters.ts";

/** Samples across and down a block, and frames of a group that are looked at. */
const COLUMNS = 48;
const ROWS = 20;
const FRAMES = 5;
/** The brightest and the darkest part of a block that are left out: single dots do not make letters illegible. */
const LEFT_OUT = 0.004;
/** Levels behind letters at which white and nearly black ones have a contrast of 6 to 1 (sRGB, 0 to 1). */
const FOR_WHITE = 0.35;
const FOR_BLACK = 0.58;
/** Shares of black or white that shades have beside letters, of thin letters in small sizes as they were painted. */
const SHADES = [
  { shade: 0, share: 0 },
  { shade: 0.3, share: 0.32 },
  { shade: 0.5, share: 0.48 },
  { shade: 0.7, share: 0.61 },
  { shade: 0.85, share: 0.69 },
  { shade: 1, share: 0.75 },
] as const;
/** White letters have some shade everywhere, so that they look the same in all shots. */
const LEAST_SHADE = 0.3;
/** Shades are rounded up to such steps, so that film and preview, whose pictures differ in size, have the same. */
const STEP = 0.1;
/** How much a light leak of full strength brightens. */
const LEAK = 0.4;
/** Letters are black where their shade is seen so much less than that of white ones. */
const CLEARLY_LESS = 0.5;

/** Levels of the picture under a block, 0 to 1: nearly the darkest, the middle and nearly the brightest. */
interface Ground {
  readonly darkest: number;
  readonly middle: number;
  readonly brightest: number;
}

/** The picture that a shot is cut from, and that of the shot before, which a dissolve goes on showing. */
interface Pictures {
  readonly own: Picture;
  readonly before: Picture;
}

/** Colour and shade of the letters of a group on what it stands on: white, or black where the picture is bright. */
export function shadedInk(
  group: CaptionGroup,
  shot: TimelineShot,
  pictures: Pictures,
  grade: Grade,
): ShadedInk {
  const { darkest, middle, brightest } = groundUnder(group, shot, pictures, grade);
  const black = brightest <= FOR_WHITE ? 0 : 1 - FOR_WHITE / brightest;
  const white = darkest >= FOR_BLACK ? 0 : (FOR_BLACK - darkest) / (1 - darkest);
  return white * (1 - middle) < CLEARLY_LESS * black * middle
    ? { ink: "black", shade: stepped(shadeOf(white)) }
    : { ink: "white", shade: Math.max(LEAST_SHADE, stepped(shadeOf(black))) };
}

function stepped(shade: number): number {
  return Math.min(1, Math.ceil(shade / STEP) * STEP);
}

/** The shade that has such a share of its colour beside letters. */
function shadeOf(share: number): number {
  const next = SHADES.findIndex((step) => step.share >= share);
  const [from, to] = [SHADES[next - 1] ?? SHADES[0], SHADES[next] ?? SHADES[SHADES.length - 1]!];
  const way = to.share === from.share ? 0 : (share - from.share) / (to.share - from.share);
  return from.shade + Math.min(1, way) * (to.shade - from.shade);
}

/** What is under a group while it stands, with what dissolves under it, grade, flashes and light leaks. */
function groundUnder(
  group: CaptionGroup,
  shot: TimelineShot,
  { own, before }: Pictures,
  grade: Grade,
): Ground {
  const block = blockSize(group.words, group, group.look);
  const cover = coverOf(own);
  const levels = Array.from({ length: FRAMES }, (_, i) => {
    const frame = group.at + (i * (group.frames - 1)) / (FRAMES - 1);
    const shown = levelsUnder(group, block, withinPicture(shotCameraAt(shot, frame, cover), cover), own);
    return [...shown, ...dissolvingUnder(group, block, shot, frame, before)];
  }).flat();
  const sorted = Float64Array.from(levels).toSorted();
  const at = (share: number): number =>
    gradedLevel(grade, (sorted[Math.round(share * (sorted.length - 1))] ?? 255) / 255);
  const brightest = 1 - (1 - at(1 - LEFT_OUT)) * (1 - lightOver(group, shot));
  return { darkest: at(LEFT_OUT), middle: at(0.5), brightest };
}

/** Share of white that flashes and light leaks add at most while a group stands. */
function lightOver({ at, frames }: CaptionGroup, shot: TimelineShot): number {
  const flashes = Array.from({ length: frames }, (_, frame) => flashAt(shot, at + frame));
  const leaks = shot.leaks
    .filter((leak) => leak.at < at + frames && leak.at + leak.frames > at)
    .map(({ strength }) => LEAK * strength);
  return Math.max(0, ...flashes, ...leaks);
}

/** Luma under a block of the shot before, in a frame in which it is still seen. */
function dissolvingUnder(
  group: CaptionGroup,
  block: BlockSize,
  { entry }: TimelineShot,
  frame: number,
  before: Picture,
): number[] {
  if (entry.kind !== "dissolve" || frame >= entry.frames) return [];
  return levelsUnder(group, block, withinPicture(framingAt(entry.from, frame), coverOf(before)), before);
}

/** Luma of a picture under a block where a camera looks, 0 to 255. */
function levelsUnder(
  { x, y }: CaptionGroup,
  { width, height }: BlockSize,
  framing: Framing,
  { width: columns, height: rows, rgb }: Picture,
): number[] {
  const view = viewOf(framing, coverOf({ width: columns, height: rows }));
  const levels: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const across = (x + ((column + 0.5) / COLUMNS - 0.5) * width) / FILM_WIDTH;
      const down = (y + ((row + 0.5) / ROWS - 0.5) * height) / FILM_HEIGHT;
      const left = Math.floor((view.left + across * (view.right - view.left)) * columns);
      const top = Math.floor((view.top + down * (view.bottom - view.top)) * rows);
      if (left < 0 || top < 0 || left >= columns || top >= rows) continue;
      const at = 3 * (top * columns + left);
      levels.push(0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0));
    }
  }
  return levels;
}
