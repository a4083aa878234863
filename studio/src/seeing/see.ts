import type { Picture } from "../picture.ts";
import type { SeenFace } from "./faces/decode-faces.ts";
import { findFaces } from "./faces/find-faces.ts";
import { isUpsideDown } from "./faces/is-upside-down.ts";
import { makeMatte } from "./matte/make-matte.ts";
import type { Matte } from "../geometry/matte.ts";
import { subjectOf } from "./matte/subject.ts";
import type { Networks } from "./networks.ts";
import { facesOfPeople, findPeople } from "./people/find-people.ts";
import type { SeenPerson } from "./people/find-people.ts";
import { layLevels } from "./picture/levels.ts";
import { PERSON } from "./things/coco-classes.ts";
import { findThings } from "./things/find-things.ts";
import type { SeenThing } from "./things/find-things.ts";
import type { SeenWriting } from "./writing/decode-writing.ts";
import { findWriting } from "./writing/find-writing.ts";

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
  /** Which pixels are the people in front, or the main thing; null where that cannot be told with confidence. */
  readonly matte: Matte | null;
  /** Where something is written. */
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
  const named = findThings(networks, levels);
  const bodies = named.filter(({ label }) => label === PERSON);
  const faces = facesOfPeople(findFaces(networks, levels, bodies), bodies);
  const people = findPeople(faces, bodies, width / height);
  const things = named.filter(({ label }) => label !== PERSON);
  const subject = subjectOf(people, things);
  const matte = subject ? makeMatte(networks, levels, subject) : null;
  const writing = findWriting(networks, levels);
  const upsideDown = isUpsideDown(networks, levels, faces);
  return { width, height, faces, people, things, matte, writing, ...(upsideDown && { upsideDown }) };
}
