import { randomUUID } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { type Certificate, CurtaError, type Stage } from "@curta/contract";
import type { Timeline } from "../direction/timeline.ts";
import { certify } from "./certificate.ts";
import { ENCODER } from "./encoder-settings.ts";
import type { FrameSource } from "./frame-source.ts";
import { affordableWorkers } from "./machine.ts";
import { writeFilm } from "./mux.ts";
import { quietLibraries } from "./quiet.ts";
import { runWorker } from "./run-worker.ts";
import type { ScoreSource } from "./score-source.ts";
import type { Segment } from "./segment.ts";
import { encodeShots } from "./shot-pool.ts";
import type { Sound } from "./sound.ts";

export interface ProductionWishes {
  readonly timeline: Timeline;
  /** Prepared while the score is being composed. */
  readonly frames: () => FrameSource | Promise<FrameSource>;
  /** URL of the module that composes the score. */
  readonly scoreModule: string;
  readonly out: string;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onStage?: (stage: Stage, share: number) => void;
}

export interface ProducedFilm {
  readonly path: string;
  readonly bytes: number;
  readonly certificate: Certificate;
  readonly poster: Uint8Array;
}

/** Makes a film from frames and music, wherever they come from. Written whole or not at all. */
export async function produceFilm(wishes: ProductionWishes): Promise<ProducedFilm> {
  quietLibraries();
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(wishes.signal ? [wishes.signal] : [])]);
  const part = `${wishes.out}.${randomUUID()}.part`;
  let running: Promise<unknown>[] = [];
  try {
    const sound = scoreFilm({ module: wishes.scoreModule, timeline: wishes.timeline }, signal);
    const shots = drawShots(wishes, signal);
    running = [sound, shots];
    const [music, segments] = await Promise.all([sound, shots]);
    wishes.onStage?.("mux", 0);
    await writeFilm(part, segments, music);
    wishes.onStage?.("certificate", 0);
    const { certificate, poster } = await certify(part, wishes.timeline);
    if (wishes.signal?.aborted) throw new CurtaError("film_canceled");
    await rename(part, wishes.out);
    const { size: bytes } = await stat(wishes.out);
    wishes.onStage?.("certificate", 1);
    return { path: wishes.out, bytes, certificate, poster };
  } finally {
    stop.abort();
    await Promise.allSettled(running);
    await rm(part, { force: true });
  }
}

function scoreFilm(source: ScoreSource, signal: AbortSignal): Promise<Sound> {
  return runWorker<Sound>(new URL("score-worker.ts", import.meta.url), source, signal);
}

async function drawShots(wishes: ProductionWishes, signal: AbortSignal): Promise<Segment[]> {
  const { timeline, onStage } = wishes;
  onStage?.("score", 0);
  const source = await wishes.frames();
  const segments = new Map<number, Segment>();
  let done = 0;
  await encodeShots({
    source,
    jobs: timeline.shots.map((shot, index) => ({
      shot: index,
      frames: shot.to - shot.from,
      settings: ENCODER,
    })),
    workers: wishes.workers ?? affordableWorkers(),
    signal,
    onFrames: (count) => onStage?.("frames", (done += count) / timeline.frames),
    onSegment: (job, segment) => segments.set(job.shot, segment),
  });
  return timeline.shots.map((_, index) => segments.get(index)!);
}
