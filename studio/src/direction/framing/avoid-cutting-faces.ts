import type { Box } from "@curta/contract";
import type { Framing } from "../timeline.ts";
import {
  type Area,
  areaOf,
  cutThrough,
  keptFace,
  lack,
  share,
  united,
  viewOf,
  wholeFace,
} from "./face-geometry.ts";

/** What a framing has to respect. */
export interface Respect {
  readonly faces: readonly Box[];
  /** The middle of the subject, which must be in view; null where there is none to keep. */
  readonly core: Area | null;
  /** What the shot is about: this place should stay in view. */
  readonly aim: { readonly x: number; readonly y: number };
}

export interface Bounds {
  readonly widest: number;
  readonly closest: number;
  /** What the shot's frames show when it is framed so. */
  readonly sweep: (framing: Framing) => readonly Area[];
}

export interface Respectful {
  readonly framing: Framing;
  /** 0 where no face is cut and all that must be is in view. */
  readonly harm: number;
}

/** Zooms against the wished one: out step by step, or a little closer. */
const FACTORS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 1.1, 1.25, 1.45];
/** Air between what is kept and the frame's edge, in shares of the view. */
const AIRS = [0.01, 0.05, 0.1, 0.15];
/** What it costs to shift by a whole view, and to show half or double the size. */
const SHIFT_COST = 1;
const ZOOM_COST = 1.1;
/** The place that the shot is about lies out of its frames' inner part, by a whole view. */
const AIM_COST = 6;
const RIM = 0.06;
const HARM_COST = 100;
const NO_HARM = 1e-6;

/**
 * The framing nearest to the wished one that cuts through no face and keeps the subject's middle, over all that the
 * shot's frames show; where none does, the one that does least harm.
 */
export function keepWhole(wished: Framing, respect: Respect, bounds: Bounds): Respectful {
  let best = weigh(wished, wished, respect, bounds);
  if (best.harm > NO_HARM) {
    for (const framing of candidates(wished, respect, bounds)) {
      const weighed = weigh(framing, wished, respect, bounds);
      if (weighed.cost < best.cost) best = weighed;
    }
  }
  return { framing: best.framing, harm: best.harm > NO_HARM ? best.harm : 0 };
}

function weigh(
  framing: Framing,
  wished: Framing,
  { faces, core, aim }: Respect,
  { sweep }: Bounds,
): Respectful & { readonly cost: number } {
  const views = sweep(framing);
  const cut = faces.reduce((sum, face) => sum + cutThrough(views, face), 0);
  const harm = cut + (core === null ? 0 : Math.max(...views.map((view) => lack(view, core))));
  const lost = Math.max(...views.map((view) => distanceFrom(view, aim)));
  const shift = Math.hypot(framing.x - wished.x, framing.y - wished.y) * framing.zoom;
  const zoomed = Math.abs(Math.log2(framing.zoom / wished.zoom));
  const cost = HARM_COST * harm + AIM_COST * lost + SHIFT_COST * shift + ZOOM_COST * zoomed;
  return { framing, harm, cost };
}

/** How far a place lies out of the inner part of a view, in its widths. */
function distanceFrom({ left, top, right, bottom }: Area, { x, y }: Respect["aim"]): number {
  const size = right - left;
  const across = Math.max(0, left + RIM * size - x, x - right + RIM * size);
  const down = Math.max(0, top + RIM * size - y, y - bottom + RIM * size);
  return Math.hypot(across, down) / size;
}

/** Framings worth a look: each zoom with some faces wholly in and the others out, or close inside one face. */
function* candidates(wished: Framing, respect: Respect, { widest, closest }: Bounds): Generator<Framing> {
  for (const factor of FACTORS) {
    const zoom = Math.min(closest, Math.max(widest, wished.zoom * factor));
    for (const face of respect.faces) yield insideFace({ ...wished, zoom }, face);
    for (const air of AIRS) {
      for (let chosen = 0; chosen < 2 ** respect.faces.length; chosen += 1) {
        yield* arranged({ ...wished, zoom }, respect, chosen, air / zoom);
      }
    }
  }
}

/** An extreme close-up: the face wider than the frame, its eyes in the upper half. */
function insideFace(framing: Framing, { x, y, w, h }: Box): Framing {
  return inPicture({ ...framing, x: x + w / 2, y: y + 0.42 * h + 0.14 / framing.zoom });
}

/** The framing shifted so that the chosen faces and the core lie in it, and the others beside, above or below it. */
function* arranged(framing: Framing, respect: Respect, chosen: number, air: number): Generator<Framing> {
  const isChosen = (index: number): boolean => (chosen >> index) % 2 === 1;
  const kept = respect.faces.filter((_, index) => isChosen(index)).map(keptFace);
  const inner = [...kept, ...(respect.core === null ? [] : [respect.core])];
  const shifted = inner.length === 0 ? framing : including(framing, united(inner), air);
  yield inPicture(shifted);
  const others = respect.faces.filter((_, index) => !isChosen(index)).map((face) => areaOf(wholeFace(face)));
  const seen = others.filter((other) => share(viewOf(shifted), other) > 0);
  if (seen.length > 0) yield* excluding(shifted, united(seen), air);
}

function including(framing: Framing, area: Area, air: number): Framing {
  const half = 0.5 / framing.zoom - air;
  return {
    ...framing,
    x: between(framing.x, area.right - half, area.left + half),
    y: between(framing.y, area.bottom - half, area.top + half),
  };
}

function* excluding(framing: Framing, area: Area, air: number): Generator<Framing> {
  const half = 0.5 / framing.zoom + air / 2;
  yield inPicture({ ...framing, x: area.left - half });
  yield inPicture({ ...framing, x: area.right + half });
  yield inPicture({ ...framing, y: area.top - half });
  yield inPicture({ ...framing, y: area.bottom + half });
}

function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** Moves a framing so that it shows nothing outside the picture. */
function inPicture(framing: Framing): Framing {
  const half = 0.5 / framing.zoom;
  return { ...framing, x: between(framing.x, half, 1 - half), y: between(framing.y, half, 1 - half) };
}
