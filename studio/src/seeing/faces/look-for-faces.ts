import type { Box } from "@curta/contract";
import type { Networks } from "../networks.ts";
import { within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { fromInput, mirrorInput, show } from "../picture/show.ts";
import { mayBeCut } from "../picture/tiles.ts";
import { TONES } from "../tones.ts";
import { decodeFaces } from "./decode-faces.ts";
import type { SeenFace, Spot } from "./decode-faces.ts";

/** Boxes that come so near to an edge, as a share of the part, may be cut. */
const CUT_SLACK = 0.01;
/** Share of a person's box, from its top, in which the middle of the face is. */
export const FACE_LOWEST = 0.62;
/** A person's face has so much of the box's width at least. */
const LEAST_OF_PERSON = 0.12;

/** A look at a part of a picture. */
interface Look {
  /** In shares of the picture. */
  readonly part: Box;
  /** Least score of what is found. */
  readonly least: number;
  /** How many times the part's size the network's input shows; what is around it is black. */
  readonly room?: number;
  /** Whether the network is shown the part's mirror image. */
  readonly isMirrored?: boolean;
}

/** What the network takes for faces in one look, overlapping, but for those that the part's edges may cut. */
export function lookForFaces(
  { engine, named }: Networks,
  levels: Levels,
  { part, least, room = 1, isMirrored = false }: Look,
): SeenFace[] {
  const { input, run, output } = named.faces;
  const frame = show(engine, levels, input, { part, tone: TONES.faces, letterbox: true, room });
  if (isMirrored) mirrorInput(engine, input);
  run();
  return decodeFaces(output(0), output(1), input.width, least)
    .map((face) => inPicture(isMirrored ? mirrored(face) : face, frame))
    .filter(({ box }) => !mayBeCut(box, part, CUT_SLACK) && box.w > 0 && box.h > 0);
}

/** Whether a face is where that of a person is. */
export function isFaceOf({ box: face }: SeenFace, person: Box): boolean {
  const middle = { x: face.x + face.w / 2, y: face.y + face.h / 2 };
  return (
    middle.x > person.x &&
    middle.x < person.x + person.w &&
    middle.y > person.y &&
    middle.y < person.y + FACE_LOWEST * person.h &&
    face.w >= LEAST_OF_PERSON * person.w
  );
}

function turned({ x, y }: Spot): Spot {
  return { x: 1 - x, y };
}

function mirrored({ box, landmarks, confidence }: SeenFace): SeenFace {
  return {
    box: { ...box, x: 1 - box.x - box.w },
    landmarks: {
      rightEye: turned(landmarks.leftEye),
      leftEye: turned(landmarks.rightEye),
      nose: turned(landmarks.nose),
      mouth: turned(landmarks.mouth),
      rightEar: turned(landmarks.leftEar),
      leftEar: turned(landmarks.rightEar),
    },
    confidence,
  };
}

function inPicture({ box, landmarks, confidence }: SeenFace, frame: Box): SeenFace {
  const moved = ({ x, y }: Spot): Spot => ({ x: frame.x + x * frame.w, y: frame.y + y * frame.h });
  return {
    box: within(fromInput(frame, box)),
    landmarks: {
      rightEye: moved(landmarks.rightEye),
      leftEye: moved(landmarks.leftEye),
      nose: moved(landmarks.nose),
      mouth: moved(landmarks.mouth),
      rightEar: moved(landmarks.rightEar),
      leftEar: moved(landmarks.leftEar),
    },
    confidence,
  };
}
