import { Readable } from "node:stream";
import { CurtaError, type KeptData, type SignInList } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { countKept, findAccountOf } from "../../../database/rows/kept-data.ts";
import { exportData } from "../../../workflow/export/export-data.ts";
import { removeOwnAccount } from "../../../workflow/remove/remove-account.ts";
import { removeEverything } from "../../../workflow/remove/remove-made.ts";
import { updateQueuePositions } from "../../../workflow/films/update-queue-positions.ts";
import { LONG_BUDGET } from "../../hooks/budgets.ts";
import { onClose } from "../../on-close.ts";
import { requesterOf } from "../../requester.ts";
import { tellRemoval } from "../films/films.ts";

const confirmationSchema = z.object({ email: z.string().max(300) });
const formSchema = z.object({ access_token: z.string().max(10_000).optional() });

/**
 * GET /account/data says what is kept of the requester, GET /account/sign-ins who came in as them or failed. DELETE
 * /account/data deletes all of it but the account, DELETE /account the account too (the body repeats its e-mail);
 * /account/export gives a ZIP of everything.
 */
export async function accountRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.get("/account/data", async (request, reply): Promise<KeptData> => {
    const { userId } = await requesterOf(context, request);
    const account = await findAccountOf(context.pool, userId);
    void reply.header("cache-control", "no-store");
    return {
      account: account ? { email: account.email, created_at: account.created_at.toISOString() } : null,
      ...(await countKept(context.pool, userId)),
      unused_photo_days: context.config.keepDays.photos,
      film_days: context.config.keepDays.films ?? null,
      draft_days: context.config.keepDays.drafts ?? null,
      song_days: context.config.keepDays.songs,
    };
  });
  app.get("/account/sign-ins", async (request, reply): Promise<SignInList> => {
    const { userId } = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return { sign_ins: await context.identity.signInsOf(userId, context.door.networkOf(request.raw)) };
  });
  app.delete("/account/data", { config: LONG_BUDGET }, async (request, reply) => {
    const { userId } = await requesterOf(context, request);
    const removal = await removeEverything(context, userId);
    await context.identity.note("everything_removed", userId, context.door.networkOf(request.raw));
    return forgetInBrowser(reply).send(tellRemoval(removal));
  });
  app.delete("/account", { config: LONG_BUDGET }, async (request, reply) => {
    const { userId } = await requesterOf(context, request);
    const { email } = confirmationSchema.parse(request.body);
    const account = await findAccountOf(context.pool, userId);
    if (!account) throw new CurtaError("forbidden", { detail: "this user has no account here" });
    const removal = await removeOwnAccount(context, account, email);
    await updateQueuePositions(context);
    return forgetInBrowser(reply).send(tellRemoval(removal));
  });
  await app.register(async (routes) => exportRoutes(routes, context));
}

/**
 * GET with the token in the header, for programs; POST with the token in a form, so that a browser writes the archive
 * to its disk while it arrives.
 */
function exportRoutes(app: FastifyInstance, context: Context): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get("/account/export", async (request, reply) => {
    const { userId } = await requesterOf(context, request);
    return sendArchive(context, request, reply, userId);
  });
  app.post("/account/export", async (request, reply) => {
    const { access_token: token } = formSchema.parse(request.body);
    const { userId } =
      token === undefined || token === ""
        ? await requesterOf(context, request)
        : await context.identity.verifyAccessToken(token);
    return sendArchive(context, request, reply, userId);
  });
}

async function sendArchive(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<FastifyReply> {
  const network = context.door.networkOf(request.raw);
  const day = new Date().toISOString().slice(0, 10);
  void reply
    .type("application/zip")
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="curta-meus-dados-${day}.zip"`);
  // Nothing leaves, so nothing is made, counted or written down.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  onClose(reply, context.door.exports.take({ user: userId, network }));
  // First: an archive that is made and not sent would keep its files open.
  await context.identity.note("exported", userId, network);
  return reply.send(await exportData(context, userId));
}

/** The browser's own copies of pictures and films go too. */
function forgetInBrowser(reply: FastifyReply): FastifyReply {
  return reply.header("clear-site-data", '"cache"');
}
