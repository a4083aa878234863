import { type Area, areaOf, common, lack, share, shareOutside } from "../../geometry/area.ts";
import type { Cover } from "../../geometry/cover.ts";
import { keptFace } from "./faces/face-geometry.ts";
import type { SeenObject } from "./objects.ts";

/** A view shows an object of which this much is in view, */
export const SHOWN = 0.3;
/** or which fills this much of the view: then it is what the view is of. */
const FILLS = 0.2;
/** A head belongs to its body where this much of it is in view. */
export const HEAD_SHOWN = 0.9;
/** A body is hidden by others where no more than this, of what is in view of it, lies outside of theirs. */
const MOST_BESIDE = 0.35;

/** Whether much of an object is in a view, or it fills much of the view. */
export function isShown(object: Area, view: Area): boolean {
  return share(view, object) > SHOWN || share(object, view) > FILLS;
}

/**
 * Whether a view shows the body of one of these people without a head. A body that somebody hides whose head is shown is not
 * seen.
 */
export function showsBodyOnly(people: readonly SeenObject[], view: Area, cover: Cover): boolean {
  const headed = people.filter((person) => showsHead(person, view, cover));
  const bodies = headed.map(({ box }) => areaOf(box));
  return people.some((person) => {
    const seen = common(areaOf(person.box), view);
    if (person.head === null || seen === null || headed.includes(person)) return false;
    return isShown(areaOf(person.box), view) && shareOutside(seen, bodies) > MOST_BESIDE;
  });
}

/** Whether a view shows all of a head, or all of a face that must be seen. */
function showsHead({ head, face }: SeenObject, view: Area, cover: Cover): boolean {
  if (head !== null && share(view, areaOf(head)) >= HEAD_SHOWN) return true;
  return face !== null && lack(view, keptFace(face, cover)) === 0;
}

/** An animal of which a view shows less is at its rim, and one of which it shows more keeps its head, at whichever end. */
const HALF_ANIMAL = { from: 0.3, to: 0.8 } as const;
/** A box of which so much lies in the main thing is of it. */
const OF_MAIN = 0.6;

/** Whether a view is of an animal, one of several but not the main thing, and may have cut off its head. */
export function isHalfAnimal({ box, isAnimal }: SeenObject, view: Area, main: Area | null): boolean {
  const object = areaOf(box);
  if (!isAnimal || (main !== null && share(main, object) >= OF_MAIN)) return false;
  const [shown, filled] = [share(view, object), share(object, view)];
  return shown > HALF_ANIMAL.from && shown < HALF_ANIMAL.to && filled >= FILLS;
}

/** A body that fills so much of a view is all that it shows. */
const FILLED_BY_BODY = 0.8;

/**
 * Whether a view shows a back or a sleeve and nothing else: the body of somebody whose head lies outside of the photo, and
 * none of the things that it is of.
 */
export function showsOnlySleeve(
  people: readonly SeenObject[],
  things: readonly SeenObject[],
  view: Area,
): boolean {
  if (things.some(({ box }) => share(view, areaOf(box)) > SHOWN)) return false;
  return people.some(({ head, box }) => head === null && share(areaOf(box), view) >= FILLED_BY_BODY);
}
