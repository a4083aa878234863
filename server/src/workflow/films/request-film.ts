import { isDeepStrictEqual } from "node:util";
import { CurtaError, type Generation, type RowOptions, type VideoRequest } from "@curta/contract";
import type { Context } from "../../context.ts";
import { findFilm, insertFilm } from "../../database/rows/films.ts";
import { findGeneration, insertGeneration } from "../../database/rows/generations.ts";
import { findKeyImage, type KeyImageRow } from "../../database/rows/key-images.ts";
import { lockNetwork, lockUser, measureLoad } from "../../database/rows/queue-positions.ts";
import { withTransaction } from "../../database/pool.ts";
import type { Queryable } from "../../database/queryable.ts";
import { assertAdmission } from "../../generation/admission.ts";
import { nextTurn, priorityOf } from "../../generation/fairness.ts";
import { folderOf } from "../../media/media-store.ts";
import { keyOfMediaUrl, mediaPath } from "../../media/media-url.ts";
import { parseCallbackUrl } from "../callbacks/callback-address.ts";
import { useSong } from "../songs/song-of-film.ts";
import { findSource } from "../images/find-source.ts";
import { updateQueuePositions } from "./update-queue-positions.ts";
import type { Requester } from "../requester.ts";

/**
 * Accepts a film: writes row and task in one transaction, so that no crash after the answer can lose it. The
 * same request again returns the same row.
 * @throws CurtaError callback_refused, too_many_requests, unknown_image_url, song_missing, song_too_short, task_conflict,
 * too_many_films, queue_full, space_full
 */
export async function requestFilm(
  context: Context,
  requester: Requester,
  request: VideoRequest,
): Promise<Generation> {
  const known = await findAccepted(context.pool, requester, request);
  if (known) return known;
  if (request.callback_url !== undefined) {
    parseCallbackUrl(request.callback_url, context.config.callbackHosts);
    await context.identity.countCallback(requester.userId);
  }
  await context.door.space.assertRoom(requester.userId);
  await useSong(context, requester.userId, request);
  const source = await findSource(context, requester, request);
  const accepted = await withTransaction(context.pool, async (client) => {
    await lockUser(client, requester.userId);
    await lockNetwork(client, context.identity.digestOfNetwork(requester.network));
    const meanwhile = await findAccepted(client, requester, request);
    return meanwhile ?? (await accept(context, client, requester, request, source));
  });
  await updateQueuePositions(context);
  return (await findGeneration(context.pool, request.task_uuid)) ?? accepted;
}

/** The row of the same request, if accepted before. @throws CurtaError task_conflict if that request differed */
async function findAccepted(
  db: Queryable,
  requester: Requester,
  request: VideoRequest,
): Promise<Generation | undefined> {
  const film = await findFilm(db, request.task_uuid);
  if (!film) return undefined;
  if (film.user_id !== requester.userId || !isDeepStrictEqual(film.request, request)) {
    throw new CurtaError("task_conflict");
  }
  return findGeneration(db, request.task_uuid);
}

/** Our own key image without its host, somebody else's picture as it was given. */
function storedAddress(address: string, { media_key: folder }: KeyImageRow): string {
  const key = keyOfMediaUrl(address);
  return key !== undefined && folderOf(key) === folder ? mediaPath(key) : address;
}

/** What the page needs to ask for the same film again. */
function rowOptions({ opcoes, musica }: VideoRequest): RowOptions {
  return musica === undefined ? opcoes : { ...opcoes, musica };
}

async function accept(
  context: Context,
  client: Queryable,
  requester: Requester,
  request: VideoRequest,
  source: KeyImageRow,
): Promise<Generation> {
  const id = request.task_uuid;
  // It may have been deleted since it was found; the user's lock keeps it from now on.
  if (!(await findKeyImage(client, source.id))) throw new CurtaError("unknown_image_url");
  const network = context.identity.digestOfNetwork(requester.network);
  const load = await measureLoad(client, requester.userId, network);
  assertAdmission(load, context.config);
  const turn = nextTurn(new Date(), load.lastTurn);
  const inserted = await insertGeneration(client, {
    id,
    userId: requester.userId,
    imageUrl: storedAddress(request.image_url, source),
    positivePrompt: source.positive_prompt,
    videoDescription: request.video_description,
    options: rowOptions(request),
  });
  if (!inserted) throw new CurtaError("task_conflict");
  await insertFilm(client, {
    generationId: id,
    userId: requester.userId,
    keyImageId: source.id,
    request,
    origin: requester.origin,
    requestId: requester.requestId,
    traceparent: requester.traceparent,
    network,
    filmSeconds: request.opcoes.duracao,
    turn,
  });
  await context.queue.send(client, { generationId: id, requestId: requester.requestId }, priorityOf(turn));
  const row = await findGeneration(client, id);
  if (!row) throw new CurtaError("internal", { detail: "the row just written is not there" });
  return row;
}
