import type { Box } from "@curta/contract";
import type { SeenFace } from "../faces/decode-faces.ts";
import { FACE_LOWEST } from "../faces/look-for-faces.ts";
import { around, overlapOfSmaller, within } from "../picture/boxes.ts";
import type { SeenThing } from "../things/find-things.ts";

/** A person: never who, how old or of what mood. */
export interface SeenPerson {
  /** From head to feet as far as it is in the picture; estimated where only the face was seen. */
  readonly box: Box;
  /** Place of the face in the list of faces; null for a person seen from behind or too small. */
  readonly face: number | null;
  readonly confidence: number;
  /** The box was made from faint bodies, or of the face alone; left out where a body was found. */
  readonly isEstimated?: true;
}

/** Least confidence of a body without a face: below it, flowers and coats are taken for persons. */
const LEAST_WITHOUT_FACE = 0.55;
/** And of the only one in a picture, in which nobody has a face: a covered boat had 0.6. */
const LEAST_ONLY = 0.65;
/**
 * Least confidence of a small face (by its height) without a body, and with no other face of its size beside it: bottles and
 * cars look like faces. In 75 photos outside of bench:seeing the three below it were no faces, and the two up to 0.8 were.
 */
const LEAST_ALONE = 0.7;
const SMALL = 0.2;
const SAME_SIZE = 1.6;
/** A doubtful body without a face, so much wider than tall and cut by the picture's rim, is an arm that holds something. */
const ARM = { below: 0.75, wider: 1.3, rim: 0.01 } as const;
/** Least share of a face inside its person's box. */
const FACE_INSIDE = 0.7;
/** A face that fills the photo with its body may have the larger box of the two, by so much. */
const LARGEST_FACE = 1.1;
/** A body, in sizes of the face's box: head and shoulders are always so large, the rest mostly. */
const BODY = { left: 1, above: 0.45, width: 3, height: 5.5 } as const;

/** Boxes that the network of things calls a person; faint ones count only where a face proves them. */
interface Bodies {
  readonly bodies: readonly SeenThing[];
  readonly faintBodies?: readonly SeenThing[];
}

/**
 * People, surest first: each body with the face in it. A face alone proves a person, whose body is a faint one that it fits, or
 * estimated.
 *
 * @param aspect the picture's width over its height
 */
export function findPeople(
  faces: readonly SeenFace[],
  { bodies, faintBodies = [] }: Bodies,
  aspect: number,
): SeenPerson[] {
  const pairs = faces
    .flatMap((face, at) => bodies.map((body) => ({ face, at, body, fit: fitOf(face.box, body.box) })))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  const faceOf = new Map<SeenThing, number>();
  const taken = new Set<number>();
  for (const { at, body } of pairs) {
    if (taken.has(at) || faceOf.has(body)) continue;
    taken.add(at);
    faceOf.set(body, at);
  }
  const people = bodies.flatMap((body): SeenPerson[] => {
    const face = faceOf.get(body);
    if (face === undefined) {
      return body.confidence < LEAST_WITHOUT_FACE || isArm(body, aspect)
        ? []
        : [{ box: body.box, face: null, confidence: body.confidence }];
    }
    const seen = faces[face]!;
    return [{ box: around(body.box, seen.box), face, confidence: either(body.confidence, seen.confidence) }];
  });
  const alone = faces.flatMap((face, at): SeenPerson[] => {
    if (taken.has(at)) return [];
    const box = bodyOf(face.box, faintBodies);
    return [{ box, face: at, confidence: face.confidence, isEstimated: true }];
  });
  const [surest, ...others] = [...people, ...alone].toSorted(
    (one, other) => other.confidence - one.confidence,
  );
  if (surest === undefined || (others.length === 0 && isDoubtful(surest))) return [];
  return [surest, ...others];
}

function isDoubtful({ face, confidence }: SeenPerson): boolean {
  return face === null && confidence < LEAST_ONLY;
}

/** The faces that are somebody's: sure ones, those of a body, and those of a row of faces. */
export function facesOfPeople(faces: readonly SeenFace[], bodies: readonly SeenThing[]): SeenFace[] {
  const sure = faces.filter(
    ({ box, confidence }) =>
      confidence >= LEAST_ALONE || box.h >= SMALL || bodies.some((body) => fitOf(box, body.box) > 0),
  );
  const isInRow = ({ box }: SeenFace): boolean =>
    sure.some((other) => Math.abs(Math.log(other.box.h / box.h)) < Math.log(SAME_SIZE));
  return faces.filter((face) => sure.includes(face) || isInRow(face));
}

/** Whether a doubtful body is an arm that reaches into the picture. */
export function isArm({ box: { x, w, h }, confidence }: SeenThing, aspect: number): boolean {
  const isCut = x < ARM.rim || x + w > 1 - ARM.rim;
  return confidence < ARM.below && isCut && w * aspect > ARM.wider * h;
}

/** How well a face sits in a body: 0 if it is not its face; best high up in the middle of a box of the right size. */
function fitOf(face: Box, body: Box): number {
  if (overlapOfSmaller(face, body) < FACE_INSIDE || face.w * face.h > LARGEST_FACE * body.w * body.h)
    return 0;
  const down = (face.y + face.h / 2 - body.y) / body.h;
  if (down > FACE_LOWEST) return 0;
  const aside = Math.abs((face.x + face.w / 2 - body.x) / body.w - 0.5);
  return (1 - down) * (1 - aside) * Math.min(1, (face.w * BODY.width) / body.w);
}

/** Probability that at least one of two independent findings is right. */
export function either(one: number, other: number): number {
  return 1 - (1 - one) * (1 - other);
}

/** The mean of the faint bodies that a face fits, by confidence and fit; estimated from the face where there is none. */
function bodyOf(face: Box, faintBodies: readonly SeenThing[]): Box {
  const fitting = faintBodies
    .map(({ box, confidence }) => ({ box, weight: confidence * fitOf(face, box) }))
    .filter(({ weight }) => weight > 0);
  if (fitting.length > 0) return around(meanBox(fitting), face);
  const { x, y, w, h } = face;
  return within({
    x: x - BODY.left * w,
    y: y - BODY.above * h,
    w: BODY.width * w,
    h: BODY.height * h,
  });
}

function meanBox(boxes: readonly { readonly box: Box; readonly weight: number }[]): Box {
  const total = boxes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (side: keyof Box): number =>
    boxes.reduce((sum, { box, weight }) => sum + weight * box[side], 0) / total;
  return { x: mean("x"), y: mean("y"), w: mean("w"), h: mean("h") };
}
