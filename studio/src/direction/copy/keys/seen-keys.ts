import type { Box, Reading } from "@curta/contract";
import { seenPeople, seenThings } from "../../../nouns/seen.ts";
import { MANY, ONE_ONLY, SCENERY, THINGS } from "./key.ts";

/** Names and people with a lower confidence are not spoken of (as in `nouns/seen.ts`). */
const SURE = 0.55;
/** Smaller things than this share of the picture are not its story. */
const LEAST_AREA = 0.03;
/** Nor things that are so small beside the largest person or thing; animals are noticed before that. */
const LEAST_BESIDE = 0.3;
const LEAST_ANIMAL_BESIDE = 0.1;
/** A box of which so much lies in another one is of the same thing. */
const SAME_THING = 0.6;
/** Of several things each counts from here on. */
const LEAST_OF_MANY = 0.008;
/** Somebody so much smaller than the largest person is in the background. */
const LEAST_PERSON_BESIDE = 0.15;
/** Of a body without a face that begins higher, arms or a back may be all that is seen: it is nobody's portrait. */
const LEAST_ABOVE_PORTRAIT = 0.08;
/** Height of a face that fills the photo; area of a person who is far away. */
const CLOSE_FACE = 0.3;
const FAR_PERSON = 0.03;
/** People who look this way are a group; others may be passers-by. */
const LEAST_GROUP_FACES = 3;
/** Food and tableware make a table from this area on. */
const LEAST_TABLE = 0.06;

const TABLEWARE = ["vessel", "cup", "wine glass", "bowl", "bottle", "cutlery", "fork", "knife", "spoon"];
const EATEN = [...(THINGS["comida"] ?? []), ...(THINGS["fruta"] ?? []), ...(THINGS["legume"] ?? [])];

/** Keys of the people, animals and things that were seen surely and large enough to be what a photo is of. */
export function seenKeys(reading: Reading): string[] {
  const things = seenThings(reading);
  const bodies = seenPeople(reading);
  const people = bodies.filter((box) => mayBePortrayed(box, reading));
  const largest = Math.max(0, ...[...people, ...[...things.values()].flat()].map(areaOf));
  const boxesOf = (labels: readonly string[]): Box[] => labels.flatMap((label) => things.get(label) ?? []);
  const animals = THINGS["animal"] ?? [];
  const isLived = bodies.length > 0 || boxesOf(animals).length > 0;
  const isLarge = (labels: readonly string[]): boolean =>
    boxesOf(labels).some((box) => {
      const beside = labels.every((label) => animals.includes(label)) ? LEAST_ANIMAL_BESIDE : LEAST_BESIDE;
      return areaOf(box) >= Math.max(LEAST_AREA, beside * largest);
    });
  const named = Object.entries(THINGS).filter(
    ([key, labels]) =>
      isLarge(labels) && !(ONE_ONLY.has(key) && boxesOf(labels).length > 1) && !(SCENERY.has(key) && isLived),
  );
  const many = Object.entries(MANY).filter(([, { labels, least }]) => {
    const counted = boxesOf(labels)
      .filter((box) => areaOf(box) >= LEAST_OF_MANY)
      .filter((box, at, all) => !all.slice(0, at).some((other) => isSame(box, other)));
    return counted.length >= least && isLarge(labels);
  });
  return [
    ...peopleKeys(reading, people),
    ...[...named, ...many].map(([key]) => key),
    ...(isTable(boxesOf(EATEN), boxesOf(TABLEWARE)) ? ["mesa"] : []),
  ];
}

function peopleKeys(reading: Reading, people: readonly Box[]): string[] {
  const largest = Math.max(0, ...people.map(areaOf));
  const main = people.filter((box) => areaOf(box) >= LEAST_PERSON_BESIDE * largest).length;
  if (main === 0) return [];
  const faces = reading.faces.filter(({ confidence }) => confidence >= SURE).length;
  if (main >= 3) return faces >= LEAST_GROUP_FACES ? ["grupo", "gente", "alguem"] : ["gente", "alguem"];
  const doubtful = reading.people.some(({ confidence }) => confidence < SURE);
  if (main === 2)
    return people.length === 2 && !doubtful ? ["dupla", "gente", "alguem"] : ["gente", "alguem"];
  if (people.length === 1 && reading.people.length > 0 && largest < FAR_PERSON) return ["longe"];
  const isClose = reading.faces.some(({ h, confidence }) => confidence >= SURE && h >= CLOSE_FACE);
  return ["pessoa", "alguem", ...(isClose ? ["rosto"] : [])];
}

/** Whether somebody's face was seen, or there is room for a head above. */
function mayBePortrayed(box: Box, { people }: Reading): boolean {
  const body = people.find((one) => one === box);
  return body?.face !== null || box.y >= LEAST_ABOVE_PORTRAIT;
}

/** Whether two boxes are of one thing that was found twice. */
function isSame(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  const common = Math.max(0, across) * Math.max(0, down);
  return common > SAME_THING * Math.min(areaOf(one), areaOf(other));
}

function isTable(eaten: readonly Box[], tableware: readonly Box[]): boolean {
  const all = [...eaten, ...tableware];
  const isLaid = (eaten.length > 0 && tableware.length > 0) || tableware.length >= 3;
  return isLaid && all.reduce((sum, box) => sum + areaOf(box), 0) >= LEAST_TABLE;
}

function areaOf({ w, h }: Box): number {
  return w * h;
}
