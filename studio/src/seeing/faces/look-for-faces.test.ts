import { expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import { decodePhoto } from "../../photo/decode.ts";
import { partOf } from "../../picture.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { likeness, surest } from "../picture/boxes.ts";
import { layLevels } from "../picture/levels.ts";
import { see } from "../see.ts";
import { lookForFaces } from "./look-for-faces.ts";

const ALL = { x: 0, y: 0, w: 1, h: 1 };

async function lookAt(look: { readonly room?: number; readonly isMirrored?: boolean }) {
  const networks = loadNetworks();
  const picture = await decodePhoto(await readPhoto("astronaut.png"));
  const levels = layLevels(networks.engine, picture, networks.pictureAt);
  const found = lookForFaces(networks, levels, { part: ALL, least: 0.5, ...look });
  const [face] = surest(found, (one, other) => likeness(one.box, other.box) > 0.3);
  if (face === undefined) throw new Error("no face");
  return face;
}

test.each([{ room: 1.4 }, { isMirrored: true }, { room: 1.2, isMirrored: true }])(
  "a look %o finds a face, its eyes, nose and mouth where a plain look does",
  async (look) => {
    const [plain, other] = [await lookAt({}), await lookAt(look)];
    expect(likeness(plain.box, other.box)).toBeGreaterThan(0.7);
    for (const name of ["rightEye", "leftEye", "nose", "mouth"] as const) {
      expect(other.landmarks[name].x).toBeCloseTo(plain.landmarks[name].x, 1);
      expect(other.landmarks[name].y).toBeCloseTo(plain.landmarks[name].y, 1);
    }
    expect(other.landmarks.rightEye.x).toBeLessThan(other.landmarks.leftEye.x);
    expect(other.landmarks.rightEar.x).toBeLessThan(other.landmarks.leftEar.x);
  },
);

test("finds a face that fills its picture, of which a single look is not sure", async () => {
  const photo = await decodePhoto(await readPhoto("astronaut.png"));
  const { faces, people } = see(partOf(photo, { x: 0.348, y: 0.132, w: 0.187, h: 0.208 }), loadNetworks());
  expect(faces).toHaveLength(1);
  expect(faces[0]!.box.w).toBeGreaterThan(0.9);
  expect(people).toMatchObject([{ face: 0 }]);
});
