import type { Reading } from "@curta/contract";
import type { Area } from "../../geometry/area.ts";

const LEAST_CONFIDENCE = 0.5;
/** A subject is cut that loses this much of its width at one side... */
const LOST = 0.12;
/** ...while this much of the frame stands free at the other. */
const FREE = 0.33;
/** A frame that shows less of the subject, across its width or height, is of something else. */
const LEAST_SHOWN = { across: 0.2, down: 0.3 } as const;

/**
 * Whether a frame cuts the subject at one side while the other is empty, without any point to look at: a step aside
 * would show it.
 */
export function cutsAside(view: Area, { subject, points }: Reading): boolean {
  if (subject === null || subject.confidence < LEAST_CONFIDENCE) return false;
  const [left, right] = [subject.x, subject.x + subject.w];
  const width = view.right - view.left;
  const across = Math.min(view.right, right) - Math.max(view.left, left);
  const down = Math.min(view.bottom, subject.y + subject.h) - Math.max(view.top, subject.y);
  const isSeen = across > LEAST_SHOWN.across * width && down > LEAST_SHOWN.down * (view.bottom - view.top);
  if (!isSeen) return false;
  const isEmpty = (from: number, to: number): boolean =>
    to - from > FREE * width &&
    points.every(({ x, y }) => x < from || x > to || y < view.top || y > view.bottom);
  return (
    (right - view.right > LOST * subject.w && isEmpty(view.left, left)) ||
    (view.left - left > LOST * subject.w && isEmpty(right, view.right))
  );
}
