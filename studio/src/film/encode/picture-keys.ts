import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Reading } from "@curta/contract";
import { CAPTION_FONTS } from "../../direction/lettering/fonts/caption-fonts.ts";
import type { Timeline } from "../../direction/timeline.ts";
import { CARD_NAMES } from "../../direction/framing/cards/card.ts";
import { FONTS_IN_PARTS } from "../../frame/captions/letters/font-files.ts";
import type { Picture } from "../../picture.ts";
import { isCutFrom } from "../draw/timeline-of-shots.ts";
import { packageVersion } from "./package-version.ts";

/** Code that frames, and what is measured as they are drawn, depend on: all files of these folders of the studio, and single files. */
export const DRAWING_FOLDERS = [
  "frame",
  "card",
  "geometry",
  "direction/lettering/fonts",
  "direction/lettering/looks",
];
export const DRAWING_FILES = [
  "direction/camera/camera.ts",
  "direction/framing/cards/card.ts",
  "direction/framing/view.ts",
  "direction/lettering/caption-lines.ts",
  "direction/lettering/glyph-widths.ts",
  "direction/lettering/safe-area.ts",
  "direction/lettering/word-weight.ts",
  "direction/timeline-effects.ts",
  "direction/words/lexicon/fold.ts",
  "film/draw/caption-boxes.ts",
  "film/draw/letter-contrast.ts",
  "film/draw/rendered-frames.ts",
  "kernel-memory.ts",
  "random.ts",
];
/** Packages that paint captions. */
const PAINTERS = [
  ...new Set(Object.values(CAPTION_FONTS).map((font) => `@fontsource/${font.package}`)),
  ...FONTS_IN_PARTS.map((name) => `@fontsource/${name}`),
  "@fontsource/rubik",
  "twemoji-colr-font/twemoji.woff2",
  "@napi-rs/canvas",
];

/**
 * Keys of everything that the pictures of each shot depend on: the picture, its depth, the grade of the film, the code and
 * the fonts, and the shot itself, but not its position in the film.
 */
export async function pictureKeys(picture: Picture, reading: Reading, timeline: Timeline): Promise<string[]> {
  // The fastest secure hash of OpenSSL: the picture has up to 72 MB, and threads wait for the key.
  const film = createHash("blake2b512")
    .update(
      JSON.stringify([
        picture.width,
        picture.height,
        reading.depth,
        reading.matte,
        timeline.grade,
        timeline.seed,
      ]),
    )
    .update(picture.rgb)
    .update(await drawingCode())
    .digest("hex");
  return shotKeys(film, timeline);
}

/**
 * Keys of the shots of a film, for pictures and a grade that another key stands for. A card is part of the keys of the shots
 * that are cut from it alone: a film that is directed again may be the first with one.
 */
export function shotKeys(film: string, timeline: Timeline): string[] {
  return timeline.shots.map(({ from, to, ...shot }) => {
    const cards = CARD_NAMES.filter((name) => isCutFrom(shot, name)).map((name) => timeline[name]);
    const ground = cards.length === 0 ? null : timeline.cardGround;
    return createHash("sha256")
      .update(film)
      .update(JSON.stringify({ ...shot, frames: to - from, cards, ground }))
      .digest("hex");
  });
}

/** Digest of all code that draws frames, the WebAssembly kernel included, and of the painters' versions. */
async function drawingCode(): Promise<string> {
  const hash = createHash("sha256");
  const paths = await Promise.all(DRAWING_FOLDERS.map((name) => filesBelow(name)));
  for (const path of [...paths.flat(), ...DRAWING_FILES.map((name) => pathOf(name))]) {
    hash.update(await readFile(path));
  }
  for (const name of PAINTERS) hash.update(`${name} ${packageVersion(name)}`);
  return hash.digest("hex");
}

/** Paths of the files of a folder of the studio and its folders, but for tests, in their order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}
