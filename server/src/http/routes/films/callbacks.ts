import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { callbackSecret, findCallbackLog, renewCallbackSecret } from "../../../database/rows/callbacks.ts";
import { formatSecret } from "../../../workflow/callbacks/sign-callback.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/**
 * GET /generations/:id/callback: what happened to the callback of a film. GET /callbacks/secret: what the requester's are
 * signed with; POST makes another, which machines may not.
 */
export function callbackRoutes(app: FastifyInstance, context: Context): void {
  app.get("/generations/:id/callback", async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId } = await requesterOf(context, request, undefined, "webhook");
    const log = await findCallbackLog(context.pool, userId, id);
    if (!log) throw new CurtaError("not_found");
    void reply.header("cache-control", "no-store");
    return log;
  });
  app.get("/callbacks/secret", async (request, reply) => {
    const { userId } = await requesterOf(context, request, undefined, "webhook");
    void reply.header("cache-control", "no-store");
    return { secret: formatSecret(await callbackSecret(context.pool, userId)) };
  });
  app.post("/callbacks/secret", async (request, reply) => {
    const { userId } = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return { secret: formatSecret(await renewCallbackSecret(context.pool, userId)) };
  });
}
