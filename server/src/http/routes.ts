import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { accountRoutes } from "./routes/account/account.ts";
import { callbackRoutes } from "./routes/films/callbacks.ts";
import { cancelRoute } from "./routes/films/cancel.ts";
import { configRoute } from "./routes/service/config.ts";
import { draftPhotoRoutes } from "./routes/account/draft-photos.ts";
import { draftRoutes } from "./routes/account/drafts.ts";
import { filmPageRoutes } from "./film-page/routes.ts";
import { filmRoutes } from "./routes/films/films.ts";
import { healthRoutes } from "./routes/service/health.ts";
import { meRoute } from "./routes/account/me.ts";
import { keyRoutes } from "./routes/account/keys.ts";
import { linkRoutes } from "./routes/films/links.ts";
import { mediaRoute } from "./routes/films/media.ts";
import { measureAll, metricsRoute } from "./routes/service/metrics.ts";
import { photoRoutes } from "./routes/account/photos.ts";
import { previewRoute } from "./routes/films/preview.ts";
import { retryRoute } from "./routes/films/retry.ts";
import { songRoutes } from "./routes/films/songs.ts";
import { webhookRoute } from "./routes/films/webhook.ts";

/** The server's own HTTP interface. `openSockets` counts the realtime sockets, for the metrics. */
export async function registerRoutes(
  app: FastifyInstance,
  context: Context,
  openSockets: () => number,
): Promise<void> {
  await app.register(async (routes) => {
    configRoute(routes, context);
    healthRoutes(routes, context);
    metricsRoute(routes, context.config.metricsToken, () => measureAll(context, openSockets));
    await routes.register((webhook) => webhookRoute(webhook, context));
    mediaRoute(routes, context);
    meRoute(routes, context);
    cancelRoute(routes, context);
    callbackRoutes(routes, context);
    previewRoute(routes, context);
    retryRoute(routes, context);
    draftRoutes(routes, context);
    await routes.register(async (photos) => draftPhotoRoutes(photos, context));
    filmRoutes(routes, context);
    linkRoutes(routes, context);
    await filmPageRoutes(routes, context);
    photoRoutes(routes, context);
    keyRoutes(routes, context);
    await routes.register((songs) => songRoutes(songs, context));
    await accountRoutes(routes, context);
  });
}
