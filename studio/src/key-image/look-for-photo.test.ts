import { STYLES } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { apart, glance, mostColour, paint } from "../../testing/pictures.ts";
import { gradePicture } from "../grading/grade.ts";
import type { Picture } from "../picture.ts";
import { observe } from "../reading/observe.ts";
import { takeOf, withoutColour } from "../reading/prompt/look.ts";
import { writePrompt } from "../reading/prompt/prompt.ts";
import { readPicture } from "../reading/read.ts";
import { gradeFor, lookFor, type LookWishes } from "./look-for-photo.ts";

const TAKES = [1, 2, 3, 4, 5, 6, 7, 8];
const VIRAL = { style: "viral", seed: 1 } as const;

let falcon: Picture;
let grey: Picture;
beforeAll(async () => {
  const photo = sharp(await readPhoto("prairie_falcon.jpg")).resize(360, 640);
  falcon = { width: 360, height: 640, rgb: await photo.raw().toBuffer() };
  grey = { ...falcon, rgb: falcon.rgb.map((_, i) => falcon.rgb[i - (i % 3) + 1]!) };
});

/** A photo in the look of its wishes, and the words for that. */
function graded(photo: Picture, wishes: LookWishes) {
  const picture = { ...photo, rgb: Uint8Array.from(photo.rgb) };
  const look = lookFor(wishes, observe(photo).coarse);
  gradePicture(picture, gradeFor(photo, look, { faces: [] }));
  return { picture, words: writePrompt(readPicture(photo), { ...wishes, look }) };
}

function lightOf(photo: Picture, wishes: LookWishes) {
  return readPicture(graded(photo, wishes).picture).light;
}

/** The falcon's light where its prompt is edited to this. */
function lightIn(positivePrompt: string) {
  return lightOf(falcon, { ...VIRAL, positivePrompt });
}

test.for(STYLES)("any two of eight takes in a row differ visibly, %s", async (style) => {
  const takes = await Promise.all(TAKES.map((seed) => glance(graded(falcon, { style, seed }).picture)));
  for (const [i, one] of takes.entries()) {
    for (const other of takes.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(5);
  }
});

describe("a photo without colour", () => {
  test.for(STYLES)("stays without, in words that say no tone, %s", (style) => {
    for (const seed of TAKES) {
      const { picture, words } = graded(grey, { style, seed });
      expect(mostColour(picture), `seed ${seed}`).toBe(0);
      expect(words).not.toMatch(/quente|frio|vivas/);
    }
  });

  test.for(STYLES)("has eight takes in a row that differ, all without warmth, %s", (style) => {
    const looks = TAKES.map((seed) => withoutColour(takeOf(style, seed)));
    const grades = looks.map((look) => JSON.stringify({ ...look, closeness: 0, place: null }));
    expect(new Set(grades).size).toBe(8);
    expect(looks.every(({ warmth, saturation }) => warmth === 0 && saturation === 0)).toBe(true);
  });

  test("gets the tone that its prompt asks for", () => {
    expect(mostColour(graded(grey, { ...VIRAL, positivePrompt: "tom quente" }).picture)).toBeGreaterThan(15);
  });
});

describe("words of an edited prompt change what is measured", () => {
  test("light", () => {
    const [dark, plain, bright] = ["bem mais escuro", "um falcão", "bem mais claro"].map(lightIn);
    expect(plain!.level - dark!.level).toBeGreaterThan(0.08);
    expect(bright!.level - plain!.level).toBeGreaterThan(0.05);
  });

  test("warmth, contrast and saturation", () => {
    expect(lightIn("tom quente").warmth).toBeGreaterThan(lightIn("tom frio").warmth + 0.3);
    expect(lightIn("muito contraste").contrast).toBeGreaterThan(lightIn("contraste baixo").contrast + 0.08);
    expect(lightIn("cores vivas").saturation).toBeGreaterThan(lightIn("muted colors").saturation * 1.3);
  });

  test("black and white, sepia", () => {
    expect(lightIn("em preto e branco").saturation).toBeLessThan(0.03);
    expect(lightIn("sépia").warmth).toBeGreaterThan(0.3);
  });
});

test("a dark photo does not become darker, whatever the take, unless its prompt says so", () => {
  const night = paint(360, 640, (x, y) => [14 + (y / 640) * 40, 16 + (y / 640) * 44, 24 + (x / 360) * 50]);
  const { level } = readPicture(night).light;
  for (const seed of TAKES) {
    expect(lightOf(night, { style: "viral", seed }).level).toBeGreaterThan(level - 0.005);
  }
  expect(lightOf(night, { ...VIRAL, positivePrompt: "muito mais escura" }).level).toBeLessThan(level - 0.02);
});

test("a look that the topic names is kept by every take, unless there is a prompt", () => {
  const topic = "Café Aurora, em preto e branco";
  for (const seed of TAKES) {
    expect(lightOf(falcon, { style: "viral", seed, topic }).saturation).toBeLessThan(0.03);
  }
  expect(lightOf(falcon, { ...VIRAL, topic, positivePrompt: "um falcão" }).saturation).toBeGreaterThan(0.1);
});
