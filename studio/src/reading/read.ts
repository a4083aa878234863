import type { Reading } from "@curta/contract";
import type { Picture } from "../picture.ts";
import { depthOf } from "./measure/depth.ts";
import { crispness, focusOf } from "./measure/focus.ts";
import { horizonOf } from "./measure/horizon.ts";
import { lightOf } from "./measure/light.ts";
import { observe, observeAgain } from "./observe.ts";
import { paletteOf } from "./measure/palette.ts";
import { findPoints } from "./find/points.ts";
import { quietAreas } from "./measure/quiet.ts";
import type { Found } from "./find/subject.ts";
import { findText } from "./find/text.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** Cells of the thumbnail that writing is looked for on, and all that needs less is made from: 360 x 640. */
const FINE_CELLS = 230_400;
/** Subjects and faces less sure than this are not worth a word. */
const LEAST_CONFIDENCE = 0.15;

/**
 * Reads what a framed 9:16 picture holds. Pure and repeatable: the same pixels give the same reading, here and
 * in the browser. Works on a thumbnail of about 360 x 640.
 * @param knownFaces faces that were found already, in shares of the picture; they are not looked for again
 */
export function readPicture(picture: Picture, knownFaces?: readonly Found[]): Reading {
  const fine = thumbnailOf(picture, FINE_CELLS);
  const seen = knownFaces ? observeAgain(picture, fine, knownFaces) : observe(picture);
  const { coarse, saliency, faces, subject } = seen;
  const crisp = crispness(coarse);
  const texts = findText(fine);
  const clearSubject = subject && subject.confidence >= LEAST_CONFIDENCE ? subject : null;
  return {
    width: picture.width,
    height: picture.height,
    palette: paletteOf(coarse),
    light: lightOf(coarse),
    points: findPoints(coarse, saliency, { faces, texts, subject: clearSubject }),
    faces: [...faces],
    people: [],
    things: [],
    writing: [],
    view: null,
    subject: clearSubject,
    horizon: horizonOf(coarse),
    focus: focusOf(coarse, crisp),
    quiet: quietAreas(coarse.detail, saliency),
    depth: depthOf(coarse, saliency, crisp),
  };
}
