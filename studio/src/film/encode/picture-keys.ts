import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Reading } from "@curta/contract";
import { CAPTION_FONTS } from "../../direction/lettering/fonts/caption-fonts.ts";
import type { Timeline } from "../../direction/timeline.ts";
import { FONTS_IN_PARTS } from "../../frame/captions/letters/font-files.ts";
import type { Picture } from "../../picture.ts";
import { packageVersion } from "./package-version.ts";

const FRAME_FOLDER = fileURLToPath(new URL("../../frame/", import.meta.url));
/** Code outside of that folder that frames depend on. */
const SHARED_CODE = [
  "../../direction/camera/camera.ts",
  "../../direction/lettering/caption-lines.ts",
  "../../direction/lettering/fonts/caption-fonts.ts",
  "../../direction/lettering/looks/entrances.ts",
  "../../direction/lettering/looks/looks.ts",
  "../../random.ts",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
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
        timeline.card,
        timeline.polaroid,
      ]),
    )
    .update(picture.rgb)
    .update(await drawingCode())
    .digest("hex");
  return shotKeys(film, timeline);
}

/** Keys of the shots of a film, for pictures and a grade that another key stands for. */
export function shotKeys(film: string, { shots }: Timeline): string[] {
  return shots.map(({ from, to, ...shot }) => {
    return createHash("sha256")
      .update(film)
      .update(JSON.stringify({ ...shot, frames: to - from }))
      .digest("hex");
  });
}

/** Digest of all code that draws frames, the WebAssembly kernel included, and of the painters' versions. */
async function drawingCode(): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(FRAME_FOLDER, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const path of [...paths.toSorted(), ...SHARED_CODE]) hash.update(await readFile(path));
  for (const name of PAINTERS) hash.update(`${name} ${packageVersion(name)}`);
  return hash.digest("hex");
}
