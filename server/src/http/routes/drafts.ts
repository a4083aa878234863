import { draftBodySchema } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { currentDraft, findDraft } from "../../workflow/drafts/find-draft.ts";
import { keepDraft } from "../../workflow/drafts/keep-draft.ts";
import { requesterOf } from "../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });
/** A script of the largest size with its history: the page sends at most a quarter of a million characters. */
const DRAFT_BODY_BYTES = 1024 * 1024;

/** GET /drafts/current, GET and PUT /drafts/:id: the requester's unfinished work (docs/decisions/0017). */
export function draftRoutes(app: FastifyInstance, context: Context): void {
  app.get("/drafts/current", async (request, reply) => {
    const requester = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return { draft: await currentDraft(context, requester) };
  });
  app.get("/drafts/:id", async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return { draft: await findDraft(context, requester, id) };
  });
  app.put("/drafts/:id", { bodyLimit: DRAFT_BODY_BYTES }, async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request);
    const draft = { id, ...draftBodySchema.parse(request.body) };
    return { version: await keepDraft(context, requester, draft) };
  });
}
