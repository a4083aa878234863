import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { matteOf } from "../../../testing/mattes.ts";
import { toSharp } from "../../../testing/pictures.ts";
import { openMatte } from "../../geometry/matte.ts";
import { decodePhoto } from "../../photo/decode.ts";
import type { Picture } from "../../picture.ts";
import { readPicture } from "../read.ts";
import { NOTHING_SEEN } from "../seen.ts";

const subjectOn = (isSubject: (x: number) => boolean) => openMatte(matteOf((x) => (isSubject(x) ? 1 : 0)));

/** A photo whose right half is out of focus. */
async function halfBlurred(): Promise<Picture> {
  const photo = await decodePhoto(await readPhoto("denali.webp"));
  const blurred = await toSharp(photo).blur(5).raw().toBuffer();
  const rgb = photo.rgb.map((value, at) =>
    Math.floor(at / 3) % photo.width < photo.width / 2 ? value : (blurred[at] ?? 0),
  );
  return { ...photo, rgb };
}

test("the ground is out of focus where its edges are softer than the subject's, and only as a matte tells them apart", async () => {
  const picture = await halfBlurred();
  const shallow = (matte = NOTHING_SEEN.matte) =>
    readPicture(picture, { ...NOTHING_SEEN, matte }).focus.shallow;
  expect(shallow(subjectOn((x) => x < 0.5))).toBeGreaterThan(0.8);
  expect(shallow(subjectOn((x) => x < 0.25))).toBeLessThan(0.3);
  expect(shallow(subjectOn((x) => x > 0.5))).toBe(0);
  expect(shallow()).toBe(0);
});
