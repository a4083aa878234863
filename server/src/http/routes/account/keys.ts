import { keyBodySchema, type KeyList, type MadeKey } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { addUserKey, listUserKeys, revokeUserKey } from "../../../identity/index.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/** GET and POST /keys, DELETE /keys/:id: the keys with which programs act for the requester. No key may do this. */
export function keyRoutes(app: FastifyInstance, context: Context): void {
  app.get("/keys", async (request, reply): Promise<KeyList> => {
    const { userId } = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return { keys: await listUserKeys(context.pool, userId) };
  });
  app.post("/keys", async (request, reply): Promise<MadeKey> => {
    const { userId } = await requesterOf(context, request);
    const { name, scopes } = keyBodySchema.parse(request.body);
    void reply.header("cache-control", "no-store");
    const key = await addUserKey(context.pool, userId, name, scopes);
    await context.identity.note("key_made", userId, context.door.networkOf(request.raw));
    return { key };
  });
  app.delete("/keys/:id", async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId } = await requesterOf(context, request);
    await revokeUserKey(context.pool, userId, id);
    await context.identity.note("key_revoked", userId, context.door.networkOf(request.raw));
    return {};
  });
}
