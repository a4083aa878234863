import type { Reading } from "@curta/contract";
import { type Area, share } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";
import { HELD_OF_FREE, mainThing } from "../framing/main-thing.ts";
import type { Stage } from "../framing/stage.ts";
import type { Framing } from "../timeline.ts";

/** A view is so many times as wide and high as what stands free, at least. */
const ROOM = 1.04;
/** Nobody sees that so little of it lies outside. */
const UNSEEN = 0.01;

/** What stands free before plain ground, if a view holds it; null otherwise. */
export function freeThingIn(view: Area, stage: Stage, photo: Reading): Area | null {
  const main = mainThing(stage, photo);
  return main !== null && main.standsFree && share(view, main.area) >= HELD_OF_FREE ? main.area : null;
}

/** Whether a view cuts something off that is seen to be missing. */
export function cutsOff(view: Area, thing: Area): boolean {
  return share(view, thing) < 1 - UNSEEN;
}

/** The closest zoom at which a framing shows all of an area with room around it. */
export function closestAround({ x, y }: Framing, { left, top, right, bottom }: Area, cover: Cover): number {
  const [across, down] = [Math.max(x - left, right - x), Math.max(y - top, bottom - y)];
  return Math.min(cover.width / across, cover.height / down) / (2 * ROOM);
}
