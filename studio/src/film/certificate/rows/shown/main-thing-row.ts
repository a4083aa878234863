import type { Reading } from "@curta/contract";
import { holdsThing, mainThing } from "../../../../direction/framing/main-thing.ts";
import { stageOf } from "../../../../direction/framing/stage.ts";
import { united } from "../../../../geometry/area.ts";
import type { Timeline, TimelineShot } from "../../../../direction/timeline.ts";
import { CERTIFICATE } from "@curta/contract/certificate";
import { stageOfShot, viewsAt } from "../../faces/known-places.ts";
import { type Row, should } from "../figures.ts";

const LEAST_SHARE = 0.8;
/** Parts of a shot at whose ends it is looked where its camera is. */
const MOMENTS = 8;

/** Whether shots show the one thing that the photo is of. Not asked of photos of people, of several things, or of none. */
export function mainThingRow({ shots }: Timeline, reading: Reading): Row[] {
  if (mainThing(stageOf({ kind: "all" }, reading), reading) === null) return [];
  const count = shots.filter((shot) => holdsMain(shot, reading)).length;
  const text = CERTIFICATE.main_thing;
  const ok = count >= LEAST_SHARE * shots.length;
  return [should("main_thing", text.value(count, shots.length), text.bound, ok)];
}

/**
 * By the camera, in the middle of the shot; in panels one strip is enough. A camera that passes an animal, a thing that no
 * view holds, or one that stands free, from end to end shows all of it too, in one frame after the other.
 */
function holdsMain(shot: TimelineShot, reading: Reading): boolean {
  const stage = stageOfShot(shot, reading);
  const main = mainThing(stage, reading);
  if (main === null) return true;
  const length = shot.to - shot.from;
  if (viewsAt(shot, length >> 1, stage).some((view) => holdsThing(view, main))) return true;
  const isPassed = !main.fits || main.isAnimal || main.standsFree;
  if (!isPassed || shot.effects?.panels !== undefined) return false;
  // Joins throw the camera about at both ends of a shot, so the ends of its way lie within.
  const moments = Array.from({ length: MOMENTS + 1 }, (_, k) => Math.round((k * (length - 1)) / MOMENTS));
  return holdsThing(united(moments.flatMap((frame) => viewsAt(shot, frame, stage))), main);
}
