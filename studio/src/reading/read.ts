import type { Reading } from "@curta/contract";
import { packMatte } from "../geometry/matte.ts";
import { isCornerPiece, largestWhole, withoutCutTwins } from "../geometry/rim.ts";
import type { Picture } from "../picture.ts";
import { findPoints } from "./find/points.ts";
import { withoutUnfocused } from "./find/unfocused-things.ts";
import { type Found, findSubject } from "./find/subject.ts";
import { depthOf } from "./measure/depth.ts";
import { depthOfMatte } from "./measure/depth-of-matte.ts";
import { depthOfNetwork } from "./measure/depth-of-network.ts";
import { edgeSharpness } from "./measure/edge-sharpness.ts";
import { crispness, focusOf } from "./measure/focus.ts";
import { horizonOf } from "./measure/horizon.ts";
import { lightOf } from "./measure/light.ts";
import { paletteOf } from "./measure/palette.ts";
import { quietAreas } from "./measure/quiet.ts";
import { observe } from "./observe.ts";
import { LEAST_NAMED_CONFIDENCE, LEAST_UNNAMED_CONFIDENCE, NOTHING_SEEN, type Seen } from "./seen.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** Cells of the finest thumbnail, from which the others are made: 360 x 640 for 9:16. */
const FINE_CELLS = 230_400;
/** Smallest confidence of a subject. */
const LEAST_CONFIDENCE = 0.15;

/**
 * The reading of a picture of any proportions. Pure and repeatable: the same pixels give the same reading, on the
 * server and in the browser. Works on a thumbnail of about 230,000 cells.
 * @param looked faces, people and things that were found in it; nothing if networks were not used
 */
export function readPicture(picture: Picture, looked: Seen = NOTHING_SEEN): Reading {
  const fine = thumbnailOf(picture, FINE_CELLS);
  const { coarse, saliency } = observe(picture, fine);
  const crisp = crispness(coarse);
  const edges = edgeSharpness(picture);
  const aspect = picture.width / picture.height;
  const seen = { ...looked, things: withoutUnfocused(looked.things, edges, aspect) };
  const subject = subjectOf(seen) ?? clear(findSubject(coarse, saliency));
  return {
    width: picture.width,
    height: picture.height,
    palette: paletteOf(coarse),
    light: lightOf(coarse),
    points: findPoints(coarse, saliency, {
      faces: seen.faces,
      people: seen.people,
      texts: seen.writing,
      subject,
      crisp,
      edges,
    }),
    faces: seen.faces,
    people: seen.people,
    things: seen.things,
    writing: seen.writing,
    view: null,
    subject,
    horizon: horizonOf(coarse),
    focus: focusOf(crisp, edges, seen.matte),
    quiet: quietAreas(coarse.detail, saliency),
    depth: bestDepth(seen, depthOf(coarse, saliency, crisp)),
    ...(seen.plainGround === true ? { plainGround: true } : {}),
    ...(seen.upsideDown === true ? { upsideDown: true } : {}),
    ...(seen.matte === null ? {} : { matte: packMatte(seen.matte) }),
  };
}

/** What a network saw, else what the matte proves, else the guess. */
function bestDepth({ depth, matte }: Seen, guess: Reading["depth"]): Reading["depth"] {
  if (depth !== null) return depthOfNetwork(depth, guess);
  return matte === null ? guess : depthOfMatte(matte, guess);
}

/** The largest person, else the largest of the things with a name and of what stands in front, else a thing whose name is doubtful. */
function subjectOf({ people, things, silhouette }: Seen): Found | null {
  const doubtful = things.filter(
    (thing) => thing.confidence >= LEAST_UNNAMED_CONFIDENCE && !isCornerPiece(thing),
  );
  const sure = [...withoutCutTwins(things.filter(isSure)), ...(silhouette === null ? [] : [silhouette])];
  const found = largestOf(people.filter(isSure)) ?? largestOf(sure) ?? largestWhole(doubtful);
  if (found === null) return null;
  const { x, y, w, h, confidence } = found;
  return { x, y, w, h, confidence };
}

function isSure({ confidence }: Found): boolean {
  return confidence >= LEAST_NAMED_CONFIDENCE;
}

function largestOf<Boxed extends Found>(boxes: readonly Boxed[]): Boxed | null {
  return boxes.toSorted((one, other) => other.w * other.h - one.w * one.h)[0] ?? null;
}

function clear(subject: Found | null): Found | null {
  return subject !== null && subject.confidence >= LEAST_CONFIDENCE ? subject : null;
}
