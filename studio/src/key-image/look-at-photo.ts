import type { Reading } from "@curta/contract";
import type { Picture } from "../picture.ts";
import type { Seen } from "../reading/seen.ts";
import { shrink } from "../reading/shrink.ts";
import { type Sight, see } from "../seeing/see.ts";
import { findDepth } from "../seeing/depth/find-depth.ts";
import { isTexture, labelThings } from "./thing-labels.ts";
import { loadDepthNetwork, loadNetworks } from "../seeing-models.ts";

/** Pixels of the small photo that is looked at: about 1500 x 1000, more for long ones. */
const SMALL_PIXELS = 1_500_000;
const USUAL_ASPECT = 1.8;

/** A photo small enough to be looked at quickly. */
export function smallOf(photo: Picture): Picture {
  const aspect = Math.max(photo.width / photo.height, photo.height / photo.width);
  return shrink(photo, SMALL_PIXELS * Math.max(1, aspect / USUAL_ASPECT));
}

/**
 * Faces, people and things in a photo, from left to right.
 * @param depthModel path of the network for depth, if one may be installed
 */
export function lookAtPhoto(small: Picture, depthModel?: string): Seen {
  const network = depthModel === undefined ? null : loadDepthNetwork(depthModel);
  const { faces, people, things, silhouette, writing, matte, plainGround, upsideDown } = see(
    small,
    loadNetworks(),
  );
  return {
    faces: faces.map(({ box, confidence, landmarks }) => {
      const { rightEye, leftEye, nose, mouth } = landmarks;
      const within = {
        rightEye: place(rightEye),
        leftEye: place(leftEye),
        nose: place(nose),
        mouth: place(mouth),
      };
      return { ...box, confidence, landmarks: within };
    }),
    people: fromLeft(people.map(({ box, face, confidence }) => ({ ...box, face, confidence }))),
    things: fromLeft(subjects(things).map(({ box, confidence, label }) => ({ ...box, confidence, label }))),
    writing: writing.map(({ box, ...line }) => ({ ...box, ...line })),
    silhouette: silhouette && { ...silhouette.box, confidence: silhouette.confidence },
    matte,
    ...(plainGround && { plainGround }),
    ...(upsideDown && { upsideDown }),
    depth: network && findDepth(network, small),
  };
}

/** Things as they are called; without parts of clothing and tables, which are never what a photo is of, and without textures. */
function subjects(things: Sight["things"]): Sight["things"] {
  const labels = labelThings(things);
  const called = things.map((thing, index) => ({ ...thing, label: labels[index] ?? thing.label }));
  return called.filter(
    (thing) => thing.family !== "clothing" && thing.family !== "table" && !isTexture(thing),
  );
}

function place({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}

function fromLeft<Item extends Reading["things"][number] | Reading["people"][number]>(items: Item[]): Item[] {
  return items.toSorted((a, b) => a.x + a.w / 2 - b.x - b.w / 2);
}
