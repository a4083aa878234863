import type { Picture } from "../picture.ts";
import type { SeenFace } from "./faces/decode-faces.ts";
import { findFaces } from "./faces/find-faces.ts";
import { isUpsideDown } from "./faces/is-upside-down.ts";
import { keyedMatte } from "./matte/keyed-matte.ts";
import { keyedSubject, peopleBeforeGround } from "./matte/keyed-subject.ts";
import { matteOfPeople, matteOfThing } from "./matte/make-matte.ts";
import type { Matte } from "../geometry/matte.ts";
import { findFront, lookCloser, type Silhouette, silhouetteOf } from "./matte/silhouette.ts";
import { subjectOf } from "./matte/subject.ts";
import type { Networks } from "./networks.ts";
import { facesOfPeople, findPeople } from "./people/find-people.ts";
import type { SeenPerson } from "./people/find-people.ts";
import { withMeasuredBody } from "./people/measured-body.ts";
import { provePerson } from "./people/prove-person.ts";
import { overlapOfSmaller } from "./picture/boxes.ts";
import { layLevels, type Levels } from "./picture/levels.ts";
import { PERSON, SURE_NAME } from "./things/coco-classes.ts";
import { findThings } from "./things/find-things.ts";
import type { SeenThing } from "./things/find-things.ts";
import type { SeenWriting } from "./writing/decode-writing.ts";
import { findCodes } from "./writing/find-codes.ts";
import { findWriting } from "./writing/find-writing.ts";

/** Two boxes of which one covers so much of the other are of one thing. */
const SAME = 0.5;

/** What is in a picture. Boxes are shares of it, 0..1; each statement carries a confidence of 0..1. */
export interface Sight {
  /** Pixels of the picture that was looked at. */
  readonly width: number;
  readonly height: number;
  /** Surest first. */
  readonly faces: readonly SeenFace[];
  readonly people: readonly SeenPerson[];
  /** Everything else that has a name. */
  readonly things: readonly SeenThing[];
  /** What stands in front in a picture of nobody and no large thing with a sure name; null where nothing does. */
  readonly silhouette: Silhouette | null;
  /** Which pixels are the people in front, the main thing or the silhouette; null where that cannot be told with confidence. */
  readonly matte: Matte | null;
  /** What the matte shows stands before plain ground; left out where that is not so. */
  readonly plainGround?: true;
  /** Where something is written, QR codes first. */
  readonly writing: readonly SeenWriting[];
  /** No face is surely upright, and one is surely upside down; left out where that is not so. */
  readonly upsideDown?: true;
}

/**
 * Finds what is in a picture. The same picture gives the same answer on every machine, bit for bit. Takes tenths of a second on
 * the calling thread and starts no other; the networks must not be used by anything else meanwhile.
 */
export function see(picture: Picture, networks: Networks): Sight {
  const { width, height } = picture;
  const levels = layLevels(networks.engine, picture, networks.pictureAt);
  const { things: named, faintBodies } = findThings(networks, levels);
  const bodies = named.filter(({ label }) => label === PERSON);
  const faces = facesOfPeople(findFaces(networks, levels, bodies), bodies);
  // With a face it is of people.
  const keyed = faces.length === 0 ? keyedMatte(picture) : null;
  const found = peopleBeforeGround(findPeople(faces, { bodies, faintBodies }, width / height), keyed);
  const proven = found.length === 0 && keyed === null ? provePerson(networks, levels, bodies) : null;
  const seen = proven === null ? found : [proven];
  const others = named.filter(({ label }) => label !== PERSON);
  const isOnPlainGround = keyed !== null && seen.length === 0;
  const subject = isOnPlainGround
    ? keyedSubject(keyed, others)
    : { things: others, ...lookForSubject(networks, levels, { faces, people: seen, things: others }) };
  const { matte, silhouette } = subject;
  const people = withMeasuredBody(seen, faces, matte);
  const things = subject.things.filter((thing) => silhouette === null || !isNameOf(thing, silhouette));
  const writing = [...findCodes(picture), ...findWriting(networks, levels)];
  const upsideDown = isUpsideDown(networks, levels, faces);
  return {
    width,
    height,
    faces,
    people,
    things,
    silhouette,
    matte,
    ...(isOnPlainGround && { plainGround: true }),
    writing,
    ...(upsideDown && { upsideDown }),
  };
}

/** The pixels of the people or the thing that a picture is of; else of what stands in front, with its box. */
function lookForSubject(
  networks: Networks,
  levels: Levels,
  { faces, people, things }: Pick<Sight, "faces" | "people" | "things">,
): Pick<Sight, "matte" | "silhouette"> {
  const subject = subjectOf(people, things);
  if (subject?.kind === "people") {
    const boxes = faces.map(({ box }) => box);
    return { matte: matteOfPeople(networks, levels, subject.box, boxes), silhouette: null };
  }
  const { engine } = networks;
  if (subject !== null) {
    const { box } = subject;
    const map = lookCloser(networks, levels, box);
    return { matte: matteOfThing(engine, levels, box, map), silhouette: null };
  }
  const front = people.length === 0 ? findFront(networks, levels) : null;
  const matte = front && matteOfThing(engine, levels, front.box, front.map);
  return { matte, silhouette: matte && silhouetteOf(matte) };
}

/** Whether a thing without a sure name is what stands in front: the name is wrong as often as not. */
function isNameOf({ box, confidence }: SeenThing, silhouette: Silhouette): boolean {
  return confidence < SURE_NAME && overlapOfSmaller(box, silhouette.box) >= SAME;
}
