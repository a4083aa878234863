import { randomUUID } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { type Certificate, CurtaError, type Reading, type ProgressStage } from "@curta/contract";
import type { Timeline } from "../direction/timeline.ts";
import type { Stereo } from "../score/stereo.ts";
import type { SampledSkin } from "./certificate/faces/skin.ts";
import { type BrokenLaw, certify, type CertifyResult } from "./certificate/certify.ts";
import type { InspectedShot } from "./certificate/view/inspect-film.ts";
import { drawShots } from "./draw/draw-shots.ts";
import { asCurtaError } from "./failures.ts";
import { affordableWorkers } from "./threads/machine.ts";
import type { MeasuredSound } from "./sound/encode-at-level.ts";
import { writeFilm } from "./mux.ts";
import { quietLibraryLogs } from "./threads/library-logs.ts";
import { runWorker } from "./threads/run-worker.ts";
import type { ScoreSource } from "./sound/score-source.ts";
import { rememberSegments } from "./encode/remembered-segments.ts";
import type { Segment } from "./encode/segment.ts";
import { NO_CACHE, openSegmentCache } from "./encode/segment-cache.ts";
import { type ShotPool, startShotPool } from "./draw/shot-pool.ts";

/** What is known of a film before its frames are drawn. */
export interface PreparedFilm {
  /** Input of the frame module's `openFrames` for drawing these shots. May be asked again for others. */
  readonly open: (shots: ReadonlySet<number>) => Promise<unknown>;
  /** Gives back what `open` would have needed. Called once, after the last `open`. */
  readonly close?: () => void;
  /** The skin of the faces of the reading in the picture. */
  readonly skins?: readonly (SampledSkin | null)[];
  /** Keys of everything that each shot's pictures depend on, for the segment cache. */
  readonly pictureKeys?: readonly string[];
}

export interface ProductionWishes {
  readonly timeline: Timeline;
  /** What the picture holds; without it nobody asks what of it the film shows. */
  readonly reading?: Reading | undefined;
  /** URL of the module that draws frames (see frame-source.ts). */
  readonly frameModule: string;
  /** Called while the score is composed and workers start. */
  readonly prepare: () => Promise<PreparedFilm>;
  /** URL of the module that composes the score. */
  readonly scoreModule: string;
  /** The user's own music, heard instead of the score. */
  readonly song?: Stereo | undefined;
  readonly out: string;
  readonly workers?: number | undefined;
  readonly segmentCache?: string | undefined;
  /** Shots of the same pictures that are encoded already; those of this film are added. */
  readonly drawn?: Map<string, Segment> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onStage?: (stage: ProgressStage, share: number) => void;
}

export interface ProducedFilm {
  readonly path: string;
  readonly bytes: number;
  readonly certificate: Certificate;
  readonly poster: Uint8Array;
  /** Shots that another view would mend. */
  readonly broken: readonly BrokenLaw[];
}

/** Makes a film from a frame module and a score module. The file is written completely or not at all. */
export async function produceFilm(wishes: ProductionWishes): Promise<ProducedFilm> {
  quietLibraryLogs();
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(wishes.signal ? [wishes.signal] : [])]);
  const part = `${wishes.out}.${randomUUID()}.part`;
  const { frameModule, workers = affordableWorkers() } = wishes;
  const pool = startShotPool(frameModule, workers, signal);
  let running: Promise<unknown>[] = [];
  try {
    const music = composeScore(
      { module: wishes.scoreModule, timeline: wishes.timeline, song: wishes.song },
      signal,
    );
    const shots = drawFilm(wishes, pool);
    running = [music, shots];
    const { certificate, poster, broken } = await assemble(
      wishes,
      part,
      signal,
      ...(await Promise.all([shots, music])),
    );
    if (signal.aborted) throw new CurtaError("film_canceled");
    await rename(part, wishes.out);
    const { size: bytes } = await stat(wishes.out);
    wishes.onStage?.("certificate", 1);
    return { path: wishes.out, bytes, certificate, poster, broken };
  } catch (error) {
    throw asCurtaError(error);
  } finally {
    stop.abort();
    await Promise.allSettled([...running, pool.close()]);
    await rm(part, { force: true });
  }
}

function composeScore(source: ScoreSource, signal: AbortSignal): Promise<MeasuredSound> {
  return runWorker<MeasuredSound>(new URL("sound/score-worker.ts", import.meta.url), source, signal);
}

interface DrawnFilm extends Pick<PreparedFilm, "skins"> {
  readonly shots: readonly InspectedShot[];
}

async function drawFilm(wishes: ProductionWishes, pool: ShotPool): Promise<DrawnFilm> {
  const { timeline, reading, segmentCache, drawn, onStage } = wishes;
  onStage?.("score", 0);
  const film = await wishes.prepare();
  const kept = segmentCache === undefined ? NO_CACHE : openSegmentCache(segmentCache);
  const cache = drawn === undefined ? kept : rememberSegments(drawn, kept);
  const onShare = (share: number): void => onStage?.("frames", share);
  const open = async (shots: ReadonlySet<number>): Promise<void> => pool.open(await film.open(shots));
  const { pictureKeys, skins } = film;
  try {
    const shots = await drawShots({ timeline, reading, pool, open, pictureKeys, cache, onShare });
    await cache.sweep();
    return { shots, ...(skins === undefined ? {} : { skins }) };
  } finally {
    film.close?.();
  }
}

async function assemble(
  { timeline, reading, onStage }: ProductionWishes,
  part: string,
  signal: AbortSignal,
  { shots, skins = [] }: DrawnFilm,
  music: MeasuredSound,
): Promise<CertifyResult> {
  onStage?.("mux", 0);
  await writeFilm(
    part,
    shots.map(({ segment }) => segment),
    music,
  );
  onStage?.("certificate", 0);
  const words = shots.flatMap(({ segment }, shot) => segment.words.map((word) => ({ ...word, shot })));
  const inspection = await certify(part, timeline, { reading, words, skins, shots, music, signal });
  if (inspection.failures.length === 0) return inspection;
  throw new CurtaError("film_out_of_bounds", { detail: inspection.failures.join(", ") });
}
