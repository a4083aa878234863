import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { CurtaError, videoRequestSchema } from "@curta/contract";
import type { Film } from "@curta/studio";
import type { Context } from "../../context.ts";
import { countLoss, lockUnfinished, leaseFilm, type FilmRow } from "../../database/rows/films.ts";
import { failGeneration, type Lease } from "../../database/rows/generations.ts";
import { findKeyImage, segmentsOf, type KeyImageRow } from "../../database/rows/key-images.ts";
import { recordFolder } from "../../database/rows/media-folders.ts";
import { withTransaction } from "../../database/pool.ts";
import { hasTooManyLosses } from "../../generation/retry-policy.ts";
import { mediaKey, newMediaFolder, readAll } from "../../media/media-store.ts";
import { createStageSpans } from "../../tracing/stage-spans.ts";
import { inSpan, type Span } from "../../tracing/tracer.ts";
import type { Attempt, StopReason } from "../attempt/attempt.ts";
import { endAttempt } from "../attempt/end-attempt.ts";
import { finishFilm } from "../attempt/finish-film.ts";
import { loadSong } from "../songs/song-of-film.ts";
import { updateQueuePositions } from "./update-queue-positions.ts";
import { createReporter } from "../attempt/report-progress.ts";

/**
 * Makes one film: reads the request from the database, writes the result back. Can run again for the same film
 * after any crash: each attempt has a folder of its own, and only the newest one can change the row.
 * @throws if the film should be tried again
 */
export async function produceFilm(
  context: Context,
  worker: string,
  generationId: string,
  signal: AbortSignal,
): Promise<void> {
  const attempt = await begin(context, worker, generationId);
  if (!attempt) return;
  const log = context.log.child({
    generation: generationId,
    attempt: attempt.lease.attempt,
    request: attempt.film.request_id,
  });
  log.info("film begins");
  await updateQueuePositions(context);
  const { attempts, renderSeconds, filmSeconds } = context.metrics;
  const begun = performance.now();
  const control = new AbortController();
  const both = AbortSignal.any([signal, control.signal]);
  try {
    const film = await render(context, attempt, both, () => control.abort("lost" satisfies StopReason));
    const storing = context.tracer.start("store film", { parent: attempt.span.traceparent });
    const completed = await inSpan(storing, () => finishFilm(context, attempt, film));
    attempt.span.set({ "curta.completed": completed });
    attempts.inc({ outcome: completed ? "completed" : "lost" });
    if (completed) {
      renderSeconds.observe((performance.now() - begun) / 1_000);
      filmSeconds.inc(film.seconds);
      log.info({ bytes: film.bytes, seconds: film.seconds }, "film completed");
    } else await context.media.deleteFolder(attempt.folder);
  } catch (error) {
    attempt.span.end({ error });
    await endAttempt({ ...context, log }, attempt, error, both);
  } finally {
    attempt.span.end();
    await rm(workFile(context, attempt), { force: true });
    await updateQueuePositions(context);
  }
}

/** Leases the film; undefined if there is nothing left to do. */
async function begin(context: Context, worker: string, generationId: string): Promise<Attempt | undefined> {
  return withTransaction(context.pool, async (client) => {
    const found = await lockUnfinished(client, generationId);
    if (!found) return undefined;
    if (found.running) await countLoss(client, generationId);
    if (found.running) context.metrics.takeovers.inc();
    const lease = await leaseFilm(client, generationId, worker);
    if (found.running && hasTooManyLosses(found.film.losses + 1)) {
      const lost = new CurtaError("film_lost");
      await failGeneration(client, lease, lost);
      return undefined;
    }
    const folder = newMediaFolder();
    await recordFolder(client, folder, found.film.user_id, lease);
    const { film, askedAt } = found;
    const span = startSpan(context, film, lease, askedAt);
    return { lease, film, request: videoRequestSchema.parse(film.request), folder, span };
  });
}

/** Tells how long the film waited, if this is its first attempt, and begins the span of the attempt. */
function startSpan(
  { tracer }: Context,
  film: FilmRow,
  { generationId, attempt }: Lease,
  askedAt: Date,
): Span {
  const parent = film.traceparent ?? undefined;
  const attributes = { "curta.generation": generationId, "curta.attempt": attempt };
  if (attempt === 1) tracer.start("film in line", { parent, attributes, at: askedAt }).end();
  return tracer.start("make film", { parent, attributes, kind: "consumer" });
}

async function render(
  context: Context,
  attempt: Attempt,
  signal: AbortSignal,
  onLost: () => void,
): Promise<Film> {
  const { film, request, lease } = attempt;
  const source = await findKeyImage(context.pool, film.key_image_id);
  if (!source) throw new CurtaError("unknown_image_url", { detail: "its key image is gone" });
  const picture = await readPicture(context, source);
  const song = await loadSong(context, film.user_id, request);
  signal.throwIfAborted();
  await mkdir(context.workFolder, { recursive: true });
  const reporter = createReporter(context, lease, request.opcoes.duracao, onLost);
  const stages = createStageSpans(context.tracer, attempt.span.traceparent);
  try {
    return await context.studio.makeFilm({
      picture,
      reading: source.reading,
      script: request.video_description,
      style: request.opcoes.estilo,
      template: request.opcoes.modelo,
      seconds: request.opcoes.duracao,
      seed: source.seed,
      ...(song === undefined ? {} : { song }),
      out: workFile(context, attempt),
      segmentCache: join(context.segmentFolder, segmentsOf(source)),
      workers: context.threads,
      signal,
      onProgress(progress) {
        stages.enter(progress.stage);
        reporter.report(progress);
      },
    });
  } finally {
    stages.end();
    await reporter.end();
  }
}

/** The picture to make the film from. Storage can be missing for a while and come back, hence the error of its own. */
async function readPicture(context: Context, source: KeyImageRow): Promise<Uint8Array> {
  try {
    return await readAll(context.media, mediaKey(source.media_key, "picture.jpg"));
  } catch (cause) {
    const missing = cause instanceof CurtaError && cause.code === "not_found";
    throw missing ? new CurtaError("image_missing", { cause }) : cause;
  }
}

/** The studio's output file, before the film is moved to the media store. */
function workFile(context: Context, attempt: Attempt): string {
  return join(context.workFolder, `${attempt.folder}.mp4`);
}
