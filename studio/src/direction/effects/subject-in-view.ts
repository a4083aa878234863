import { type Area, sizeOf } from "../../geometry/area.ts";
import type { Matte } from "../../geometry/matte.ts";

/** An effect on the subject is seen where so much of the view is subject, or so much of the subject is in view. */
const LEAST_OF_VIEW = 0.1;
const LEAST_OF_SUBJECT = 0.6;
const SUBJECT = 255;

/** Whether a view shows so much of the subject that an effect on it is seen: a muzzle at the rim is none. */
export function showsSubject(view: Area, matte: Matte): boolean {
  const { ofView, ofSubject } = sharesOfSubject(view, matte);
  return ofView >= LEAST_OF_VIEW || ofSubject >= LEAST_OF_SUBJECT;
}

/** How much of a view is subject, and how much of the subject is in view, 0 to 1. */
export function sharesOfSubject(
  view: Area,
  { box, columns, rows, alpha }: Matte,
): { readonly ofView: number; readonly ofSubject: number } {
  let [all, inside] = [0, 0];
  for (let row = 0; row < rows; row++) {
    const y = box.y + ((row + 0.5) / rows) * box.h;
    const isRowInside = y >= view.top && y <= view.bottom;
    for (let column = 0; column < columns; column++) {
      const share = alpha[row * columns + column] ?? 0;
      if (share === 0) continue;
      all += share;
      const x = box.x + ((column + 0.5) / columns) * box.w;
      if (isRowInside && x >= view.left && x <= view.right) inside += share;
    }
  }
  const cell = (box.w * box.h) / (columns * rows);
  return { ofView: ((inside / SUBJECT) * cell) / sizeOf(view), ofSubject: all > 0 ? inside / all : 0 };
}
