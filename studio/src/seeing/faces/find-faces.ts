import type { Box } from "@curta/contract";
import type { Networks } from "../networks.ts";
import { overlapOfSmaller, surest, within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { fromInput, show } from "../picture/show.ts";
import { mayBeCut, quarters, squaresAlong } from "../picture/tiles.ts";
import { decodeFaces } from "./decode-faces.ts";
import type { Landmarks, SeenFace } from "./decode-faces.ts";

/** Scores from which a face is believed; see bench:seeing. In parts a little surer, for there are more of them. */
const LEAST = 0.55;
const LEAST_IN_PARTS = 0.6;
/** Two boxes of which one covers so much of the other are one face. */
const SAME = 0.4;
/** Quarters are looked at where they have so many pixels to a side; else they only blow up noise. */
const QUARTER_PIXELS = 400;
const TONE = {
  gains: [1 / 127.5, 1 / 127.5, 1 / 127.5],
  offsets: [-1, -1, -1],
} as const;

/** Faces in a picture, surest first: whole, in squares along a long one, in quarters of a large one. */
export function findFaces(networks: Networks, levels: Levels): SeenFace[] {
  const large = Math.min(levels.width, levels.height) * 0.55 >= QUARTER_PIXELS;
  const squares = squaresAlong(levels);
  const parts = squares.length > 0 ? squares : large ? quarters() : [];
  const found = [
    ...look(networks, levels, { x: 0, y: 0, w: 1, h: 1 }, LEAST),
    ...parts.flatMap((part) => look(networks, levels, part, LEAST_IN_PARTS)),
  ];
  return surest(found, (one, other) => overlapOfSmaller(one.box, other.box) >= SAME);
}

function look({ engine, named }: Networks, levels: Levels, part: Box, least: number): SeenFace[] {
  const { input, run, output } = named.faces;
  const frame = show(engine, levels, input, { part, tone: TONE, letterbox: true });
  run();
  return decodeFaces(output(0), output(1), input.width, least)
    .map((face) => inPicture(face, frame))
    .filter(({ box }) => !mayBeCut(box, part) && box.w > 0 && box.h > 0);
}

function inPicture({ box, landmarks, confidence }: SeenFace, frame: Box): SeenFace {
  const moved = (name: keyof Landmarks) => ({
    x: frame.x + landmarks[name].x * frame.w,
    y: frame.y + landmarks[name].y * frame.h,
  });
  const spots: Landmarks = {
    rightEye: moved("rightEye"),
    leftEye: moved("leftEye"),
    nose: moved("nose"),
    mouth: moved("mouth"),
    rightEar: moved("rightEar"),
    leftEar: moved("leftEar"),
  };
  return { box: within(fromInput(frame, box)), landmarks: spots, confidence };
}
