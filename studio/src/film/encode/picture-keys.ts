import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Reading } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import type { Picture } from "../../picture.ts";
import { packageVersion } from "./package-version.ts";

const FRAME_FOLDER = fileURLToPath(new URL("../../frame/", import.meta.url));
/** Code outside of that folder that frames depend on. */
const SHARED_CODE = ["../../direction/camera/camera.ts", "../../random.ts"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** Packages that captions are painted with. */
const PAINTERS = ["@fontsource/montserrat", "@napi-rs/canvas"];

/**
 * Names, for each shot, everything that its pictures depend on: the picture, its depth, the look of the film,
 * the code and fonts that draw, and the shot itself wherever it stands in the film.
 */
export async function pictureKeys(picture: Picture, reading: Reading, timeline: Timeline): Promise<string[]> {
  // The quickest of OpenSSL's sound ones: the picture has 25 MB, and threads wait for its name.
  const film = createHash("blake2b512")
    .update(JSON.stringify([picture.width, picture.height, reading.depth, timeline.grade, timeline.seed]))
    .update(picture.rgb)
    .update(await drawingCode())
    .digest("hex");
  return timeline.shots.map(({ from, to, ...shot }) => {
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
