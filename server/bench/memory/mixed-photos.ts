import { readdir } from "node:fs/promises";
import { photoPath, readPhoto } from "@curta/photos";
import { dirname } from "node:path";
import sharp, { type Sharp } from "sharp";
import { MAX_PHOTO_BYTES } from "@curta/contract";

/** A photo of which the product is asked for a key image. */
export interface MixedPhoto {
  /** Photos of one kind are reported together. */
  readonly kind: string;
  readonly bytes: Uint8Array;
}

type Format = "jpeg" | "progressive" | "png" | "webp" | "avif" | "gif" | "tiff";
/** Sizes in megapixels that photos have that people share, with formats in which they fit into 10 MB. */
const SHARED: readonly (readonly [megapixels: number, format: Format])[] = [
  [0.3, "jpeg"],
  [0.5, "gif"],
  [1, "webp"],
  [2, "jpeg"],
  [2, "png"],
  [3, "tiff"],
  [6, "avif"],
  [6, "progressive"],
  [12, "jpeg"],
  [12, "webp"],
  [24, "jpeg"],
  [24, "progressive"],
  [48, "jpeg"],
];
/** The most that is accepted. */
const HUGE: readonly Format[] = ["jpeg", "progressive", "png", "webp"];
const HUGE_SIZE = { width: 11_540, height: 8_660, fit: "fill" } as const;
/** Of ten photos, the last but one is huge and the last one broken; the others are shared ones and originals in turns. */
const ROUND = 10;

/** Makes the photo of a number: always the same one. */
export async function mixedPhoto(index: number): Promise<MixedPhoto> {
  const names = await photoNames();
  const name = names[index % names.length] ?? "";
  const place = index % ROUND;
  if (place === ROUND - 2) return hugePhoto(HUGE[Math.floor(index / ROUND) % HUGE.length] ?? "jpeg");
  if (place === ROUND - 1) return brokenPhoto(Math.floor(index / ROUND));
  if (place === 0) return { kind: "as in the repository", bytes: await readPhoto(name) };
  const [megapixels, format] = SHARED[Math.floor(index * 1.3) % SHARED.length] ?? [1, "jpeg"];
  return sharedPhoto(name.endsWith(".heic") ? "craft-beer.jpg" : name, megapixels, format);
}

async function photoNames(): Promise<string[]> {
  const all = await readdir(dirname(photoPath("chelsea.png")));
  return all.filter((name) => /\.(?:jpg|png|webp|avif|heic)$/.test(name)).toSorted();
}

async function sharedPhoto(name: string, megapixels: number, format: Format): Promise<MixedPhoto> {
  const photo = await readPhoto(name);
  const { width, height } = await sharp(photo).metadata();
  const scale = Math.sqrt((megapixels * 1e6) / (width * height));
  const sized = sharp(photo)
    .removeAlpha()
    .resize(Math.round(width * scale));
  for (let quality = 85; quality > 20; quality -= 15) {
    const bytes = await encode(sized.clone(), format, quality);
    if (bytes.length <= MAX_PHOTO_BYTES) return { kind: `${megapixels} megapixels, ${format}`, bytes };
  }
  throw new Error(`${name} does not fit as ${megapixels} megapixels, ${format}`);
}

const made = new Map<Format, Promise<Uint8Array>>();

/** A made-up photo of 99.9 megapixels: such a one takes long to encode, so each is made once. */
async function hugePhoto(format: Format): Promise<MixedPhoto> {
  const again = made.get(format) ?? makeHuge(format);
  made.set(format, again);
  return { kind: `99.9 megapixels, ${format}`, bytes: await again };
}

async function makeHuge(format: Format): Promise<Uint8Array> {
  const small = sharp(await readPhoto("denali.webp")).removeAlpha();
  if (format !== "png") return encode(small.resize({ ...HUGE_SIZE, kernel: "cubic" }), format, 50);
  // Squares of one colour are small as PNG too.
  const squares = await small.resize(289, 217, { fit: "fill" }).png().toBuffer();
  return encode(sharp(squares).resize({ ...HUGE_SIZE, kernel: "nearest" }), format, 50);
}

function encode(picture: Sharp, format: Format, quality: number): Promise<Uint8Array> {
  const encoders: Record<Format, () => Sharp> = {
    jpeg: () => picture.jpeg({ quality }),
    progressive: () => picture.jpeg({ quality, progressive: true }),
    png: () => picture.png({ compressionLevel: 6 }),
    webp: () => picture.webp({ quality, effort: 0 }),
    avif: () => picture.avif({ quality: Math.min(quality, 60), effort: 0 }),
    gif: () => picture.gif({ effort: 1 }),
    tiff: () => picture.tiff({ compression: "jpeg", quality }),
  };
  return encoders[format]().toBuffer();
}

/** Cut off, scrambled in the middle, or none at all. */
async function brokenPhoto(index: number): Promise<MixedPhoto> {
  const name = ["craft-beer.jpg", "chelsea.png", "phone.heic", "denali.webp", "wide.avif"][index % 5] ?? "";
  const bytes = Uint8Array.from(await readPhoto(name));
  if (index % 3 === 0) return { kind: "broken", bytes: bytes.subarray(0, bytes.length / 2) };
  if (index % 3 === 1) return { kind: "broken", bytes: bytes.fill(0x5a, bytes.length / 3, bytes.length / 2) };
  return { kind: "broken", bytes: bytes.map((byte) => byte ^ 0xff) };
}
