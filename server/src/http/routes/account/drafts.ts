import { draftBodySchema, MAX_SEARCH_CHARS } from "@curta/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { currentDraft, findDraft, listDrafts } from "../../../workflow/drafts/find-draft.ts";
import { keepDraft } from "../../../workflow/drafts/keep-draft.ts";
import { removeDraft } from "../../../workflow/drafts/remove-draft.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });
const querySchema = z.object({
  before: z.coerce.date().optional(),
  search: z.string().max(MAX_SEARCH_CHARS).default(""),
});
/** A script of the largest size with its history: the page sends at most a quarter of a million characters. */
const DRAFT_BODY_BYTES = 1024 * 1024;

/**
 * GET /drafts, GET /drafts/current, GET, PUT and DELETE /drafts/:id: the requester's unfinished work
 * (docs/decisions/0017).
 */
export function draftRoutes(app: FastifyInstance, context: Context): void {
  // Before the body is read, as with all that is large.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await requesterOf(context, request);
  };
  app.get("/drafts", async (request, reply) => {
    const { before = null, search } = querySchema.parse(request.query);
    const requester = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return listDrafts(context, requester, { before, search: search.trim() });
  });
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
  app.put("/drafts/:id", { bodyLimit: DRAFT_BODY_BYTES, onRequest }, async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request);
    const draft = { id, ...draftBodySchema.parse(request.body) };
    return { version: await keepDraft(context, requester, draft) };
  });
  app.delete("/drafts/:id", async (request) => {
    const { id } = paramsSchema.parse(request.params);
    await removeDraft(context, await requesterOf(context, request), id);
    return {};
  });
}
