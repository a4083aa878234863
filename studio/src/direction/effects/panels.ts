import type { Box, Reading } from "@curta/contract";
import { type Area, areaOf, grown, intersectionOverUnion, share } from "../../geometry/area.ts";
import { type Cover, coverOf } from "../../geometry/cover.ts";
import type { PlannedCamera } from "../camera/camera-plan.ts";
import { framingAt } from "../camera/camera.ts";
import { sureFaces, wholeFace } from "../framing/face-geometry.ts";
import { closestZoom } from "../framing/framing.ts";
import { peopleOf, thingsOf } from "../framing/objects.ts";
import { stageOf } from "../framing/stage.ts";
import type { CameraKey, Framing } from "../timeline.ts";
import type { Strip } from "../timeline-effects.ts";

interface Setting {
  readonly camera: PlannedCamera;
  readonly reading: Reading;
  readonly frames: number;
  readonly perBeat: number;
}

/** Room around what a panel shows, in its sizes, and how much each camera comes nearer. */
const ROOM = 0.12;
const PUSH = 1.06;
/** A panel that shows as much of the same as another one shows nothing new. */
const SAME = 0.45;
/** What of a head a strip that does not hold it may show: a strand of hair. */
const STRAND = 0.08;
const POINT_SIZE = 0.32;

/**
 * Strips for a shot: what it shows already, and other people, things and points of the picture, each whole in its strip.
 * Null where the picture does not hold enough that differs, or a strip would cut a face.
 */
export function planPanels(count: number, { camera, reading, frames, perBeat }: Setting): Strip[] | null {
  const cover = coverOf(reading);
  const closest = closestZoom(stageOf({ kind: "all" }, reading));
  const middle = framingAt(camera.camera, frames / 2);
  const chosen: Framing[] = [];
  for (const framing of candidates(middle, count, reading, { cover, closest })) {
    const view = stripOf(framing, cover, count);
    const isNew = chosen.every((other) => intersectionOverUnion(view, stripOf(other, cover, count)) < SAME);
    if (isNew && !cutsFace(view, reading)) chosen.push(framing);
    if (chosen.length === count) break;
  }
  if (chosen.length < count) return null;
  return chosen.map((framing, index) => ({
    at: Math.round((index * perBeat) / 2),
    camera: pushOf(framing, index % 2 === 0, frames),
  }));
}

/** What panels may show, best first: faces, what the shot looks at, people, things, points. */
function candidates(
  middle: Framing,
  count: number,
  reading: Reading,
  { cover, closest }: { cover: Cover; closest: number },
): Framing[] {
  const around = (box: Box): Framing[] => {
    const { left, top, right, bottom } = grown(areaOf(box), ROOM);
    const zoom = Math.min(cover.width / (right - left), cover.height / count / (bottom - top), closest);
    if (zoom < 1) return [];
    return [
      inside({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: zoom / PUSH, roll: 0 }, cover, count),
    ];
  };
  const high = (size: number): number => (size * reading.width) / reading.height;
  return [
    ...sureFaces(reading).flatMap((face) => around(wholeFace(face))),
    inside({ ...middle, zoom: middle.zoom / PUSH }, cover, count),
    ...peopleOf(reading).flatMap(({ box }) => around(box)),
    ...thingsOf(reading).flatMap(({ box }) => around(box)),
    ...reading.points.flatMap(({ x, y, size }) => {
      const across = Math.max(POINT_SIZE * cover.width, size);
      return around({ x: x - across / 2, y: y - high(across) / 2, w: across, h: high(across) });
    }),
    ...[0.2, 0.5, 0.8].map((y) => inside({ x: middle.x, y, zoom: 1, roll: 0 }, cover, count)),
  ];
}

/** What a strip of the frame shows of the picture. */
function stripOf({ x, y, zoom }: Framing, cover: Cover, count: number): Area {
  const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom / count];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function inside(framing: Framing, cover: Cover, count: number): Framing {
  const zoom = Math.max(1, framing.zoom);
  const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom / count];
  return { x: clamp(framing.x, across), y: clamp(framing.y, down), zoom, roll: 0 };
}

/** Whether a strip shows some of a head, but not all of it. */
function cutsFace(view: Area, reading: Reading): boolean {
  return sureFaces(reading).some((face) => {
    const head = areaOf(wholeFace(face));
    // The camera comes nearer, so a face that is barely whole at first is cut later.
    return share(view, head) > STRAND && !holds(view, head);
  });
}

function holds(view: Area, { left, top, right, bottom }: Area): boolean {
  const room = 1 - 1 / PUSH;
  const [across, down] = [((view.right - view.left) * room) / 2, ((view.bottom - view.top) * room) / 2];
  return (
    left >= view.left + across &&
    top >= view.top + down &&
    right <= view.right - across &&
    bottom <= view.bottom - down
  );
}

function pushOf(framing: Framing, isNearing: boolean, frames: number): CameraKey[] {
  const [from, to] = isNearing ? [1, PUSH] : [PUSH, 1];
  return [
    { ...framing, zoom: framing.zoom * from, at: 0, ease: "linear" },
    { ...framing, zoom: framing.zoom * to, at: frames, ease: "linear" },
  ];
}

/** A middle at least so far from both ends of the picture. */
function clamp(value: number, half: number): number {
  return Math.min(1 - half, Math.max(half, value));
}
