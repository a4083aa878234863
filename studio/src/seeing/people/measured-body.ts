import type { Matte } from "../../geometry/matte.ts";
import type { SeenFace } from "../faces/decode-faces.ts";
import { silhouetteOf } from "../matte/silhouette.ts";
import { around } from "../picture/boxes.ts";
import type { SeenPerson } from "./find-people.ts";

/** The same people, but that of somebody who is alone the matte says where the body is, where it was estimated. */
export function withMeasuredBody(
  people: readonly SeenPerson[],
  faces: readonly SeenFace[],
  matte: Matte | null,
): readonly SeenPerson[] {
  const [person, ...others] = people;
  const face = faces[person?.face ?? -1];
  const isEstimated = person?.isEstimated === true && others.length === 0;
  if (!isEstimated || face === undefined || matte === null) return people;
  return [{ ...person, box: around(silhouetteOf(matte).box, face.box) }];
}
