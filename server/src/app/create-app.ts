import { randomUUID } from "node:crypto";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { attachRealtime, createClaimsReader, registerSupabase, type Realtime } from "../supabase/index.ts";
import { createAddressReader } from "./address.ts";
import { secureHeaders, securityHeaders } from "./content-security.ts";
import { sendError, translateErrors } from "./errors.ts";
import { measureRequests } from "./measure-requests.ts";
import { servePage } from "./page.ts";
import { cancelRoute } from "./routes/cancel.ts";
import { configRoute } from "./routes/config.ts";
import { healthRoutes } from "./routes/health.ts";
import { mediaRoute } from "./routes/media.ts";
import { metricsRoute } from "./routes/metrics.ts";
import { previewRoute } from "./routes/preview.ts";
import { retryRoute } from "./routes/retry.ts";
import { webhookRoute } from "./routes/webhook.ts";

/** Bodies are small, but for the one route that takes a photo. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** A whole request, body included, must be there within this time. */
const REQUEST_TIMEOUT_MS = 120_000;
/** How often connections are held to their time limits. */
const CONNECTIONS_CHECK_MS = 5_000;

/** How long requests under way have to end when the process stops; a key image takes a few seconds. */
const DRAIN_LIMIT_MS = 20_000;

export interface AppOptions {
  readonly drainLimitMs?: number;
}

/** Identity, rows and realtime, as the official client asks for them. */
async function answerSupabase(app: FastifyInstance, context: Context): Promise<Realtime> {
  const { pool, identity, databaseUrl, log, config } = context;
  const { login } = config;
  await registerSupabase(app, { pool, identity, login });
  const resolveClaims = createClaimsReader({ identity, login });
  const addressOf = createAddressReader(config.trustedProxies);
  const realtime = attachRealtime(app.server, { databaseUrl, pool, log, resolveClaims, addressOf });
  app.addHook("preClose", () => realtime.close());
  return realtime;
}

/** The web server with all its routes, not yet listening. */
export async function createApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const headers = securityHeaders(config);
  const app = fastify({
    http: { connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    // A path that cannot even be decoded gets past every hook.
    frameworkErrors: (_error, request, reply) => {
      void sendError(request, reply.headers({ ...headers }), "invalid_request");
    },
  });
  drain(app, options.drainLimitMs ?? DRAIN_LIMIT_MS);
  translateErrors(app);
  secureHeaders(app, headers);
  measureRequests(app, context.metrics);
  const realtime = await answerSupabase(app, context);
  await app.register(async (routes) => {
    configRoute(routes, context);
    healthRoutes(routes, context);
    metricsRoute(routes, context, realtime);
    await routes.register((webhook) => webhookRoute(webhook, context));
    mediaRoute(routes, context);
    cancelRoute(routes, context);
    previewRoute(routes, context);
    retryRoute(routes, context);
  });
  await servePage(app, context);
  return app;
}

/**
 * Answers what is under way when the process stops, on connections that end with it: one that was kept would
 * hold the stop up. So would a body without an end; whoever still sends or reads after `limitMs` is cut off.
 */
function drain(app: FastifyInstance, limitMs: number): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
    app.server.once("close", () => clearTimeout(timer));
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
}
