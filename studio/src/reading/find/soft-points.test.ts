import type { Reading } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import type { Picture } from "../../picture.ts";
import { decodePhoto } from "../../photo/decode.ts";
import { preparePhoto } from "../../studio.ts";
import { readPicture } from "../read.ts";
import { NOTHING_SEEN } from "../seen.ts";

const REACH = 4;

/** A picture whose lower left quarter is blurred, as what lies out of focus is. */
function blurredBelow({ width, height, rgb }: Picture): Picture {
  const blurred = Uint8Array.from(rgb);
  const mean = (x: number, y: number, channel: number): number => {
    let sum = 0;
    for (let k = 0; k < (2 * REACH + 1) ** 2; k++) {
      const across = Math.max(0, x + (k % (2 * REACH + 1)) - REACH);
      const down = Math.min(height - 1, y + Math.floor(k / (2 * REACH + 1)) - REACH);
      sum += rgb[3 * (down * width + across) + channel] ?? 0;
    }
    return sum / (2 * REACH + 1) ** 2;
  };
  for (let y = Math.ceil(height / 2); y < height; y++)
    for (let x = 0; x < width / 2; x++)
      for (const channel of [0, 1, 2]) blurred[3 * (y * width + x) + channel] = mean(x, y, channel);
  return { width, height, rgb: blurred };
}

function places(picture: Picture): string[] {
  return readPicture(picture).points.map(
    ({ kind, x, y }) => `${kind} ${x < 0.5 ? "left" : "right"} ${y > 0.5 ? "below" : "above"}`,
  );
}

test("a place that is out of focus is no point, the others stay", async () => {
  const photo = await decodePhoto(await readPhoto("denali.webp"));
  expect(places(photo)).toContain("detail left below");
  const soft = places(blurredBelow(photo));
  expect(soft).not.toContain("detail left below");
  expect(soft).toContain("detail right below");
});

type Thing = Reading["things"][number];
const SOFT: Thing = { label: "cup", x: 0.1, y: 0.6, w: 0.25, h: 0.3, confidence: 0.7 };
const SHARP: Thing = { label: "laptop", x: 0.6, y: 0.6, w: 0.3, h: 0.3, confidence: 0.6 };

test("of a thing out of focus beside one in focus no film is made, of several in a row or a lone one it is", async () => {
  const photo = blurredBelow(await decodePhoto(await readPhoto("denali.webp")));
  const confidences = (things: readonly Thing[]): number[] =>
    readPicture(photo, { ...NOTHING_SEEN, things: [...things] }).things.map(({ confidence }) => confidence);
  const [soft, sharp] = confidences([SOFT, SHARP]);
  expect(soft).toBeLessThan(0.42);
  expect(sharp).toBe(0.6);
  expect(readPicture(photo, { ...NOTHING_SEEN, things: [SOFT, SHARP] }).subject?.x).toBe(SHARP.x);
  expect(confidences([{ ...SOFT, label: "dog" }, SHARP])).toEqual([0.7, 0.6]);
  expect(confidences([SOFT])).toEqual([0.7]);
  expect(confidences([SOFT, { ...SOFT, x: 0.6 }])).toEqual([0.7, 0.7]);
});

test("a blurred corner of the subject's box is no point where another place of the subject is sharp", async () => {
  const wishes = { style: "viral", seconds: 15, seed: 61 } as const;
  const { points } = (await preparePhoto(await readPhoto("chelsea.png"), wishes)).reading;
  expect(points.filter(({ kind }) => kind === "subject").length).toBeGreaterThan(2);
  expect(points.some(({ x, y }) => x > 0.85 && y < 0.1)).toBe(false);
});
