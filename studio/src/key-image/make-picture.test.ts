import type { Box } from "@curta/contract";
import { readingSchema, STYLES } from "@curta/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { readPhoto } from "@curta/photos";
import type { Picture } from "../picture.ts";
import { takeOf } from "../reading/prompt/look.ts";
import { lookAtPhoto } from "./look-at-photo.ts";
import { thumbnailOf } from "../reading/thumbnail.ts";
import { wholeFace } from "../direction/framing/faces/face-geometry.ts";
import { areaOf, share } from "../geometry/area.ts";
import { decodePicture, readForeignPicture } from "./decode-picture.ts";
import { encodeKeyImage, encodePicture } from "../photo/encode.ts";
import { planGrade } from "../grading/grade-plan.ts";
import { gradePicture } from "../grading/grade.ts";
import type { MadePicture } from "./make-picture.ts";
import { makePicture } from "./make-picture.ts";
import { box as boxFrom, onPlainGround } from "../../testing/plain-ground.ts";
import { apart, glance, mostColour, paint, quarters, refusal, toSharp } from "../../testing/pictures.ts";

let falcon: Uint8Array;
/** The falcon in a picture that needs not be enlarged for the film. */
let portrait: Uint8Array;
beforeAll(async () => {
  falcon = await readPhoto("prairie_falcon.jpg");
  portrait = await sharp(falcon).resize(1080, 1920).png().toBuffer();
});

async function difference(one: Picture, other: Picture): Promise<number> {
  return apart(await glance(one), await glance(other));
}

/** The same in every pixel, word and figure; pixels are compared as bytes, which is a thousand times faster. */
function expectSame(one: MadePicture, other: MadePicture): void {
  expect(Buffer.from(other.picture.rgb).equals(one.picture.rgb)).toBe(true);
  const { picture, ...rest } = one;
  expect(other).toMatchObject({ ...rest, picture: { width: picture.width, height: picture.height } });
}

/** Share of a box's pixels with a channel at the limit. */
function burntShare({ rgb, width, height }: Picture, box: Box): number {
  let burnt = 0;
  let count = 0;
  for (let y = Math.floor(box.y * height); y < (box.y + box.h) * height; y++) {
    for (let x = Math.floor(box.x * width); x < (box.x + box.w) * width; x++, count++) {
      const p = (y * width + x) * 3;
      if (Math.max(rgb[p] ?? 0, rgb[p + 1] ?? 0, rgb[p + 2] ?? 0) >= 253) burnt++;
    }
  }
  return burnt / count;
}

/** A person, and what stands around her. */
async function person(): Promise<Picture> {
  const photo = sharp(await readPhoto("craft-beer.jpg")).resize(1200, 800);
  const part = sharp(await photo.raw().toBuffer(), { raw: { width: 1200, height: 800, channels: 3 } });
  const rgb = await part.extract({ left: 420, top: 0, width: 380, height: 800 }).raw().toBuffer();
  return { width: 380, height: 800, rgb };
}

/** Whether the reading of a photo says that its subject stands before plain ground. */
async function standsBeforePlain(photo: Uint8Array): Promise<boolean> {
  const { reading } = await makePicture(photo, { style: "viral", seed: 1 });
  return reading.plainGround === true;
}

describe("makePicture", () => {
  test("a product before a white wall is known to stand there, a falcon in the sky is not", async () => {
    const product = onPlainGround({ width: 900, height: 700, subject: boxFrom(0.2, 0.3, 0.8, 0.7) });
    expect(await standsBeforePlain(await toSharp(product).png().toBuffer())).toBe(true);
    expect(await standsBeforePlain(falcon)).toBe(false);
  });

  test("keeps a small photo whole, and enlarges it until its largest 9:16 view has the film's size", async () => {
    const { picture, keyImage, reading } = await makePicture(falcon, { style: "viral", seed: 1 });
    expect([picture.width, picture.height]).toEqual([2882, 1920]);
    expect([keyImage.width, keyImage.height]).toEqual([1080, 1920]);
    expect(readingSchema.parse(reading)).toEqual(reading);
    expect([reading.width, reading.height]).toEqual([2882, 1920]);
  });

  test("keeps every pixel of 24 megapixels, and of more no more than that", async () => {
    const { picture } = await makePicture(await readPhoto("craft-beer.jpg"), { style: "viral", seed: 5 });
    expect([picture.width, picture.height]).toEqual([6000, 4000]);
    const huge = await toSharp(quarters(60, 40)).resize(9000, 6000, { kernel: "nearest" }).png().toBuffer();
    const made = await makePicture(huge, { style: "viral", seed: 5 });
    expect(made.picture.width * made.picture.height).toBeLessThanOrEqual(24_010_000);
    expect(made.picture.width / made.picture.height).toBeCloseTo(1.5, 2);
  });

  test("shows in the key image the whole head of a person, or the whole photo where no 9:16 view holds what it is of", async () => {
    const beer = await makePicture(await readPhoto("craft-beer.jpg"), { style: "viral", seed: 1 });
    const [face] = beer.reading.faces;
    expect(share(areaOf(beer.reading.view!), areaOf(wholeFace(face!)))).toBe(1);
    const scientists = await makePicture(await readPhoto("two-scientists.jpg"), { style: "viral", seed: 1 });
    expect(scientists.reading.people).toHaveLength(2);
    expect(scientists.reading.view).toBeNull();
    const cat = await makePicture(await readPhoto("sleeping-cat.jpg"), { style: "viral", seed: 1 });
    expect(cat.reading.things.map(({ label }) => label)).toContain("cat");
    expect(cat.reading.view).toBeNull();
  });

  test("grades a photo of few pixels as strongly as the same one of many", async () => {
    const beer = await readPhoto("craft-beer.jpg");
    const made = async (width: number): Promise<Picture> => {
      const upright = sharp(beer).extract({ left: 1800, top: 200, width: 2400, height: 3600 }).resize(width);
      return (await makePicture(await upright.jpeg({ quality: 95 }).toBuffer(), { style: "viral", seed: 1 }))
        .picture;
    };
    expect(await difference(await made(1000), await made(2400))).toBeLessThan(2);
  });

  test("is repeatable", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => makePicture(portrait, { style: "suave", seed: 9 })),
    );
    expectSame(one!, other!);
  });

  test("another seed is visibly another picture, in other words", async () => {
    const one = await makePicture(portrait, { style: "viral", seed: 1 });
    const other = await makePicture(portrait, { style: "viral", seed: 2 });
    expect(await difference(one.picture, other.picture)).toBeGreaterThan(4);
    expect(other.positivePrompt).not.toBe(one.positivePrompt);
  });

  test("finds the face of a person in what it made", async () => {
    const bytes = await toSharp(await person())
      .jpeg({ quality: 95 })
      .toBuffer();
    const { picture, reading } = await makePicture(bytes, { style: "viral", seed: 1 });
    expect(reading.faces).toHaveLength(1);
    expect(burntShare(picture, reading.faces[0]!)).toBeLessThan(0.04);
  });

  test.for(STYLES)("does not burn a face in any of eight takes, %s", async (style) => {
    const photo = await person();
    const [face] = lookAtPhoto(photo).faces;
    const cells = thumbnailOf(photo, 20_000);
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const graded = { ...photo, rgb: Uint8Array.from(photo.rgb) };
      gradePicture(graded, planGrade(cells, takeOf(style, seed)));
      expect(burntShare(graded, face!), `seed ${seed}`).toBeLessThan(0.04);
    }
  });

  test("its own prompt, sent back unchanged, gives the same picture", async () => {
    const made = await makePicture(portrait, { style: "cinematografico", seed: 3 });
    const again = await makePicture(portrait, {
      style: "cinematografico",
      seed: 3,
      positivePrompt: made.positivePrompt,
    });
    expectSame(made, again);
  });

  test.for([
    ["one colour", paint(400, 300, () => [40, 110, 160])],
    ["black", paint(300, 300, () => [0, 0, 0])],
    ["a panorama", quarters(3000, 400)],
    ["a tower", quarters(300, 2500)],
  ] as const)("%s still makes a picture with a valid reading", async ([, photo]) => {
    const { picture, reading } = await makePicture(await toSharp(photo).png().toBuffer(), {
      style: "viral",
      seed: 1,
    });
    expect(picture.width * photo.height).toBeCloseTo(picture.height * photo.width, -5);
    expect(readingSchema.safeParse(reading).success).toBe(true);
  });

  test("stops when asked to", async () => {
    await expect(
      makePicture(falcon, { style: "viral", seed: 1, signal: AbortSignal.abort() }),
    ).rejects.toThrow(/abort/i);
  });
});

test("a photo without colour stays without, and keeps its own prompt's picture when that is sent back", async () => {
  const grey = await sharp(portrait).greyscale().jpeg().toBuffer();
  const wishes = { style: "viral", seed: 2 } as const;
  const made = await makePicture(grey, wishes);
  expect(mostColour(made.picture)).toBe(0);
  expectSame(made, await makePicture(grey, { ...wishes, positivePrompt: made.positivePrompt }));
});

describe("encoding", () => {
  const picture = quarters(1080, 1920);

  test("the key image is a 1080 x 1920 JPEG without metadata", async () => {
    const photo = await sharp(falcon)
      .withMetadata({ exif: { IFD3: { GPSLatitude: "23/1 33/1 0/1" } } })
      .toBuffer();
    const made = await makePicture(photo, { style: "viral", seed: 1 });
    const meta = await sharp(await encodeKeyImage(made.keyImage)).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(["jpeg", 1080, 1920]);
    expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
  });

  test("a picture comes back as it was, but for compression", async () => {
    const back = await decodePicture(await encodePicture(picture));
    expect([back.width, back.height]).toEqual([1080, 1920]);
    expect(await difference(picture, back)).toBeLessThan(2);
  });

  test("an image from elsewhere is filmed whole; one that is none is refused", async () => {
    const bytes = await toSharp(quarters(800, 500)).webp().toBuffer();
    const foreign = await readForeignPicture(bytes);
    const { width, height } = foreign.picture;
    expect(width / height).toBeCloseTo(1.6, 2);
    expect(foreign.reading).toMatchObject({ width, height, view: null });
    expect(await refusal(readForeignPicture(new Uint8Array([1, 2, 3])))).toBe("photo_not_image");
  });
});

test("a prompt brings the key image's view closer, or back to the whole photo", async () => {
  const notes = await readPhoto("handwritten-notes.jpg");
  const [usual, closer, farther] = await Promise.all(
    ["anotações", "mais perto", "mais longe"].map((positivePrompt) =>
      makePicture(notes, { style: "viral", seed: 1, positivePrompt }),
    ),
  );
  expect(closer!.reading.view!.w).toBeLessThan(0.95 * usual!.reading.view!.w);
  expect(farther!.reading.view).toBeNull();
});
