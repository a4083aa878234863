import { expect, test } from "vitest";
import type { Matte } from "../../geometry/matte.ts";
import type { SeenFace } from "../faces/decode-faces.ts";
import type { SeenPerson } from "./find-people.ts";
import { withMeasuredBody } from "./measured-body.ts";

const SPOT = { x: 0.5, y: 0.25 };
const FACE: SeenFace = {
  box: { x: 0.45, y: 0.2, w: 0.1, h: 0.1 },
  landmarks: { rightEye: SPOT, leftEye: SPOT, nose: SPOT, mouth: SPOT, rightEar: SPOT, leftEar: SPOT },
  confidence: 0.9,
};
const SOMEBODY: SeenPerson = {
  box: { x: 0.2, y: 0.1, w: 0.6, h: 0.5 },
  face: 0,
  confidence: 0.9,
  isEstimated: true,
};
/** A body from 0.4 to 0.6 across and from 0.2 to 0.9 down. */
const MATTE: Matte = {
  box: { x: 0, y: 0, w: 1, h: 1 },
  columns: 10,
  rows: 10,
  alpha: Uint8Array.from({ length: 100 }, (_, cell) => {
    const [x, y] = [cell % 10, Math.floor(cell / 10)];
    return x >= 4 && x < 6 && y >= 2 && y < 9 ? 255 : 0;
  }),
};

test("the estimated body of somebody who is alone is where the matte shows it, with the face", () => {
  const [person] = withMeasuredBody([SOMEBODY], [FACE], MATTE);
  const { x, y, w, h } = person!.box;
  expect([x, y, x + w, y + h].map((side) => side.toFixed(2))).toEqual(["0.40", "0.20", "0.60", "0.90"]);
});

test("a body that was found, one of several, and one without a matte stay where they are", () => {
  const found: SeenPerson = { box: SOMEBODY.box, face: 0, confidence: 0.9 };
  const cases = [[found], [SOMEBODY, found]] as const;
  for (const people of cases) expect(withMeasuredBody(people, [FACE], MATTE)).toEqual(people);
  expect(withMeasuredBody([SOMEBODY], [FACE], null)).toEqual([SOMEBODY]);
});
