import { readFileSync } from "node:fs";
import type { Box } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { decodeFaces, type SeenFace } from "../../../seeing/faces/decode-faces.ts";
import { openEngine } from "../../../seeing/network/engine.ts";
import { readModel } from "../../../seeing/network/model-file.ts";
import { openNetwork, runningBytes } from "../../../seeing/network/network.ts";
import { overlapOfSmaller, surest } from "../../../seeing/picture/boxes.ts";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";
import { showFrame, type Square } from "./show-frame.ts";

/** Scores from which a face is believed: anywhere in a frame, and where one is known to be. */
const LEAST = 0.55;
const LEAST_WHERE_KNOWN = 0.45;
/** Two boxes of which one covers so much of the other are one face. */
const SAME = 0.4;
/** A closer look shows so many times the height of the face that should be there. */
const AROUND = 3.5;
/** Faces of a frame that get a closer look, at most. */
const MOST_CLOSER = 4;
const WHOLE_FRAME: Square = { left: (FILM_WIDTH - FILM_HEIGHT) / 2, top: 0, side: FILM_HEIGHT };

type Look = (frame: PlanarFrame, square: Square, least: number) => SeenFace[];
let opened: Look | undefined;

/**
 * Faces in a decoded frame, in shares of it: in one look at the whole, and in a closer one at each place where a face
 * should be and was not found, since the whole shows only faces of a twelfth of its height. The network is opened at
 * the first call and stays open in this thread.
 */
export function findFacesInFrame(frame: PlanarFrame, expected: readonly Box[]): SeenFace[] {
  const look = (opened ??= openFaces());
  const found = look(frame, WHOLE_FRAME, LEAST);
  const missing = expected.filter((box) => !found.some((face) => overlapOfSmaller(face.box, box) >= SAME));
  const closer = missing
    .slice(0, MOST_CLOSER)
    .flatMap((box) => look(frame, squareAround(box), LEAST_WHERE_KNOWN));
  return surest([...found, ...closer], (one, other) => overlapOfSmaller(one.box, other.box) >= SAME);
}

function squareAround({ x, y, w, h }: Box): Square {
  const side = AROUND * Math.max(w * FILM_WIDTH, h * FILM_HEIGHT);
  return { left: (x + w / 2) * FILM_WIDTH - side / 2, top: (y + h / 2) * FILM_HEIGHT - side / 2, side };
}

/** The network of faces alone: a fifth of the memory of all networks. */
function openFaces(): Look {
  const model = readModel(readFileSync(new URL("../../../../models/faces.curta", import.meta.url)));
  const engine = openEngine();
  const network = openNetwork(engine, model, engine.reserve(runningBytes(model)));
  const { input } = network;
  return (frame, square, least) => {
    showFrame(frame, square, engine.floats(input.at, input.width * input.height * 4));
    network.run();
    const faces = decodeFaces(network.output(0), network.output(1), input.width, least);
    return faces.map((face) => inFrame(face, square));
  };
}

function inFrame({ box, landmarks, confidence }: SeenFace, { left, top, side }: Square): SeenFace {
  const across = (x: number): number => (left + x * side) / FILM_WIDTH;
  const down = (y: number): number => (top + y * side) / FILM_HEIGHT;
  const spot = ({ x, y }: { x: number; y: number }) => ({ x: across(x), y: down(y) });
  return {
    box: {
      x: across(box.x),
      y: down(box.y),
      w: (box.w * side) / FILM_WIDTH,
      h: (box.h * side) / FILM_HEIGHT,
    },
    landmarks: {
      rightEye: spot(landmarks.rightEye),
      leftEye: spot(landmarks.leftEye),
      nose: spot(landmarks.nose),
      mouth: spot(landmarks.mouth),
      rightEar: spot(landmarks.rightEar),
      leftEar: spot(landmarks.leftEar),
    },
    confidence,
  };
}
