import type { Box } from "@curta/contract";
import { around, overlapOfSmaller } from "../picture/boxes.ts";
import { isAnimal } from "./coco-classes.ts";
import type { SeenThing } from "./find-things.ts";

/** Boxes of animals of one kind that have so much of the smaller one in common are parts of one animal. */
const ONE_ANIMAL = 0.6;
/** Weaker parts say nothing of where an animal ends. */
const LEAST_PART = 0.42;

/**
 * Makes one animal of boxes that are parts of it, from head to tail as far as any of them reaches.
 *
 * @param found what is in a picture, surest first
 * @param mirrored what was found in its mirror image, where it lies in the picture; makes animals larger and surer, adds none
 */
export function wholeAnimals(found: readonly SeenThing[], mirrored: readonly SeenThing[]): SeenThing[] {
  const whole: SeenThing[] = [];
  for (const thing of found) {
    const at = isAnimal(thing) ? whole.findIndex((other) => isPartOf(thing, other)) : -1;
    const first = whole[at];
    if (first === undefined) whole.push(thing);
    else whole[at] = joined(first, thing);
  }
  return whole
    .map((thing) =>
      isAnimal(thing)
        ? mirrored.filter((other) => isPartOf(other, thing)).reduce<SeenThing>(joined, thing)
        : thing,
    )
    .toSorted((one, other) => other.confidence - one.confidence);
}

function isPartOf(part: SeenThing, animal: SeenThing): boolean {
  const isSameKind = part.label === animal.label || (part.family !== null && part.family === animal.family);
  return isSameKind && overlapOfSmaller(part.box, animal.box) >= ONE_ANIMAL;
}

/** The surer name; the box of both, if the weaker one is sure enough. */
function joined(one: SeenThing, other: SeenThing): SeenThing {
  const [surer, weaker] = one.confidence >= other.confidence ? [one, other] : [other, one];
  const second = surer.label === weaker.label ? weaker.runnerUp : weaker.confidence;
  const box: Box = weaker.confidence >= LEAST_PART ? around(one.box, other.box) : surer.box;
  return { ...surer, box, runnerUp: Math.max(surer.runnerUp, Math.min(second, surer.confidence)) };
}
