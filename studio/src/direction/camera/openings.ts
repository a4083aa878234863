import type { Effect, Reading, StoryShot } from "@curta/contract";
import type { Cover } from "../../geometry/cover.ts";
import { areaOf, share } from "../../geometry/area.ts";
import { cutThrough, sureFaces, wholeFace } from "../framing/faces/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import type { Stage } from "../framing/stage.ts";
import { keepInside, viewOf } from "../framing/view.ts";
import { candidateViews, isLawful } from "../shots/views/candidate-views.ts";
import type { CameraKey, Framing } from "../timeline.ts";
import { EASE_CURVES, framingAt, framingBetween } from "./camera.ts";
import type { Span } from "./span.ts";

/** How the camera comes to the film's first framing, and back to where it came from, so that the film loops. */
export interface Opening {
  /** Where it stops on its way, the first of them on the film's first frame. */
  readonly stops: readonly [Framing, ...Framing[]];
  /** Frames of its way; it is streaked by `length` (share of the frame's width) where it is fastest. */
  readonly frames: number;
  readonly length: number;
  /** The film ends on the first stop; else on its first framing, from which the way begins. */
  readonly comesBack: boolean;
}

/** The camera nearly rests for so many frames on either side of the loop point, zooming by this factor a frame. */
const REST = 1;
const DRIFT = 1.002;
/** Room for that at the photo's edge, in shares of what is shown. */
const MARGIN = 0.01;
/** A detail is so much closer than the first framing. */
const CLOSER = 1.25;
/** The view from aside must show at least this much that the first framing does not, in widths of the framing. */
const LEAST_ASIDE = 0.35;
const MOST_ASIDE = 0.9;
/** Share of a face that may be cut: rounding. */
const MOST_CUT = 0.01;
const DETAIL_FRAMES = 12;
const ASIDE_FRAMES = 8;
const LEG_FRAMES = 5;
/** Number of the film's views that a camera running backwards through it passes. */
const MOST_REWOUND = 3;
const LEAST_SHOT_FRAMES = 26;

/** How the camera comes to the film's first framing; null if the shot asks for no opening, or the photo has no other place for one. */
export function openingOf(spans: readonly Span[], reading: Reading): Opening | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined || spans.length < 3) return null;
  if ([first, last].some(({ from, to }) => to - from < LEAST_SHOT_FRAMES)) return null;
  const { framing, stage } = frameTarget(first.shot.target, first.shot.size, reading);
  if (stage.source !== "photo") return null;
  const has = (effect: Effect): boolean => first.shot.effects.includes(effect);
  if (has("from-detail")) return fromDetail(framing, stage.cover, reading);
  if (has("whip-in")) return fromAside(framing, stage);
  return has("rewind") ? rewound(spans, reading) : null;
}

/** Starts at the closest allowed view of what the first framing shows. */
function fromDetail(to: Framing, cover: Cover, reading: Reading): Opening | null {
  const shown = viewOf(to, cover);
  const [detail] = candidateViews(reading)
    .filter((view) => isLawful(view) && !view.isEmpty && view.stage.source === "photo")
    .map(({ target, size, area, rank }) => ({
      rank,
      inside: share(shown, area),
      framing: frameTarget(target, size, reading).framing,
    }))
    .filter(({ framing }) => framing.zoom >= CLOSER * to.zoom)
    .toSorted((a, b) => b.inside - a.inside || a.rank - b.rank);
  if (detail === undefined) return null;
  return {
    stops: [keepInside(detail.framing, cover, MARGIN)],
    frames: DETAIL_FRAMES,
    length: 0.1,
    comesBack: true,
  };
}

/** Starts beside the first framing, on the side where the photo extends farthest and no face is cut. */
function fromAside(to: Framing, { cover, reading }: Stage): Opening | null {
  const width = cover.width / to.zoom;
  const sides = [1, -1].map((side) =>
    keepInside({ ...to, x: to.x + side * MOST_ASIDE * width }, cover, MARGIN),
  );
  const lawful = sides.filter((side) =>
    sureFaces(reading).every((face) => cutThrough([viewOf(side, cover)], face, cover) < MOST_CUT),
  );
  const [far] = lawful.toSorted((a, b) => Math.abs(b.x - to.x) - Math.abs(a.x - to.x));
  if (far === undefined || Math.abs(far.x - to.x) < LEAST_ASIDE * width) return null;
  return { stops: [far], frames: ASIDE_FRAMES, length: 0.14, comesBack: true };
}

/** Runs backwards through the views that the film will show; not past faces, since the first caption would cover them. */
function rewound(spans: readonly Span[], reading: Reading): Opening | null {
  const shots = spans.slice(1, -1).toReversed();
  const views = shots.flatMap(({ shot }) => viewOfShot(shot, reading)).slice(0, MOST_REWOUND);
  const [first, ...rest] = views;
  if (first === undefined || rest.length === 0) return null;
  return { stops: [first, ...rest], frames: LEG_FRAMES * (views.length + 1), length: 0.12, comesBack: false };
}

function viewOfShot(shot: StoryShot | undefined, reading: Reading): Framing[] {
  if (shot === undefined) return [];
  const { framing, stage } = frameTarget(shot.target, shot.size, reading);
  const view = viewOf(framing, stage.cover);
  const isBare = sureFaces(reading).every((face) => share(view, areaOf(wholeFace(face))) === 0);
  return stage.source === "photo" && isBare ? [framing] : [];
}

/** The frames of the film's first or last shot in which an opening streaks it. */
export function streakOf(
  opening: Opening | null,
  { from, to }: Pick<Span, "from" | "to">,
  end: "first" | "last",
): { readonly at: number; readonly frames: number; readonly length: number }[] {
  if (opening === null || (end === "last" && !opening.comesBack)) return [];
  const { frames, length } = opening;
  return [{ at: end === "first" ? REST : to - from - REST - frames, frames, length }];
}

/** Leads the first shot's camera in from the opening's stops, and the last shot's back to where the film begins. */
export function openFilm(opening: Opening | null, spans: readonly Span[], ways: CameraKey[][]): void {
  const [first, last] = [ways[0], ways.at(-1)];
  const span = spans.at(-1);
  if (opening === null || first === undefined || last === undefined || span === undefined) return;
  const { stops, frames, comesBack } = opening;
  const length = span.to - span.from;
  const resting = (at: number): Framing => ({ ...stops[0], zoom: stops[0].zoom * DRIFT ** at });
  const landed = REST + frames;
  const path = comesBack ? [resting(REST), ...stops.slice(1)] : [framingAt(first, REST), ...stops];
  const opened = Array.from({ length: landed + 1 }, (_, at): CameraKey => {
    if (at <= REST) return keyAt(comesBack ? resting(at) : framingAt(first, at), at);
    return keyAt(along([...path, framingAt(first, at)], (at - REST) / frames), at);
  });
  ways[0] = [...first.filter(({ at }) => at < 0), ...opened, ...first.filter(({ at }) => at > landed)];
  if (!comesBack) return;
  ways[ways.length - 1] = Array.from({ length: length + 1 }, (_, at): CameraKey => {
    const left = length - at;
    if (left <= REST) return keyAt(resting(-left), at);
    const way = framingAt(last, at);
    const done = Math.max(0, 1 - (left - REST) / frames);
    return keyAt(framingBetween(way, resting(-REST), EASE_CURVES.in(done)), at);
  });
}

/** A place on a way through several stops; the last leg ends slowly. */
function along(stops: readonly Framing[], done: number): Framing {
  const legs = stops.length - 1;
  const leg = Math.min(legs - 1, Math.floor(done * legs));
  const [from, to] = [stops[leg], stops[leg + 1]];
  if (from === undefined || to === undefined) return stops[0] ?? { x: 0.5, y: 0.5, zoom: 1, roll: 0 };
  const ease = legs === 1 ? "out" : "in-out";
  return framingBetween(from, to, EASE_CURVES[ease](done * legs - leg));
}

function keyAt({ x, y, zoom, roll }: Framing, at: number): CameraKey {
  return { x, y, zoom, roll, at, ease: "linear" };
}
