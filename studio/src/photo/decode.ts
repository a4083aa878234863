import { CurtaError, MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE_PX } from "@curta/contract";
import sharp from "sharp";
import type { Metadata, Sharp, SharpOptions } from "sharp";
import type { Picture } from "../picture.ts";
import { isMemoryShort } from "../short-memory.ts";
import { isSrgbCoded, toSrgb } from "./coded-colour.ts";
import { chooseGround } from "./ground.ts";
import type { HeicTask } from "./heic-worker.ts";
import { decodeHeic } from "./heic.ts";
import type { CodedColour } from "./heif-colour.ts";
import { codedColourOf } from "./heif-colour.ts";
import { pixelsOf } from "./pixels.ts";
import type { PhotoFormat } from "./sniff.ts";
import { sniffPhoto } from "./sniff.ts";
import { tiffWithProfile } from "./tiff.ts";

export interface DecodeOptions {
  /** Longest side of the decoded picture in pixels; pictures are never enlarged. */
  readonly maxSide?: number;
  /** Pixels of the decoded picture, at most. */
  readonly maxPixels?: number;
  readonly signal?: AbortSignal;
}

// By default libvips caches up to 50 MB for later calls, which other photos do not need.
sharp.cache(false);

/** Default for the largest number of pixels: 36 million are 108 MB. */
const MAX_DECODED_PIXELS = 36_000_000;

/** Truncated files must fail instead of giving a half grey picture. */
const STRICT: SharpOptions = { failOn: "truncated", limitInputPixels: MAX_PHOTO_PIXELS };

/**
 * Decodes a photo of any accepted format: upright, 8-bit sRGB, opaque, without metadata.
 * Size limits are checked on the header, before anything is decoded.
 * @throws CurtaError photo_too_large, photo_not_image, photo_broken, photo_too_many_pixels, photo_too_small, memory_short
 */
export async function decodePhoto(bytes: Uint8Array, options: DecodeOptions = {}): Promise<Picture> {
  if (bytes.length > MAX_PHOTO_BYTES) throw new CurtaError("photo_too_large");
  const format = sniffPhoto(bytes);
  const header = await readHeader(bytes);
  checkSize(header);
  options.signal?.throwIfAborted();
  const source = await open(bytes, format, header, options.signal);
  const maxPixels = Math.min(options.maxPixels ?? MAX_DECODED_PIXELS, pixelsWorth(bytes, format));
  const picture = await toPicture(source, header, { ...options, maxPixels });
  options.signal?.throwIfAborted();
  return picture;
}

/**
 * A JPEG with fewer bits a pixel than this shows its blocks where a film comes close: it is decoded with fewer pixels.
 * Below so many pixels none are given up.
 */
const LEAST_BITS_A_PIXEL = 0.4;
const PIXELS_KEPT = 3_000_000;

function pixelsWorth(bytes: Uint8Array, format: PhotoFormat): number {
  return format === "jpeg" ? Math.max(PIXELS_KEPT, (bytes.length * 8) / LEAST_BITS_A_PIXEL) : Infinity;
}

/** Bits that a JPEG spends on a pixel; Infinity for every other format. */
export async function bitsAPixel(bytes: Uint8Array): Promise<number> {
  if (sniffPhoto(bytes) !== "jpeg") return Infinity;
  const { width, height } = await readHeader(bytes);
  return (bytes.length * 8) / (width * height);
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { failOn: "truncated", limitInputPixels: false }).metadata();
  } catch (cause) {
    throw blame(cause, "unreadable header");
  }
}

function checkSize({ width, height }: { width: number; height: number }): void {
  const detail = `${width} x ${height}`;
  if (width * height > MAX_PHOTO_PIXELS) throw new CurtaError("photo_too_many_pixels", { detail });
  if (Math.min(width, height) < MIN_PHOTO_SIDE_PX) throw new CurtaError("photo_too_small", { detail });
}

/** Most photos carry an sRGB profile; converting from it would cost as much as decoding and change nothing. */
function isSrgb(icc: Uint8Array | undefined): boolean {
  return icc !== undefined && Buffer.from(icc).includes("sRGB IEC61966-2.1");
}

async function open(
  bytes: Uint8Array,
  format: PhotoFormat,
  header: Metadata,
  signal?: AbortSignal,
): Promise<Sharp> {
  const isHeif = format === "heic" || format === "avif";
  const coded = isHeif && !header.icc ? codedColourOf(bytes) : null;
  const colour = coded && !isSrgbCoded(coded) ? coded : null;
  if (format === "heic") return openHeic({ bytes, colour }, header, signal);
  const source = sharp(bytes, { ...STRICT, ignoreIcc: isSrgb(header.icc) }).autoOrient();
  return colour ? openCoded(source, colour) : source;
}

/** libvips converts colours by ICC profiles only. */
async function openCoded(source: Sharp, colour: CodedColour): Promise<Sharp> {
  const pipeline = source.ensureAlpha().raw({ depth: "uchar" });
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true });
  toSrgb(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), colour);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

/**
 * libheif does not convert from the photo's own profile (phones: Display P3), so pixels and profile are passed on
 * together.
 */
async function openHeic(task: HeicTask, header: Metadata, signal?: AbortSignal): Promise<Sharp> {
  const pixels = await decodeHeic(task, signal);
  checkSize(pixels);
  const { width, height, rgba } = pixels;
  if (!header.icc || isSrgb(header.icc)) return sharp(rgba, { raw: { width, height, channels: 4 } });
  return sharp(tiffWithProfile(pixels, header.icc), STRICT);
}

async function toPicture(
  source: Sharp,
  header: Metadata,
  { maxSide = Infinity, maxPixels = Infinity }: DecodeOptions,
): Promise<Picture> {
  const { width, height } = header;
  const scale = Math.min(1, maxSide / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
  const side = Math.max(1, Math.round(Math.max(width, height) * scale));
  const sized = scale < 1 ? source.resize(side, side, { fit: "inside" }) : source;
  try {
    const opaque = header.hasAlpha
      ? sized.flatten({ background: await chooseGround(source) })
      : sized.removeAlpha();
    return await pixelsOf(opaque.toColourspace("srgb"));
  } catch (cause) {
    throw blame(cause);
  }
}

/** Where memory was short, the very same photo may be decoded later. */
function blame(cause: unknown, detail = "cannot be decoded"): CurtaError {
  return new CurtaError(isMemoryShort(cause) ? "memory_short" : "photo_broken", { detail, cause });
}
