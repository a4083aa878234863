import { FILM_FPS, MIN_FILM_SECONDS } from "@curta/contract";
import { type Cover, NINE_TO_SIXTEEN } from "../../geometry/cover.ts";
import { framingAt } from "../camera/camera.ts";
import { blockSize } from "../lettering/caption-lines.ts";
import { isOnBeat } from "../shots/tempo.ts";
import { MOST_FLASHES, mostInAnySecond } from "./flashes.ts";
import {
  FRAME_WIDTH,
  LEAST_GROUP_FRAMES,
  LEAST_HOOK_SIZE,
  LEAST_SIZE,
  MOST_HOOK_LINES,
  MOST_LINES,
  SAFE_AREA,
} from "../lettering/safe-area.ts";
import type { CaptionGroup, Framing, Timeline, TimelineShot } from "../timeline.ts";

/** Of the frame's width: one picture bends with its depth, and tears beyond that; two layers part. */
const MOST_PARALLAX = 0.025;
const MOST_PARALLAX_OF_LAYERS = 0.06;
/** The largest jump at the loop, in shares of the frame's width, and of its speed, in shares per frame. */
const LOOP_TOLERANCE = 1e-4;
const LOOP_SPEED_TOLERANCE = 0.01;
const ROUNDING = 1e-6;

/**
 * Checks the rules of a film that its timeline can break: one English sentence for each violation. Covers cuts,
 * coverage, the beat grid, framings, flashes, captions and the loop.
 */
export function checkTimeline(timeline: Timeline, cover: Cover = NINE_TO_SIXTEEN): string[] {
  return [
    ...checkCuts(timeline),
    ...checkSections(timeline),
    ...timeline.shots.flatMap((shot, index) => [
      ...checkCamera(shot, shot.source === undefined ? cover : NINE_TO_SIXTEEN).map(
        (breach) => `shot ${index + 1}: ${breach}`,
      ),
      ...checkCaptions(shot, index === 0).map((breach) => `shot ${index + 1}: ${breach}`),
    ]),
    ...checkDepth(timeline),
    ...checkFlashes(timeline),
    ...checkLoop(timeline, cover),
  ];
}

function checkCuts(timeline: Timeline): string[] {
  const { shots, frames } = timeline;
  const breaches: string[] = [];
  let expected = 0;
  for (const { from, to } of shots) {
    if (from !== expected) breaches.push(`a gap or overlap at frame ${expected}`);
    if (to <= from) breaches.push(`an empty shot at frame ${from}`);
    if (!isOnBeat(from, timeline)) breaches.push(`a cut off the beat at frame ${from}`);
    expected = to;
  }
  if (expected !== frames) breaches.push(`the shots end at frame ${expected} of ${frames}`);
  if (frames % FILM_FPS !== 0 || frames < MIN_FILM_SECONDS * FILM_FPS)
    breaches.push(`a length of ${frames} frames`);
  return breaches;
}

function checkSections(timeline: Timeline): string[] {
  const { sections, frames } = timeline;
  const breaches: string[] = [];
  let expected = 0;
  for (const { from, to } of sections) {
    if (from !== expected || to <= from) breaches.push(`a gap between sections at frame ${expected}`);
    if (!isOnBeat(from, timeline)) breaches.push(`a section off the beat at frame ${from}`);
    expected = to;
  }
  return expected === frames ? breaches : [...breaches, `the sections end at frame ${expected} of ${frames}`];
}

function checkCamera({ camera, from, to, entry, source }: TimelineShot, cover: Cover): string[] {
  const breaches: string[] = [];
  const shared = entry.kind === "dissolve" && entry.source === source ? entry.from : [];
  const keys = [...camera, ...shared];
  if (camera.length === 0) breaches.push("no camera");
  if (camera.some(({ at }, index) => at <= (camera[index - 1]?.at ?? -Infinity)))
    breaches.push("keys out of order");
  if (keys.some((key) => !isInside(key, cover))) breaches.push("a framing outside the picture");
  for (let frame = 0; frame < to - from; frame += 1) {
    if (!isInside(framingAt(camera, frame), cover))
      return [...breaches, `frame ${frame} shows what is outside the picture`];
  }
  return breaches;
}

function isInside({ x, y, zoom }: Framing, cover: Cover): boolean {
  const across = (0.5 * cover.width) / zoom - ROUNDING;
  const down = (0.5 * cover.height) / zoom - ROUNDING;
  return zoom >= 1 - ROUNDING && x >= across && x <= 1 - across && y >= down && y <= 1 - down;
}

function checkCaptions({ captions, from, to }: TimelineShot, hook: boolean): string[] {
  let free = 0;
  return captions.flatMap((group) => {
    const breaches: string[] = [];
    if (group.at < free || group.at + group.frames > to - from) breaches.push("a caption outside its time");
    free = group.at + group.frames;
    if (group.frames < LEAST_GROUP_FRAMES) breaches.push(`a caption of ${group.frames} frames`);
    if (group.words.some(({ at }) => at < group.at || at >= free))
      breaches.push("a word outside its caption");
    return [...breaches, ...checkBlock(group, hook)];
  });
}

function checkBlock(group: CaptionGroup, hook: boolean): string[] {
  const breaches: string[] = [];
  const words = group.words.map(({ text }) => text);
  const { width, height } = blockSize(group.words, group, group.look);
  if (group.x - width / 2 < SAFE_AREA.left - 1 || group.x + width / 2 > SAFE_AREA.right + 1) {
    breaches.push(`"${words.join(" ")}" leaves the safe area sideways`);
  }
  if (group.y - height / 2 < SAFE_AREA.top - 1 || group.y + height / 2 > SAFE_AREA.bottom + 1) {
    breaches.push(`"${words.join(" ")}" leaves the safe area up or down`);
  }
  if (group.size < (hook ? LEAST_HOOK_SIZE : LEAST_SIZE)) breaches.push(`a caption of ${group.size} px`);
  const mostLines = hook || group.standing ? MOST_HOOK_LINES : MOST_LINES;
  if (group.lines.length > mostLines) breaches.push(`a caption of ${group.lines.length} lines`);
  if (group.lines.reduce((sum, count) => sum + count, 0) !== words.length) breaches.push("lines miss words");
  return breaches;
}

function checkDepth({ shots }: Timeline): string[] {
  const deep = shots.flatMap(({ parallax }) => (parallax === null ? [] : [parallax]));
  const breaches =
    deep.length > shots.length / 3 ? [`${deep.length} of ${shots.length} shots move in depth`] : [];
  const strong = deep.some(({ x, y, dolly, layered }) => {
    const most = layered === true ? MOST_PARALLAX_OF_LAYERS : MOST_PARALLAX;
    return [x, y, dolly].some((amount) => Math.abs(amount) > most);
  });
  return strong ? [...breaches, "a shot moves too far in depth"] : breaches;
}

function checkFlashes({ shots, frames }: Timeline): string[] {
  const moments = shots.flatMap(({ from, flashes }) => flashes.map(({ at }) => from + at));
  const most = mostInAnySecond(moments, frames);
  return most > MOST_FLASHES ? [`${most} flashes in one second`] : [];
}

/**
 * At the loop, the last frame is followed by the first: framing and speed must match, and no effect may be active.
 */
function checkLoop({ shots }: Timeline, photo: Cover): string[] {
  const first = shots[0];
  const last = shots.at(-1);
  if (first === undefined || last === undefined) return [];
  if (first.source !== last.source) return ["the loop jumps to another picture"];
  const cover = first.source === undefined ? photo : NINE_TO_SIXTEEN;
  const length = last.to - last.from;
  const apart = distance(framingAt(last.camera, length), framingAt(first.camera, 0), cover);
  const leaving = distance(framingAt(last.camera, length - 1), framingAt(last.camera, length), cover);
  const arriving = distance(framingAt(first.camera, 0), framingAt(first.camera, 1), cover);
  const breaches = apart > LOOP_TOLERANCE ? [`the loop jumps by ${(apart * FRAME_WIDTH).toFixed(1)} px`] : [];
  if (Math.abs(leaving - arriving) > LOOP_SPEED_TOLERANCE) breaches.push("the loop's speed jumps");
  const covered =
    last.captions.some(({ at, frames }) => at + frames >= length) || first.captions.some(({ at }) => at <= 0);
  return covered ? [...breaches, "words stand across the loop"] : breaches;
}

/** How far two framings differ, in shares of the frame. */
function distance(a: Framing, b: Framing, cover: Cover): number {
  return Math.max(
    (Math.abs(a.x - b.x) * b.zoom) / cover.width,
    (Math.abs(a.y - b.y) * b.zoom) / cover.height,
    Math.abs(a.zoom / b.zoom - 1) / 2,
  );
}
