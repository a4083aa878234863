import type { Reading } from "@curta/contract";
import { type Area, lack } from "../../geometry/area.ts";
import { keptFace, sureFaces } from "../framing/faces/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import { viewOf } from "../framing/view.ts";
import type { PlannedShot } from "./choose-effects.ts";

/** Nobody sees that so much of a face lies outside. */
const UNSEEN = 0.02;

/**
 * Whether a shot that moves still shows the faces that its view shows at rest: a punch or a shake is closer, and where that
 * would cut a face, its camera turns away from it.
 * @param moved what the shot shows in its middle
 */
export function keepsFaces({ target, until, size }: PlannedShot, moved: Area, reading: Reading): boolean {
  if (until !== undefined) return true;
  const { framing, stage } = frameTarget(target, size, reading);
  const rest = viewOf(framing, stage.cover);
  return sureFaces(stage.reading)
    .map((face) => keptFace(face, stage.cover))
    .every((face) => lack(rest, face) > UNSEEN || lack(moved, face) <= UNSEEN);
}
