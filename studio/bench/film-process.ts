/** One round's film: made from the photo, and made again with one caption changed. Run by film.ts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { affordableWorkers } from "../src/film/threads/machine.ts";
import { type Film, makeFilm, type PreparedPhoto, preparePhoto } from "../src/studio.ts";
import { type Timed, timed } from "./in-process.ts";
import type { Picture } from "../src/picture.ts";
import { REFERENCE, referencePhoto } from "./reference.ts";

export interface FilmFigures {
  readonly workers: number;
  readonly photo: Timed;
  /** Seconds of each stage of the film. */
  readonly stages: Readonly<Record<string, number>>;
  /** From the photo to the film. */
  readonly whole: Timed;
  readonly edited: Timed;
  /** The most memory that the process took until its first film was finished. */
  readonly megabytes: number;
  readonly bytes: number;
  readonly certified: boolean;
}

const folder = mkdtempSync(join(tmpdir(), "curta-bench-"));
const stages: Record<string, number> = {};

async function film({ reading }: PreparedPhoto, picture: Picture, script: string): Promise<Film> {
  const [out, segmentCache] = [join(folder, "film.mp4"), join(folder, "segments")];
  let [stage, since] = ["reading", performance.now()];
  const next = (name: string): void => {
    stages[stage] ??= (performance.now() - since) / 1000;
    [stage, since] = [name, performance.now()];
  };
  const made = await makeFilm({
    ...REFERENCE,
    picture,
    pictureAgain: async () => (await preparePhoto(referencePhoto(), REFERENCE)).picture,
    reading,
    script,
    out,
    segmentCache,
    onProgress: (progress) => progress.stage !== stage && next(progress.stage),
  });
  next("");
  return made;
}

/** The script with the caption of its middle shot changed. */
function editOneCaption(script: string): string {
  const captions = [...script.matchAll(/["“]([^"“”\n]+)["”]/g)];
  const { 0: quoted, index } = captions[Math.floor(captions.length / 2)] ?? { 0: "", index: 0 };
  return `${script.slice(0, index)}“Olhe de novo”${script.slice(index + quoted.length)}`;
}

const photo = await timed(() => preparePhoto(referencePhoto(), REFERENCE));
const first = await timed(() => film(photo.result, photo.result.picture, photo.result.script));
const megabytes = process.resourceUsage().maxRSS / 1024;
// The first film gave its picture back; the same photo and seed make the same one.
const { picture } = await preparePhoto(referencePhoto(), REFERENCE);
const again = await timed(() => film(photo.result, picture, editOneCaption(photo.result.script)));
rmSync(folder, { recursive: true });
process.send?.({
  workers: affordableWorkers(),
  photo: { seconds: photo.seconds, cpu: photo.cpu },
  stages,
  whole: { seconds: photo.seconds + first.seconds, cpu: photo.cpu + first.cpu },
  edited: { seconds: again.seconds, cpu: again.cpu },
  megabytes,
  bytes: first.result.bytes,
  certified: first.result.certificate.ok,
} satisfies FilmFigures);
