import { randomUUID } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { type Certificate, CurtaError, type Stage } from "@curta/contract";
import type { Timeline } from "../direction/timeline.ts";
import type { WordBox } from "./certificate/caption-row.ts";
import { certify } from "./certificate/certify.ts";
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

/** What shots are drawn from. */
export interface PreparedFrames {
  readonly source: FrameSource;
  /** What the painted words of all captions cover. */
  readonly words: readonly WordBox[];
}

export interface ProductionWishes {
  readonly timeline: Timeline;
  /** Prepared while the score is being composed. */
  readonly prepare: () => Promise<PreparedFrames>;
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
    const [music, { segments, words }] = await Promise.all([sound, shots]);
    wishes.onStage?.("mux", 0);
    await writeFilm(part, segments, music);
    wishes.onStage?.("certificate", 0);
    const drawn = segments.flatMap((segment) => segment.glances);
    const { certificate, failures, poster } = await certify(part, wishes.timeline, { words, drawn });
    if (failures.length > 0) throw new CurtaError("film_out_of_bounds", { detail: failures.join(", ") });
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

interface DrawnShots {
  readonly segments: readonly Segment[];
  readonly words: readonly WordBox[];
}

async function drawShots(wishes: ProductionWishes, signal: AbortSignal): Promise<DrawnShots> {
  const { timeline, onStage } = wishes;
  onStage?.("score", 0);
  const { source, words } = await wishes.prepare();
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
  return { segments: timeline.shots.map((_, index) => segments.get(index)!), words };
}
