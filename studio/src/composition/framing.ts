import type { PhotoObservation } from "../reading/observe.ts";
import { headBox } from "../reading/observe.ts";
import type { Look } from "../reading/prompt/look.ts";
import { randomOf } from "../random.ts";
import { groundOf } from "./framing-ground.ts";
import type { Hold } from "./framing-hold.ts";
import { ASPECT, holdOf, MARGIN } from "./framing-hold.ts";
import { rewardOf } from "./framing-reward.ts";
import type { Region } from "./region.ts";

/** From this width to height on, even a photo without one subject is shown wider than it is tall. */
const PANORAMA = 2.4;
/** The photo itself fills at least this share of a picture that shows a panorama wider. */
const LEAST_PANORAMA_SHARE = 0.5;
/** No framing is so close that less than this is left of the photo to enlarge, in pixels. */
const LEAST_REGION_WIDTH = 620;
const STEPS = 40;

/** Chooses the part of a photo that becomes the picture: around what matters in it, in another way for each seed. */
export function chooseRegion(
  photo: { width: number; height: number },
  seen: PhotoObservation,
  look: Look,
  seed: number,
): Region {
  const fullHeight = Math.min(photo.height, photo.width / ASPECT);
  const ground = groundOf(seen);
  const hold = holdOf(photo, seen, ground);
  const held = hold?.box ?? null;
  const height = fullHeight * zoomFactor(photo, fullHeight, hold, look);
  const size = { width: height * ASPECT, height };
  const aims = { held, heads: seen.faces.map(headBox), anchor: anchorOf(look, seed), ground };
  const reward = rewardOf(photo, seen, aims);
  // With faces the reward decides: heads count for more than the rest of a person.
  const whole = seen.faces.length > 0 ? null : held;
  let best: Region | null = null;
  let most = -Infinity;
  for (const x of positions(photo.width, size.width, whole && [whole.x, whole.w])) {
    for (const y of positions(photo.height, size.height, whole && [whole.y, whole.h])) {
      const region = { x, y, ...size };
      const value = reward(region);
      if (value > most) {
        most = value;
        best = region;
      }
    }
  }
  return best ?? { x: (photo.width - size.width) / 2, y: (photo.height - size.height) / 2, ...size };
}

/** Height of the framing in full heights: over 1 where the photo is continued, under 1 for closer framings. */
function zoomFactor(
  photo: { width: number; height: number },
  fullHeight: number,
  hold: Hold | null,
  look: Look,
): number {
  const fullWidth = fullHeight * ASPECT;
  const needed = hold
    ? Math.max(
        Math.min(
          Math.max(1, photo.width / fullWidth),
          (hold.box.w * photo.width * (1 + 2 * MARGIN)) / fullWidth,
        ),
        (hold.box.h * photo.height) / fullHeight,
      )
    : 0;
  const panorama = Math.min(
    1 / LEAST_PANORAMA_SHARE,
    Math.sqrt(Math.max(1, photo.width / photo.height / PANORAMA)),
  );
  const closest = Math.min(1, LEAST_REGION_WIDTH / fullWidth);
  const wished = panorama * 0.8 ** look.closeness;
  return Math.max(closest, wished, Math.min(needed, 1 / (1 - (hold?.madeUp ?? 0))));
}

/** Where the subject's middle should come to lie, in shares of the picture. */
function anchorOf(look: Look, seed: number): { x: number; y: number } {
  const random = randomOf(seed, "framing");
  const y = 0.44 + 0.08 * random();
  if (look.place === "esquerda") return { x: 0.36, y };
  if (look.place === "direita") return { x: 0.64, y };
  if (look.place === "centro") return { x: 0.5, y };
  return { x: 0.4 + 0.2 * random(), y };
}

/**
 * Left or top edges to try along one axis; outside the photo where the framing is larger than it. Those that show what
 * has to be held (start and length, in shares) whole, where any do.
 */
function positions(photo: number, size: number, held: readonly [number, number] | null): number[] {
  const slack = photo - size;
  if (Math.abs(slack) < 1e-6 * photo) return [slack];
  if (slack < 0) return Array.from({ length: STEPS + 1 }, (_, i) => slack * (0.2 + (0.6 * i) / STEPS));
  const [from, to] = spanToShow(photo, size, held);
  const first = Math.max(0, to - size);
  const last = Math.min(slack, from);
  return Array.from({ length: STEPS + 1 }, (_, i) => first + ((last - first) * i) / STEPS);
}

/** From where to where a picture of a size has to reach: with the free space at both ends, if there is room for it. */
function spanToShow(
  photo: number,
  size: number,
  held: readonly [number, number] | null,
): readonly [number, number] {
  if (!held) return [photo, 0];
  const [start, length] = [held[0] * photo, held[1] * photo];
  if (length > size) return [photo, 0];
  const space = Math.min(MARGIN * length, (size - length) / 2);
  return [Math.max(0, start - space), Math.min(photo, start + length + space)];
}
