import type { Area } from "../../../../geometry/area.ts";
import { figure, type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** Area without buttons on all platforms, also on ads; pixels of the 1080 x 1920 film. */
const SAFE = { left: 65, right: 900, top: 270, bottom: 1248 };

/** Box of a word with its stroke; pixels of the film, right and bottom exclusive. */
export interface WordBox extends Area {
  /** A word that moves has a box for each of its places; this one is not its first. */
  readonly moved?: boolean;
}

/** A word of a shot: its box, and when it is there. */
export interface ShotWord extends WordBox {
  /** Frames of the shot, from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  /** Frame of the shot from which it can be read; null for plates, and for words that only wait for their time. */
  readonly legible: number | null;
  /** The subject stands in front of it. */
  readonly behind?: boolean;
}

/** A word on the film. */
export interface PaintedWord extends ShotWord {
  readonly shot: number;
}

/** Checks that every painted word is in the area that is free on all platforms. */
export function captionRow(words: readonly WordBox[]): Row {
  const worst = Math.max(0, ...words.map(overhang));
  const count = words.filter(({ moved }) => moved !== true).length;
  const text = CERTIFICATE.safe_area;
  const value = text.value(worst > 0 ? figure(worst, 0) : null, words.length === 0 ? null : count);
  return should("safe_area", value, text.bound, worst === 0);
}

/** How far a word is outside of the area, in pixels. */
function overhang({ left, top, right, bottom }: WordBox): number {
  return Math.max(0, SAFE.left - left, right - SAFE.right, SAFE.top - top, bottom - SAFE.bottom);
}
