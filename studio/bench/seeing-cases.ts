import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { decodePhoto } from "../src/photo/decode.ts";
import type { Picture } from "../src/picture.ts";

/** What is in a picture, by eye; optional is what may be found or not. Boxes are left, top, width, height in shares. */
export interface Label {
  readonly box: readonly [number, number, number, number];
  readonly label?: string;
  readonly optional?: boolean;
}

export interface Labels {
  readonly faces: readonly Label[];
  /** Null where it is not judged: heads that are pasted have no bodies. */
  readonly people: readonly Label[] | null;
  readonly things: readonly Label[];
}

/** A labelled picture. Thresholds are chosen on those to `tune`, the others are `held` back. */
export interface Case extends Labels {
  readonly name: string;
  readonly half: "tune" | "held";
  readonly picture: () => Promise<Picture>;
}

/** The labelled photos of a folder. */
export async function labelledPhotos(folder: string): Promise<Case[]> {
  const text = await readFile(new URL("seeing-labels.json", import.meta.url), "utf8");
  const entries: (Labels & { photo: string; half: "tune" | "held" })[] = JSON.parse(text);
  return entries.map(({ photo, ...rest }) => ({
    ...rest,
    name: photo,
    picture: async () => decodePhoto(await readFile(path.join(folder, photo))),
  }));
}

/** A head cut out of a photo, put into another. */
interface Paste {
  readonly face: string;
  /** Middle of the face and its height, in shares of the ground. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turned?: number;
  readonly mirrored?: boolean;
  readonly grey?: boolean;
  readonly dark?: boolean;
  readonly optional?: boolean;
}

interface Scene {
  readonly name: string;
  readonly half: "tune" | "held";
  /** Name of a photo. */
  readonly ground: string;
  readonly width: number;
  readonly height: number;
  readonly pastes: readonly Paste[];
}

const FACES = {
  tune: ["astronaut.png", "craft-beer.jpg"],
  held: ["two-scientists.jpg", "camera.png"],
} as const;
const GROUND = { tune: "denali.webp", held: "wide.avif" } as const;

/** The same hard cases with other faces and grounds for each half. */
function scenesOf(half: "tune" | "held"): Scene[] {
  const [face, other] = FACES[half];
  const ground = GROUND[half];
  const scene = (name: string, width: number, height: number, ...pastes: Paste[]): Scene => {
    return { name: `${half}: ${name}`, half, ground, width, height, pastes };
  };
  const middle = { face, x: 0.5, y: 0.5 };
  const crowd = Array.from({ length: 12 }, (_, k) => {
    return { face: k % 3 ? face : other, x: 0.1 + 0.16 * (k % 6), y: k < 6 ? 0.3 : 0.7, height: 0.11 };
  });
  return [
    scene("small", 1500, 1000, { ...middle, height: 0.06 }),
    scene("tiny", 3000, 2000, { ...middle, height: 0.03, x: 0.3, y: 0.4 }),
    scene("large", 900, 900, { ...middle, height: 0.8 }),
    scene("turned by 20", 900, 900, { ...middle, height: 0.25, turned: 20 }),
    scene("turned by 45", 900, 900, { ...middle, height: 0.25, turned: 45, optional: true }),
    scene("upside down", 900, 900, { ...middle, height: 0.25, turned: 180, optional: true }),
    scene("mirrored", 900, 900, { ...middle, height: 0.2, mirrored: true }),
    scene("grey", 900, 900, { ...middle, height: 0.2, grey: true }),
    scene("dark", 900, 900, { ...middle, height: 0.2, dark: true }),
    scene("at the rim", 900, 900, { face, x: 0.12, y: 0.5, height: 0.2 }),
    scene("cut by the rim", 900, 900, { face, x: 0, y: 0.5, height: 0.25, optional: true }),
    scene(
      "far apart",
      1600,
      900,
      { face, x: 0.1, y: 0.4, height: 0.16 },
      { face: other, x: 0.9, y: 0.5, height: 0.16 },
    ),
    scene(
      "panorama",
      6000,
      500,
      { face, x: 0.03, y: 0.5, height: 0.2 },
      { face: other, x: 0.96, y: 0.5, height: 0.2 },
    ),
    scene(
      "tower",
      500,
      6000,
      { face, x: 0.5, y: 0.03, height: 0.02 },
      { face: other, x: 0.5, y: 0.97, height: 0.02 },
    ),
    scene("twelve", 1800, 1200, ...crowd),
  ];
}

/** Photos of people and no people put together by code, and drawings, which show nobody. */
export function drawnCases(photos: readonly Case[]): Case[] {
  const scenes = [...scenesOf("tune"), ...scenesOf("held")].map((scene): Case => {
    return {
      name: scene.name,
      half: scene.half,
      picture: () => paintScene(scene, photos),
      faces: scene.pastes.map((paste) => ({
        box: boxOf(paste, scene),
        ...(paste.optional ? { optional: true } : {}),
      })),
      people: null,
      things: [],
    };
  });
  const drawings = [
    { name: "tune: one colour", svg: '<rect width="600" height="400" fill="#7a8" />' },
    { name: "held: smiling circle", svg: SMILE },
    { name: "tune: window front", svg: WINDOWS },
    { name: "held: socket", svg: SOCKET },
  ].map(({ name, svg }): Case => {
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${svg}</svg>`;
    const half = name.startsWith("tune") ? "tune" : "held";
    // A drawn face is no person: whoever sees one is wrong.
    return {
      name,
      half,
      picture: () => toPicture(sharp(Buffer.from(image))),
      faces: [],
      people: [],
      things: [],
    };
  });
  return [...scenes, ...drawings];
}

const SMILE =
  '<rect width="600" height="400" fill="#fff"/><circle cx="300" cy="200" r="120" fill="#fd0" stroke="#000" stroke-width="6"/><circle cx="260" cy="170" r="14"/><circle cx="340" cy="170" r="14"/><path d="M240 240q60 60 120 0" fill="none" stroke="#000" stroke-width="8"/>';
const WINDOWS =
  '<rect width="600" height="400" fill="#caa"/><g fill="#234"><rect x="120" y="90" width="90" height="80"/><rect x="390" y="90" width="90" height="80"/><rect x="240" y="260" width="120" height="60"/></g>';
const SOCKET =
  '<rect width="600" height="400" fill="#eee"/><rect x="200" y="100" width="200" height="200" rx="20" fill="#fff" stroke="#999" stroke-width="4"/><circle cx="265" cy="180" r="14"/><circle cx="335" cy="180" r="14"/><circle cx="300" cy="245" r="18"/>';

function boxOf({ x, y, height }: Paste, scene: Scene): [number, number, number, number] {
  const width = (height * scene.height * 0.85) / scene.width;
  return [x - width / 2, y - height / 2, width, height];
}

async function paintScene(scene: Scene, photos: readonly Case[]): Promise<Picture> {
  const photo = (name: string) => photos.find((one) => one.name === name)!;
  const { width, height, ground } = scene;
  const base = toSharp(await photo(ground).picture()).resize(width, height, { fit: "cover" });
  const layers = await Promise.all(
    scene.pastes.map(async (paste) => {
      const { input, side } = await headOf(paste, photo(paste.face), paste.height * height);
      const left = Math.round(paste.x * width - side / 2);
      const top = Math.round(paste.y * height - side / 2);
      return cut(input, { left, top }, side, scene);
    }),
  );
  return toPicture(sharp(await base.composite(layers).png().toBuffer()));
}

/** A head with its surroundings, round and soft-edged, so that its face is as high as asked. */
async function headOf(paste: Paste, from: Case, faceHeight: number) {
  const picture = await from.picture();
  const [x, y, w, h] = from.faces[0]!.box;
  const reach = 2.1 * Math.max(w * picture.width, h * picture.height);
  const crop = {
    left: Math.max(0, Math.round((x + w / 2) * picture.width - reach / 2)),
    top: Math.max(0, Math.round((y + h / 2) * picture.height - reach / 2)),
    width: Math.round(reach),
    height: Math.round(reach),
  };
  crop.width = Math.min(crop.width, picture.width - crop.left);
  crop.height = Math.min(crop.height, picture.height - crop.top);
  const side = Math.max(8, Math.round((reach * faceHeight) / (h * picture.height)));
  let head = toSharp(picture).extract(crop).resize(side, side, { fit: "fill" });
  if (paste.mirrored) head = head.flop();
  if (paste.grey) head = head.grayscale().toColourspace("srgb");
  if (paste.dark) head = head.linear(0.35, 0);
  const fade = `<svg width="${side}" height="${side}"><defs><radialGradient id="g"><stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="url(#g)"/></svg>`;
  const round = await sharp(await head.ensureAlpha().png().toBuffer())
    .composite([{ input: Buffer.from(fade), blend: "dest-in" }])
    .png()
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  if (!paste.turned) return { input: round, side };
  const turned = await sharp(round).rotate(paste.turned, { background: clear }).png().toBuffer();
  const { width } = await sharp(turned).metadata();
  const start = Math.floor((width - side) / 2);
  const middle = { left: start, top: start, width: side, height: side };
  return { input: await sharp(turned).extract(middle).png().toBuffer(), side };
}

/** What of a layer lies within the scene. */
async function cut(input: Buffer, at: { left: number; top: number }, side: number, scene: Scene) {
  const left = Math.max(0, at.left);
  const top = Math.max(0, at.top);
  const width = Math.min(scene.width, at.left + side) - left;
  const height = Math.min(scene.height, at.top + side) - top;
  const inside = { left: left - at.left, top: top - at.top, width, height };
  return { input: await sharp(input).extract(inside).png().toBuffer(), left, top };
}

function toSharp({ rgb, width, height }: Picture) {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}
