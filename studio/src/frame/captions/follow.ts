import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { SAFE_AREA } from "../../direction/lettering/safe-area.ts";
import type { CaptionGroup, TimelineShot } from "../../direction/timeline.ts";
import type { Cover } from "../../geometry/cover.ts";
import { shotCameraAt, withinPicture } from "../camera/camera.ts";
import type { FrameSize } from "../memory/slot.ts";
import type { PlacedWord } from "./letters/placed-word.ts";

/** Makes a group with an anchor follow it through the frames of its shot, within the safe area. */
export function follow(
  placed: readonly PlacedWord[],
  { anchor, behind, at, frames }: CaptionGroup,
  shot: TimelineShot,
  cover: Cover,
  size: FrameSize,
): PlacedWord[] {
  // Words behind the subject stay where the subject leaves them legible.
  if (anchor === undefined || behind === true || placed.length === 0) return [...placed];
  const scale = size.width / FILM_WIDTH;
  const left = Math.min(...placed.map((word) => word.left));
  const top = Math.min(...placed.map((word) => word.top));
  const right = Math.max(...placed.map((word) => word.left + word.sprite.width));
  const bottom = Math.max(...placed.map((word) => word.top + word.sprite.height));
  const path = new Int16Array(2 * (at + frames));
  const start = seenAt(anchor, shot, at, cover, size);
  for (let frame = at; frame < at + frames; frame++) {
    const seen = seenAt(anchor, shot, frame, cover, size);
    path[2 * frame] = within(
      seen.x - start.x,
      SAFE_AREA.left * scale - left,
      SAFE_AREA.right * scale - right,
    );
    path[2 * frame + 1] = within(
      seen.y - start.y,
      SAFE_AREA.top * scale - top,
      SAFE_AREA.bottom * scale - bottom,
    );
  }
  return placed.map((word) => ({ ...word, path }));
}

/** Where a place of the picture is in a frame, in pixels. */
function seenAt(
  place: { readonly x: number; readonly y: number },
  shot: TimelineShot,
  frame: number,
  cover: Cover,
  { width }: FrameSize,
): { x: number; y: number } {
  const { x, y, zoom } = withinPicture(shotCameraAt(shot, frame, cover), cover);
  return {
    x: (((place.x - x) * zoom) / cover.width) * width,
    y: (((place.y - y) * zoom) / cover.height) * width * (FILM_HEIGHT / FILM_WIDTH),
  };
}

/** A block that reaches out of the area already does not move further. */
function within(way: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(0, most), Math.max(Math.min(0, least), way)));
}
