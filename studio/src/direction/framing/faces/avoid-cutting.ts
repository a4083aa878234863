import type { Box } from "@curta/contract";
import { type Area, grown, lack, share, united } from "../../../geometry/area.ts";
import { viewOf, keepInside } from "../view.ts";
import { cutsLine } from "../written-lines.ts";
import type { Cover } from "../../../geometry/cover.ts";
import type { Framing } from "../../timeline.ts";
import { cutThrough, headOf, keptFace } from "./face-geometry.ts";

/** What a framing must keep in view, or keep out of it. */
export interface Constraints {
  readonly cover: Cover;
  readonly faces: readonly Box[];
  /** Titles, of which an edge of a frame should rather lie beside than across. */
  readonly titles: readonly Area[];
  /** What must be in view: the target itself, or the middle of the subject; null where there is none to keep. */
  readonly core: Area | null;
  /** What the shot is about: this place should stay in view. */
  readonly aim: { readonly x: number; readonly y: number };
}

/** What the search for a framing may use. */
export interface SearchRange {
  readonly widest: number;
  readonly closest: number;
  /** What the shot's frames show when it is framed so. */
  readonly sweep: (framing: Framing) => readonly Area[];
}

export interface FoundFraming {
  readonly framing: Framing;
  /** 0 where no face is cut and all that must be is in view. */
  readonly harm: number;
}

/** Zooms to try, as factors of the wished one, the nearest first: wider step by step, or a little closer. */
const FACTORS = [1, 0.94, 1.1, 0.88, 0.82, 1.25, 0.76, 0.7, 1.45, 0.64, 0.58, 0.52, 0.46, 0.4];
/** The narrowest frame that holds the core is wider by this. */
const FITTING = 1.004;
/** Air between what is kept and the frame's edge, in shares of the view. */
const AIRS = [0.01, 0.05, 0.12];
/** What it costs to shift by a whole view, and to show half or double the size. */
const SHIFT_COST = 1;
const ZOOM_COST = 1.1;
/** Cost where the place that the shot is about lies a whole view outside of the inner part of its frames. */
const AIM_COST = 6;
const AIM_MARGIN = 0.06;
const HARM_COST = 100;
const NO_HARM = 1e-7;
/** Fixed cost of any harm, also of a sliver of a face in a corner: a small shift must be cheaper than that. */
const ANY_HARM = 0.5;
/** What it costs to cut a title: more than to show half or double the size, or to shift by a view. A camera may move so much farther out. */
const TITLE_COST = 1.5;
const MOVED = 0.04;
/** For at most so many faces every choice of kept and left-out ones is tried; of more faces, the nearest to the wished framing. */
const MOST_CHOSEN = 3;

/**
 * The framing nearest to the wished one that cuts through no face and keeps the core, over all that the shot's frames
 * show, and no title where another one nearby does not; where none does, the one that does least harm.
 */
export function avoidCutting(wished: Framing, constraints: Constraints, range: SearchRange): FoundFraming {
  let best = weigh(wished, wished, constraints, range);
  if (best.harm > NO_HARM || best.cutsTitles) {
    for (const factor of factorsFor(wished, constraints, range)) {
      // Zooms further away cost more than the best framing that harms nothing.
      if (best.harm <= NO_HARM && best.cost < ZOOM_COST * Math.abs(Math.log2(factor))) break;
      for (const framing of candidates(factor, wished, constraints, range)) {
        if (costOfWay(framing, wished, constraints) >= best.cost) continue;
        const weighed = weigh(framing, wished, constraints, range);
        if (weighed.cost < best.cost) best = weighed;
      }
    }
  }
  return { framing: best.framing, harm: best.harm > NO_HARM ? best.harm : 0 };
}

/** Zooms to try: in a tight row the step that just holds the core lies between two others. */
function factorsFor(wished: Framing, { core }: Constraints, { sweep }: SearchRange): readonly number[] {
  if (core === null) return FACTORS;
  const [view] = sweep(wished).toSorted((a, b) => a.right - a.left - (b.right - b.left));
  const fitting = (view!.right - view!.left) / (FITTING * Math.max(1e-6, core.right - core.left));
  if (fitting < Math.min(...FACTORS) || fitting > Math.max(...FACTORS)) return FACTORS;
  return [...FACTORS, fitting].toSorted((a, b) => Math.abs(Math.log(a)) - Math.abs(Math.log(b)));
}

/** What it costs at least to leave the wished framing: the rest of the cost takes much longer to work out. */
function costOfWay(framing: Framing, wished: Framing, { cover }: Constraints): number {
  const [across, down] = [(framing.x - wished.x) / cover.width, (framing.y - wished.y) / cover.height];
  const shift = Math.hypot(across, down) * framing.zoom;
  return SHIFT_COST * shift + ZOOM_COST * Math.abs(Math.log2(framing.zoom / wished.zoom));
}

interface Weighed extends FoundFraming {
  readonly cost: number;
  readonly cutsTitles: boolean;
}

function weigh(framing: Framing, wished: Framing, constraints: Constraints, { sweep }: SearchRange): Weighed {
  const { cover, faces, titles, core, aim } = constraints;
  const views = sweep(framing);
  const all = united(views);
  const cut = faces.reduce(
    (sum, face) => (isNear(face, all) ? sum + cutThrough(views, face, cover) : sum),
    0,
  );
  const harm = cut + (core === null ? 0 : Math.max(...views.map((view) => lack(view, core))));
  const lost = Math.max(...views.map((view) => distanceFrom(view, aim)));
  const sliver = harm > NO_HARM ? ANY_HARM : 0;
  const cutsTitles = views.some((view) => cutsLine(grown(view, MOVED), titles));
  const across = cutsTitles ? TITLE_COST : 0;
  const cost = sliver + HARM_COST * harm + across + AIM_COST * lost + costOfWay(framing, wished, constraints);
  return { framing, harm, cost, cutsTitles };
}

/** Whether any of a face, hair included, may lie in an area. */
function isNear({ x, y, w, h }: Box, { left, top, right, bottom }: Area): boolean {
  return x + 1.5 * w > left && x - 0.5 * w < right && y + 1.5 * h > top && y - 0.5 * h < bottom;
}

/** Distance of a place from the inner part of a view, in widths and heights of the view; 0 inside. */
function distanceFrom({ left, top, right, bottom }: Area, { x, y }: Constraints["aim"]): number {
  const [width, height] = [right - left, bottom - top];
  const across = Math.max(0, left + AIM_MARGIN * width - x, x - right + AIM_MARGIN * width) / width;
  const down = Math.max(0, top + AIM_MARGIN * height - y, y - bottom + AIM_MARGIN * height) / height;
  return Math.hypot(across, down);
}

/** The framings to compare at one zoom: each keeps some faces whole and leaves the others out. */
function* candidates(
  factor: number,
  wished: Framing,
  constraints: Constraints,
  { widest, closest }: SearchRange,
): Generator<Framing> {
  const near = nearest(constraints, wished);
  const zoom = Math.min(closest, Math.max(widest, wished.zoom * factor));
  for (const air of AIRS) {
    for (let chosen = 0; chosen < 2 ** near.faces.length; chosen += 1) {
      yield* arranged({ ...wished, zoom }, near, chosen, air / zoom);
    }
  }
}

function nearest(constraints: Constraints, { x, y }: Framing): Constraints {
  if (constraints.faces.length <= MOST_CHOSEN) return constraints;
  const { width, height } = constraints.cover;
  const distance = (face: Box): number =>
    Math.hypot((face.x + face.w / 2 - x) / width, (face.y + face.h / 2 - y) / height);
  const faces = constraints.faces.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_CHOSEN);
  return { ...constraints, faces };
}

/** The framing shifted so that the chosen faces and the core lie in it, and the others beside, above or below it. */
function* arranged(
  framing: Framing,
  { cover, faces, titles, core }: Constraints,
  chosen: number,
  air: number,
): Generator<Framing> {
  const isChosen = (index: number): boolean => (chosen >> index) % 2 === 1;
  const kept = faces.filter((_, index) => isChosen(index)).map((face) => keptFace(face, cover));
  const inner = [...kept, ...(core === null ? [] : [core])];
  const shifted = inner.length === 0 ? framing : including(framing, united(inner), cover, air);
  yield keepInside(shifted, cover);
  const others = faces.filter((_, index) => !isChosen(index)).map((face) => headOf(face));
  const seen = others.filter((other) => share(viewOf(shifted, cover), other) > 0);
  if (seen.length > 0) yield* excluding(shifted, united(seen), cover, air);
  const cut = titles.filter((title) => cutsLine(grown(viewOf(shifted, cover), MOVED), [title]));
  const aside = MOVED / framing.zoom + air;
  for (const title of cut) yield* excluding(shifted, title, cover, 2 * aside);
  if (cut.length > 0) yield keepInside(including(framing, united([...inner, ...cut]), cover, aside), cover);
}

function including(framing: Framing, area: Area, cover: Cover, air: number): Framing {
  const across = (0.5 / framing.zoom - air) * cover.width;
  const down = (0.5 / framing.zoom - air) * cover.height;
  return {
    ...framing,
    x: between(framing.x, area.right - across, area.left + across),
    y: between(framing.y, area.bottom - down, area.top + down),
  };
}

function* excluding(framing: Framing, area: Area, cover: Cover, air: number): Generator<Framing> {
  const across = (0.5 / framing.zoom + air / 2) * cover.width;
  const down = (0.5 / framing.zoom + air / 2) * cover.height;
  yield keepInside({ ...framing, x: area.left - across }, cover);
  yield keepInside({ ...framing, x: area.right + across }, cover);
  yield keepInside({ ...framing, y: area.top - down }, cover);
  yield keepInside({ ...framing, y: area.bottom + down }, cover);
}

function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
