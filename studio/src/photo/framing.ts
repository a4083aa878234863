import type { Box } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import type { Observation } from "../reading/observe.ts";
import { headBox } from "../reading/observe.ts";
import type { Look } from "../reading/look.ts";
import { randomOf } from "../reading/random.ts";
import { rewardOf } from "./framing-reward.ts";

/** A rectangle of 9:16 in pixels of the photo. May reach beyond the photo, which is then continued. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ASPECT = FILM_WIDTH / FILM_HEIGHT;
/** The photo itself fills at least this share of a picture that is continued beyond it. */
const LEAST_PHOTO_SHARE = 0.5;
/** A subject surer than this is kept whole. */
const SURE_SUBJECT = 0.4;
/** For a subject surer than this the photo is continued, should that be needed to hold it. */
const WORTH_CONTINUING = 0.86;
const FAINT_ENDS = 0.13;
/** Free space around what has to be held, as a share of it. */
const MARGIN = 0.06;
/** From this width to height on, even a photo without one subject is shown wider than it is tall. */
const PANORAMA = 2.4;
/** No framing is so close that less than this is left of the photo to enlarge, in pixels. */
const LEAST_REGION_WIDTH = 620;
const STEPS = 40;

/** Chooses the part of a photo that becomes the picture: around what matters in it, in another way for each seed. */
export function chooseRegion(
  photo: { width: number; height: number },
  seen: Observation,
  look: Look,
  seed: number,
): Region {
  const fullHeight = Math.min(photo.height, photo.width / ASPECT);
  const held = mustHold(photo, seen);
  const height = fullHeight * zoomFactor(photo, fullHeight, held, look);
  const size = { width: height * ASPECT, height };
  const reward = rewardOf(photo, seen, { held, heads: headsOf(seen), anchor: anchorOf(look, seed) });
  let best: Region | null = null;
  let most = -Infinity;
  for (const x of positions(photo.width, size.width)) {
    for (const y of positions(photo.height, size.height)) {
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

function headsOf(seen: Observation): Box[] {
  return seen.faces.map(headBox);
}

/** What has to be seen whole, in shares of the photo; null where nothing stands out or it is everywhere. */
function mustHold(photo: { width: number; height: number }, { subject, core }: Observation): Box | null {
  if (!subject || subject.confidence < SURE_SUBJECT) return null;
  const crop = { w: (photo.height * ASPECT) / photo.width, h: photo.width / ASPECT / photo.height };
  const fits = (box: Box) => box.w * (1 + 2 * MARGIN) <= crop.w && box.h <= crop.h;
  if (fits(subject)) return subject;
  const spansPhoto = subject.w > 0.85 || subject.h > 0.95;
  if (subject.confidence >= WORTH_CONTINUING && !spansPhoto) return widened(subject);
  return core && fits(core) ? roomy(core, crop.w / (1 + 2 * MARGIN)) : null;
}

/** A core with as much free space at its sides as a framing of the width `most` has for it. */
function roomy({ x, y, w, h }: Box, most: number): Box {
  const room = Math.min(MARGIN * w, (most - w) / 2);
  return { x: Math.max(0, x - room), y, w: Math.min(1 - Math.max(0, x - room), w + 2 * room), h };
}

/** A subject's ends (a head in the shade, a tail) are often fainter than its middle. */
function widened({ x, y, w, h }: Box): Box {
  const left = Math.max(0, x - FAINT_ENDS * w);
  return { x: left, y, w: Math.min(1, x + (1 + FAINT_ENDS) * w) - left, h };
}

/** Height of the framing in full heights: over 1 where the photo is continued, under 1 for closer framings. */
function zoomFactor(
  photo: { width: number; height: number },
  fullHeight: number,
  held: Box | null,
  look: Look,
): number {
  const margin = 1 + 2 * MARGIN;
  const needed = held
    ? Math.max((held.w * photo.width * margin) / (fullHeight * ASPECT), (held.h * photo.height) / fullHeight)
    : 0;
  const aspect = photo.width / photo.height;
  const panorama = Math.sqrt(Math.max(1, aspect / PANORAMA));
  const closest = Math.min(1, LEAST_REGION_WIDTH / (fullHeight * ASPECT));
  const wished = panorama * 0.8 ** look.closeness;
  const most = 1 / LEAST_PHOTO_SHARE;
  return Math.min(most, Math.max(closest, wished, Math.min(needed, most)));
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

/** Left or top edges to try along one axis; outside the photo where the framing is larger than it. */
function positions(photo: number, size: number): number[] {
  const slack = photo - size;
  if (Math.abs(slack) < 1e-6 * photo) return [slack];
  if (slack >= 0) return Array.from({ length: STEPS + 1 }, (_, i) => (slack * i) / STEPS);
  return Array.from({ length: STEPS + 1 }, (_, i) => slack * (0.3 + (0.4 * i) / STEPS));
}
