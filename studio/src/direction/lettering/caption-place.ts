import type { Reading } from "@curta/contract";
import { type Area, boxOf } from "../../geometry/area.ts";
import { framingAt } from "../camera/camera.ts";
import { sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import { CARD_SIZE } from "../framing/cards/card.ts";
import type { CameraKey, Framing } from "../timeline.ts";
import type { BlockSize } from "./caption-lines.ts";
import {
  coverCost,
  eyeCatchers,
  FACE_COST,
  onScreen,
  overlap,
  smallPeople,
  TEXT_COST,
  writtenShare,
} from "./cover-cost.ts";
import { SAFE_AREA, SAFE_MARGIN } from "./safe-area.ts";

/** Centres of the block in pixels from the top, best first: hooks high, captions low, then the rest. */
const HOOK_SLOTS = [440, 380, 520, 600, 1090, 1150, 1200, 1010, 900] as const;
const CAPTION_SLOTS = [1090, 1150, 1200, 1020, 380, 440, 520, 600, 940] as const;
const MIDDLE = Math.round((SAFE_AREA.left + SAFE_AREA.right) / 2);
/** Cost of a place beside the middle. All costs are relative: the next slot of a list costs SLOT_COST more. */
const ASIDE_COST = 0.5;
const SLOT_COST = 0.06;
/** Cost of words across the edge of a card's photo. */
const EDGE_COST = 1.5;
/** Cost of words that jump to another place at a cut. */
const MOVED_COST = 2;
/** So much more of a block may lie over writing where words stay than where they go. */
const MOST_WRITING = 0.08;
/** Two lines of a caption, in pixels. */
const USUAL_BLOCK = { width: 640, height: 190 } as const;

export interface BlockPosition {
  readonly x: number;
  readonly y: number;
}

/** A shot, and the frames at which the place is checked. */
export interface PlaceSetting {
  /** Where the words stood in the shot before: they stay there if nothing is in their way. */
  readonly stood?: BlockPosition | undefined;
  readonly camera: readonly CameraKey[];
  readonly frames: readonly number[];
  readonly reading: Reading;
  /** Where the photo lies on a card or a print; left out where it fills the picture. */
  readonly photo?: Area | undefined;
  readonly hook: boolean;
}

/**
 * The best place for a block of words in a shot: inside the safe area, and away from faces, text and the subject as
 * the camera shows them at the given frames.
 */
export function placeBlock(
  { width, height }: BlockSize,
  { camera, frames, reading, photo, hook, stood }: PlaceSetting,
): BlockPosition {
  const framings = frames.map((frame) => framingAt(camera, frame));
  const costIn = (block: Area, framing: Framing): number =>
    coverCost(block, framing, reading) + (photo === undefined ? 0 : edgeCost(block, framing, photo));
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const [rank, slot] of (hook ? HOOK_SLOTS : CAPTION_SLOTS).entries()) {
    const [top, bottom] = [SAFE_AREA.top + SAFE_MARGIN, SAFE_AREA.bottom - SAFE_MARGIN];
    const y = Math.round(Math.min(bottom - height / 2, Math.max(top + height / 2, slot)));
    for (const x of columnsOf(width)) {
      const block = rectangleAt({ x, y }, { width, height });
      const aside = x === MIDDLE ? 0 : ASIDE_COST;
      const cost = rank * SLOT_COST + aside + Math.max(...framings.map((framing) => costIn(block, framing)));
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  if (stood === undefined) return best;
  const worst = (at: BlockPosition, costOf: typeof coverCost): number => {
    const block = rectangleAt(at, { width, height });
    return Math.max(...framings.map((framing) => costOf(block, framing, reading)));
  };
  // Words that jump are better than words upon words.
  const isOverWriting = worst(stood, writtenShare) > worst(best, writtenShare) + MOST_WRITING;
  return !isOverWriting && worst(stood, coverCost) < least + MOVED_COST ? stood : best;
}

/** Cost of words that lie half on a card's photo and half beside it. */
function edgeCost(block: Area, framing: Framing, photo: Area): number {
  return EDGE_COST * 2 * halved(block, framing, photo);
}

/** The smaller of the two parts of a block that are on a card's photo and beside it, as a share of it. */
function halved(block: Area, framing: Framing, photo: Area): number {
  const inside = overlap(block, onScreen(boxOf(photo), framing, CARD_SIZE));
  return Math.min(inside, 1 - inside);
}

/** A shot, and its frames at which a block is looked at. */
type Looked = Pick<PlaceSetting, "camera" | "frames" | "reading" | "photo">;

/** The largest share of a block, over the given frames, that an edge of a card's photo cuts off. */
export function edgeCrossed(at: BlockPosition, size: BlockSize, setting: Looked): number {
  const { photo } = setting;
  const block = rectangleAt(at, size);
  return photo === undefined ? 0 : mostSeen(setting, (framing) => [halved(block, framing, photo)]);
}

/** The largest share of a block, over the given frames, that lies on a face. */
export function faceCovered(at: BlockPosition, size: BlockSize, setting: Looked): number {
  const block = rectangleAt(at, size);
  const faces = sureFaces(setting.reading);
  return mostSeen(setting, (framing) =>
    faces.map((face) => overlap(block, onScreen(face, framing, setting.reading))),
  );
}

/** The largest share of somebody small, over the given frames, that a block hides. */
export function personHidden(at: BlockPosition, size: BlockSize, setting: Looked): number {
  const block = rectangleAt(at, size);
  const { reading } = setting;
  return mostSeen(setting, (framing) =>
    smallPeople(framing, reading).map((person) => overlap(onScreen(person, framing, reading), block)),
  );
}

function mostSeen({ camera, frames }: Looked, sharesAt: (framing: Framing) => readonly number[]): number {
  return Math.max(0, ...frames.flatMap((frame) => sharesAt(framingAt(camera, frame))));
}

/** Centres of a block in pixels from the left, the middle first; at the sides it may fit beside an upright thing. */
function columnsOf(width: number): number[] {
  const [left, right] = [SAFE_AREA.left + SAFE_MARGIN, SAFE_AREA.right - SAFE_MARGIN];
  return [
    MIDDLE,
    Math.max(MIDDLE, Math.floor(right - width / 2)),
    Math.min(MIDDLE, Math.ceil(left + width / 2)),
  ];
}

function rectangleAt({ x, y }: BlockPosition, { width, height }: BlockSize): Area {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** What a usual block covers at its best place: the largest shares of a face and of a point, and the share of it over writing. */
export function leastCovered(framing: Framing, reading: Reading): CoveredByBlock {
  const faces = sureFaces(reading).map((face) => onScreen(wholeFace(face), framing, reading));
  const catching = eyeCatchers(reading).map(({ box }) => onScreen(box, framing, reading));
  const covered = CAPTION_SLOTS.map((y) => {
    const block = rectangleAt({ x: MIDDLE, y }, USUAL_BLOCK);
    return {
      face: Math.max(0, ...faces.map((face) => overlap(block, face))),
      catcher: Math.max(0, ...catching.map((thing) => overlap(block, thing))),
      writing: writtenShare(block, framing, reading),
    };
  });
  return covered.reduce((best, other) => (costOfBlock(other) < costOfBlock(best) ? other : best));
}

interface CoveredByBlock {
  readonly face: number;
  readonly catcher: number;
  readonly writing: number;
}

function costOfBlock({ face, catcher, writing }: CoveredByBlock): number {
  return FACE_COST * face + catcher + TEXT_COST * writing;
}
