import type { Readable } from "node:stream";
import { CurtaError, MAX_SONG_BYTES, SONGS_PATH } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { removeSong } from "../../../workflow/remove/remove-made.ts";
import { keepSong, openSongFile, readKeptSong } from "../../../workflow/songs/keep-song.ts";
import { LONG_BUDGET } from "../../hooks/budgets.ts";
import { onClose } from "../../on-close.ts";
import { requesterOf } from "../../requester.ts";
import { readWhole } from "../../upload/read-upload.ts";
import { tellRemoval } from "./films.ts";

const querySchema = z.object({ nome: z.string().max(500).default("") });
const paramsSchema = z.object({ id: z.uuid() });
/** An upload may say what it is or nothing; its first bytes decide. */
const MEDIA_TYPES = /^(?:audio\/|video\/mp4|application\/(?:ogg|octet-stream))/;

/**
 * POST /songs?nome=... keeps the user's own music, the file itself being the body; GET /songs/:id says what was found in
 * it, GET /songs/:id/file gives it back, DELETE /songs/:id deletes it. A film request names it as `musica`.
 */
export async function songRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { songs, networkOf, space } = context.door;
  app.addContentTypeParser(MEDIA_TYPES, (_request: FastifyRequest, body: Readable) =>
    readWhole(body, MAX_SONG_BYTES, "song_too_large"),
  );
  // Before the body is read, so that unauthorized and excessive requests cannot make us buffer 30 MB each.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = await requesterOf(context, request, undefined, "webhook");
    onClose(reply, songs.take({ user: userId, network: networkOf(request.raw) }));
    if (Number(request.headers["content-length"]) > MAX_SONG_BYTES) throw new CurtaError("song_too_large");
    await space.assertRoom(userId);
  };
  app.post(SONGS_PATH, { onRequest, config: LONG_BUDGET }, async (request, reply) => {
    const requester = await requesterOf(context, request, undefined, "webhook");
    const { nome } = querySchema.parse(request.query);
    if (!Buffer.isBuffer(request.body)) throw new CurtaError("song_not_audio", { detail: "no body" });
    const gone = new AbortController();
    onClose(reply, () => gone.abort());
    const song = { bytes: request.body, name: nome };
    return reply.code(201).send(await keepSong(context, requester, song, gone.signal));
  });
  app.get(`${SONGS_PATH}/:id`, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request, undefined, "webhook");
    void reply.header("cache-control", "no-store");
    return readKeptSong(context, requester, id);
  });
  app.get(`${SONGS_PATH}/:id/file`, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request, undefined, "webhook");
    void reply.headers({ "cache-control": "no-store", "content-type": "application/octet-stream" });
    return reply.send(await openSongFile(context, requester, id));
  });
  app.delete(`${SONGS_PATH}/:id`, async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId } = await requesterOf(context, request, undefined, "webhook");
    return tellRemoval(await removeSong(context, userId, id));
  });
}
