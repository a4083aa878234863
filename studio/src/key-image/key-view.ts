import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, grown, share, united } from "../geometry/area.ts";
import { type Cover, coverOf } from "../geometry/cover.ts";
import { mainOf, objectOf } from "../direction/framing/objects.ts";
import { isDocument, keptLines } from "../geometry/document.ts";
import { createRandom } from "../random.ts";
import type { Look } from "../reading/prompt/look.ts";
import type { Plane } from "../reading/plane.ts";
import { summedArea } from "../summed-area.ts";

/** Places that are tried along each side. */
const STEPS = 40;
/** A view counts as whole what it shows this much of. */
const WHOLE = 0.97;
/** People whose faces are smaller than this share of the largest are in the background. */
const FOREGROUND = 0.4;
/** A face reaches this much beyond its box: hair, ears and neck. */
const HEAD = 0.4;
const LEAST_SUBJECT_CONFIDENCE = 0.35;
const LEAST_NAMED_CONFIDENCE = 0.55;
/** What is worth how much, against all that draws the eye being in view. */
const WORTH = { anchor: 0.6, cut: 0.5, text: 0.25 } as const;
/** How much closer a prompt brings the view for each step. */
const CLOSER = 0.8;
/** From this closeness on a prompt asks for more than the largest view: for the whole photo. */
const WHOLE_PHOTO = -0.5;

/**
 * The 9:16 part of a photo that becomes its key image, in shares of the photo: the largest (or a closer one, where the
 * look says so) that keeps whom or what the photo is of whole and has most of what draws the eye.
 * @param saliency how much each cell of the photo draws the eye, 0 to 1
 * @returns null where no view keeps them whole, or the look is to be wider: then the key image shows the whole photo on a
 *   card
 */
export function chooseKeyView(reading: Reading, saliency: Plane, look: Look, seed: number): Box | null {
  const cover = coverOf(reading);
  if (look.about?.kind === "whole" || look.closeness <= WHOLE_PHOTO) return null;
  const kept = mustKeep(reading, cover, look.about);
  if (kept === null) return null;
  const scale = Math.max(CLOSER ** Math.max(0, look.closeness), neededScale(kept, cover));
  const size = { w: cover.width * scale, h: cover.height * scale };
  const score = scoreOf(reading, saliency, look, { kept, seed });
  let best: Box | null = null;
  let most = -Infinity;
  for (const x of places(
    size.w,
    kept.map(({ left, right }) => [left, right]),
  )) {
    for (const y of places(
      size.h,
      kept.map(({ top, bottom }) => [top, bottom]),
    )) {
      const view = { x, y, ...size };
      const value = score(areaOf(view));
      if (value > most) [best, most] = [view, value];
    }
  }
  return best;
}

/** What the view must show whole: nothing, or one area, with all lines that are to be read; null where that is larger than any view. */
function mustKeep(reading: Reading, cover: Cover, about: Look["about"]): Area[] | null {
  const asked = about === null ? null : objectOf(mainOf(about, reading), reading);
  const lines = keptLines(reading).map((line) => areaOf(line));
  const seen = isDocument(reading) ? [] : [bodiesOf(reading), headsOf(reading), thingOf(reading)];
  const known = seen.filter((areas) => areas.length > 0);
  const options =
    asked !== null
      ? [[areaOf(asked.box)], [areaOf(asked.head ?? asked.box)]]
      : (known.length > 0 ? known : [[]]).map((areas) => [...areas, ...lines]);
  for (const areas of options) {
    if (areas.length === 0) return [];
    const all = united(areas);
    if (all.right - all.left <= cover.width && all.bottom - all.top <= cover.height) return [all];
  }
  return null;
}

function foreground({ faces, people }: Reading): Reading["people"] {
  const sure = people.filter(({ confidence }) => confidence >= LEAST_NAMED_CONFIDENCE);
  const height = ({ face, h }: Reading["people"][number]): number =>
    face === null ? h / 6 : (faces[face]?.h ?? 0);
  const tallest = Math.max(0, ...sure.map(height));
  return sure.filter((person) => height(person) >= FOREGROUND * tallest);
}

function bodiesOf(reading: Reading): Area[] {
  return foreground(reading).map(areaOf);
}

/** Heads of the foreground with their shoulders; bodies without a known face stay whole. */
function headsOf(reading: Reading): Area[] {
  return foreground(reading).map((person) => {
    const face = person.face === null ? undefined : reading.faces[person.face];
    if (face === undefined) return areaOf(person);
    const { left, top, right, bottom } = grown(areaOf(face), HEAD);
    return {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(1, right),
      bottom: Math.min(1, bottom + face.h / 2),
    };
  });
}

/** The largest thing where nobody is in the photo, else what stands out. */
function thingOf(reading: Reading): Area[] {
  if (foreground(reading).length > 0) return [];
  const things = reading.things.filter(({ confidence }) => confidence >= LEAST_NAMED_CONFIDENCE);
  const largest = things.toSorted((a, b) => b.w * b.h - a.w * a.h)[0];
  if (largest !== undefined) return [areaOf(largest)];
  const { subject } = reading;
  return subject !== null && subject.confidence >= LEAST_SUBJECT_CONFIDENCE ? [areaOf(subject)] : [];
}

/** Size that a view needs to show what must be kept, against the largest. */
function neededScale(kept: readonly Area[], cover: Cover): number {
  return Math.max(
    0,
    ...kept.map(({ left, top, right, bottom }) =>
      Math.max((right - left) / cover.width, (bottom - top) / cover.height),
    ),
  );
}

/** Left or top edges of a view of this size that shows these spans whole. */
function places(size: number, spans: readonly (readonly [number, number])[]): number[] {
  const least = Math.max(0, ...spans.map(([, to]) => to - size));
  const most = Math.min(1 - size, ...spans.map(([from]) => from));
  if (most <= least) return [Math.min(1 - size, Math.max(0, (least + most) / 2))];
  return Array.from({ length: STEPS + 1 }, (_, step) => least + ((most - least) * step) / STEPS);
}

function scoreOf(
  reading: Reading,
  saliency: Plane,
  look: Look,
  { kept, seed }: { kept: readonly Area[]; seed: number },
): (view: Area) => number {
  const interest = sumWithin(saliency);
  const anchor = anchorOf(look, seed);
  const centre = kept[0] ?? centreOfInterest(saliency);
  const [aimX, aimY] = [(centre.left + centre.right) / 2, (centre.top + centre.bottom) / 2];
  const named = [...reading.people, ...reading.things].filter(
    ({ confidence }) => confidence >= LEAST_NAMED_CONFIDENCE,
  );
  return (view) => {
    const across = (aimX - view.left) / (view.right - view.left) - anchor.x;
    const down = (aimY - view.top) / (view.bottom - view.top) - anchor.y;
    return (
      interest(view) -
      WORTH.anchor * Math.hypot(across, down) -
      WORTH.cut * named.reduce((sum, box) => sum + cutsBox(view, box), 0) -
      WORTH.text * reading.writing.reduce((sum, box) => sum + cutsBox(view, box), 0)
    );
  };
}

function cutsBox(view: Area, box: Box): number {
  const seen = share(view, areaOf(box));
  return seen > 0.05 && seen < WHOLE ? 1 : 0;
}

/** Share of all that draws the eye that lies in a view. */
function sumWithin(saliency: Plane): (view: Area) => number {
  const { width, height } = saliency;
  const sum = summedArea(saliency);
  const total = sum(0, 0, width, height) || 1;
  const [column, row] = [(x: number) => Math.round(x * width), (y: number) => Math.round(y * height)];
  return ({ left, top, right, bottom }) => sum(column(left), row(top), column(right), row(bottom)) / total;
}

function centreOfInterest({ width, height, values }: Plane): Area {
  let [sum, x, y] = [0, 0, 0];
  for (const [i, value] of values.entries()) {
    sum += value ** 2;
    x += value ** 2 * ((i % width) + 0.5);
    y += value ** 2 * (Math.floor(i / width) + 0.5);
  }
  const [left, top] = sum === 0 ? [0.5, 0.5] : [x / sum / width, y / sum / height];
  return { left, top, right: left, bottom: top };
}

/** Where in the view the middle of what is kept should lie. */
function anchorOf(look: Look, seed: number): { x: number; y: number } {
  const random = createRandom(seed, "key view");
  const y = random.between(0.44, 0.52);
  if (look.place === "esquerda") return { x: 0.36, y };
  if (look.place === "direita") return { x: 0.64, y };
  return { x: look.place === "centro" ? 0.5 : random.between(0.42, 0.58), y };
}
