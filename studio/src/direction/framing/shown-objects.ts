import { type Area, areaOf, share } from "../../geometry/area.ts";
import type { SeenObject } from "./objects.ts";

/** A view shows an object of which this much is in view, */
export const SHOWN = 0.3;
/** or which fills this much of the view. */
const FILLS = 0.2;
/** A head belongs to its body where this much of it is in view. */
const HEAD_SHOWN = 0.9;

/** Whether much of an object is in a view, or it fills much of the view. */
export function isShown(object: Area, view: Area): boolean {
  return share(view, object) > SHOWN || share(object, view) > FILLS;
}

/** Whether a view shows a body without its head. */
export function showsBodyOnly({ box, head }: SeenObject, view: Area): boolean {
  if (head === null || share(view, areaOf(head)) >= HEAD_SHOWN) return false;
  return isShown(areaOf(box), view);
}
