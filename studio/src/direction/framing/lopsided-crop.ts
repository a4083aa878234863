import type { Reading } from "@curta/contract";
import type { Area } from "../../geometry/area.ts";

const LEAST_CONFIDENCE = 0.5;
/** The subject counts as cut if it loses this share of its width at one side... */
const LOST = 0.12;
/** ...while this share of the frame is empty at the other side. */
const FREE = 0.33;
/** A frame that shows a smaller share of the subject's width or height is about something else. */
const LEAST_SHOWN = { across: 0.2, down: 0.3 } as const;

/**
 * Whether a frame cuts the subject at one side while the other side is empty, with no point of interest in it: moving the
 * frame aside would show the whole subject.
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
