import type { Picture } from "../picture.ts";
import { saliencyOf } from "./find/saliency.ts";
import type { Plane } from "./plane.ts";
import { type DetailedThumbnail, shrinkThumbnail, type Thumbnail, thumbnailOf } from "./thumbnail.ts";

/** Cells of the fine thumbnail (255 x 453 of a 9:16 picture), and of the coarse one. */
const FINE_CELLS = 115_200;
const COARSE_CELLS = 26_000;

/** Thumbnail and saliency of a picture of any proportions. */
export interface Observation {
  readonly coarse: DetailedThumbnail;
  /** Saliency of each cell of `coarse`, 0 to 1. */
  readonly saliency: Plane;
}

/** @param fine a thumbnail of the picture with many cells, if there is one already */
export function observe(picture: Picture, fine: Thumbnail = thumbnailOf(picture, FINE_CELLS)): Observation {
  const coarse = shrinkThumbnail(fine, picture, COARSE_CELLS);
  return { coarse, saliency: saliencyOf(coarse) };
}
