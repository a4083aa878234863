/**
 * `npm run bench`: makes the reference film end to end, then has the bare encoder write the very same frames
 * with the very same settings, in the same run, on as many threads. docs/performance.md explains the figures.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Film, makeFilm, type PreparedPhoto, preparePhoto } from "../src/studio.ts";
import { ENCODER } from "../src/film/encoder-settings.ts";
import { affordableWorkers } from "../src/film/machine.ts";
import { encodeAlone } from "./encoder-alone.ts";
import { prepareReference, REFERENCE, referencePhoto } from "./reference.ts";
import { peakMemory, ratio, report, seconds } from "./report.ts";
import { zoompanSeconds } from "./zoompan.ts";

const STOCK_VERYFAST = { preset: "veryfast", crf: 20, params: "" };
const FRAMES = REFERENCE.seconds * 30;
const folder = mkdtempSync(join(tmpdir(), "curta-bench-"));

interface Timed<Result> {
  readonly result: Result;
  readonly seconds: number;
}

async function time<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const started = performance.now();
  return { result: await work(), seconds: (performance.now() - started) / 1000 };
}

/** Makes a film and prints how long each of its stages took. */
async function film(photo: PreparedPhoto, script: string, segmentCache: string): Promise<Timed<Film>> {
  let stage = "reading";
  let since = performance.now();
  const next = (name: string): void => {
    report(`  ${stage}`, seconds((performance.now() - since) / 1000));
    [stage, since] = [name, performance.now()];
  };
  const made = await time(() =>
    makeFilm({
      ...REFERENCE,
      picture: photo.picture,
      reading: photo.reading,
      script,
      out: join(folder, "film.mp4"),
      segmentCache,
      onProgress: (progress) => progress.stage !== stage && next(progress.stage),
    }),
  );
  next("");
  return made;
}

/** The script with the caption of its middle shot changed. */
function editOneCaption(script: string): string {
  const captions = [...script.matchAll(/["“]([^"“”\n]+)["”]/g)];
  const { 0: quoted, index } = captions[Math.floor(captions.length / 2)] ?? { 0: "", index: 0 };
  return `${script.slice(0, index)}“Olhe de novo”${script.slice(index + quoted.length)}`;
}

const workers = affordableWorkers();
report("workers", String(workers));
const prepared = await time(() => preparePhoto(referencePhoto(), REFERENCE));
report("picture, reading and script", seconds(prepared.seconds));
const photo = prepared.result;
const first = await film(photo, photo.script, join(folder, "segments"));
const megabytes = peakMemory();
const whole = prepared.seconds + first.seconds;
report("photo to film", seconds(whole), `less than the ${REFERENCE.seconds} s it plays`);
report("frames per second", (FRAMES / whole).toFixed(1));
report("peak memory", `${megabytes.toFixed(0)} MB`, "at most 900 with two workers");
report("size", `${(first.result.bytes / 1e6).toFixed(1)} MB`, "at most 36");
report("certificate", first.result.certificate.ok ? "ok" : "NOT ok");

const edited = await film(photo, editOneCaption(photo.script), join(folder, "segments"));
report("one caption edited", seconds(edited.seconds));
report("one caption edited / full film", ratio(edited.seconds / first.seconds), "at most 0.33");

const { timeline, scene } = await prepareReference(photo, workers);
const shots = timeline.shots.map(({ from, to }, shot) => ({ shot, frames: to - from }));
const [same, stock] = await encodeAlone(scene, shots, workers, [ENCODER, STOCK_VERYFAST]);
if (!same || !stock) throw new Error("the encoder did not answer");
report("encoder alone, same frames and settings", seconds(same.seconds));
report("photo to film / encoder alone", ratio(whole / same.seconds), "at most 1.25");
report("encoder alone, stock veryfast", seconds(stock.seconds));
report("photo to film / stock veryfast alone", ratio(whole / stock.seconds), "aim: 1.00");
const zoompan = await zoompanSeconds(FRAMES);
report("ffmpeg zoompan film (extrapolated)", zoompan === null ? "no ffmpeg" : seconds(zoompan));
if (zoompan !== null) report("zoompan film / photo to film", ratio(zoompan / whole));
rmSync(folder, { recursive: true });
