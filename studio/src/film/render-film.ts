import { setImmediate as otherWork } from "node:timers/promises";
import { type Certificate, CurtaError, type Reading } from "@curta/contract";
import type { Timeline } from "../direction/timeline.ts";
import { createTextCanvas } from "../frame/captions/caption-canvas.ts";
import { loadKernel } from "../frame/memory/kernel-file.ts";
import { prepareScene, type RenderScene } from "../frame/render-scene.ts";
import type { Picture } from "../picture.ts";
import type { Stereo } from "../score/stereo.ts";
import { skinInPicture } from "./certificate/faces/skin.ts";
import type { BrokenLaw } from "./certificate/certify.ts";
import { affordableWorkers } from "./threads/machine.ts";
import { pictureKeys, shotKeys } from "./encode/picture-keys.ts";
import type { Segment } from "./encode/segment.ts";
import { timelineOfShots } from "./draw/timeline-of-shots.ts";
import { type PreparedFilm, produceFilm } from "./produce-film.ts";
import { progressBar, type StageProgress } from "./progress.ts";

/** Draws frames of a scene. */
const FRAME_MODULE = new URL("draw/rendered-frames.ts", import.meta.url).href;

export interface RenderWishes {
  /** Opens the picture; its user calls `release` as soon as the film has a copy: later on memory is scarce. */
  readonly openPicture: () => Promise<OpenPicture>;
  readonly reading: Reading;
  readonly timeline: Timeline;
  /** Path of the finished MP4; its folder must exist. The file is written completely or not at all. */
  readonly out: string;
  /** The user's own music, as long as the film: heard instead of the score. */
  readonly song?: Stereo | undefined;
  /** Shots that are made in parallel; by default as many as cores and memory allow. */
  readonly workers?: number | undefined;
  /** Folder of encoded shots that later films can reuse; without it none are kept. */
  readonly segmentCache?: string | undefined;
  /** Shots of this very picture and grade that are encoded already; those of this film are added. */
  readonly drawn?: Map<string, Segment> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: StageProgress) => void) | undefined;
}

/** A picture in memory for as long as somebody needs it. */
export interface OpenPicture {
  readonly picture: Picture;
  readonly release: () => void;
}

export interface RenderedFilm {
  readonly path: string;
  readonly bytes: number;
  /** What was measured on the file at `path`. */
  readonly certificate: Certificate;
  /** A frame to show before playing: JPEG, 1080 x 1920. */
  readonly poster: Uint8Array;
  /** Shots that break a law of what a film shows, where another view would mend it. */
  readonly broken: readonly BrokenLaw[];
}

/**
 * Draws, encodes and muxes the film that a timeline describes, and measures the result.
 * @throws CurtaError render_failed, film_canceled, film_out_of_bounds, disk_full, file_not_writable
 */
export async function renderFilm(wishes: RenderWishes): Promise<RenderedFilm> {
  const workers = wishes.workers ?? affordableWorkers();
  return await produceFilm({
    timeline: wishes.timeline,
    reading: wishes.reading,
    frameModule: FRAME_MODULE,
    prepare: () => prepareFilm(wishes, workers),
    scoreModule: new URL("../score/compose.ts", import.meta.url).href,
    song: wishes.song,
    out: wishes.out,
    workers,
    segmentCache: wishes.segmentCache,
    drawn: wishes.drawn,
    signal: wishes.signal,
    onStage: progressBar(wishes.onProgress),
  });
}

/** Prepares the scene of a film for so many workers. @throws CurtaError film_canceled */
export async function filmScene(
  {
    picture,
    reading,
    timeline,
    signal,
  }: Pick<RenderWishes, "reading" | "timeline" | "signal"> & { readonly picture: Picture },
  slots: number,
): Promise<RenderScene> {
  const pause = async (): Promise<void> => {
    await otherWork();
    if (signal?.aborted) throw new CurtaError("film_canceled");
  };
  const drawText = createTextCanvas();
  const kernel = await loadKernel();
  return await prepareScene({ picture, reading, timeline, drawText, kernel, slots, pause });
}

async function prepareFilm(wishes: RenderWishes, workers: number): Promise<PreparedFilm> {
  const { reading, timeline, segmentCache, signal } = wishes;
  const first = await wishes.openPicture();
  let held: OpenPicture | null = first;
  const close = (): void => {
    held?.release();
    held = null;
  };
  return {
    skins: reading.faces.map((face) => skinInPicture(first.picture, face)),
    // Only a cache that outlives the film must tell its picture from others.
    pictureKeys:
      segmentCache === undefined
        ? shotKeys("this picture", timeline)
        : await pictureKeys(first.picture, reading, timeline),
    async open(shots) {
      held ??= await wishes.openPicture();
      const { picture } = held;
      const only = timelineOfShots(timeline, shots);
      const scene = await filmScene({ picture, reading, timeline: only, signal }, workers);
      close();
      return scene;
    },
    close,
  };
}
