import { randomUUID } from "node:crypto";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { attachRealtime, createClaimsReader, registerSupabase, type Realtime } from "../supabase/index.ts";
import { drainOnClose } from "./drain-on-close.ts";
import { addSecurityHeaders, securityHeaders } from "../http/content-security.ts";
import { sendError, translateErrors } from "../http/errors.ts";
import { refuseUncleanText } from "../http/clean-text.ts";
import { measureRequests } from "../http/measure-requests.ts";
import { endSilentBodies } from "../http/silent-bodies.ts";
import { servePage } from "../http/page.ts";
import { registerRoutes } from "../http/routes.ts";

/** Body limit of all routes but the one that takes a photo. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** A complete request, including its body, must arrive within this time. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A connection on which nothing moves, because nobody reads the answer, is closed. Sockets have their heartbeat. */
const IDLE_CONNECTION_MS = 120_000;
/** How often the time limits of connections are checked. */
const CONNECTIONS_CHECK_MS = 5_000;

export interface AppOptions {
  readonly drainLimitMs?: number;
  /** How long a body may be silent. */
  readonly silenceLimitMs?: number;
}

/** Mounts the routes and sockets that Supabase's official client uses. */
async function answerSupabase(app: FastifyInstance, context: Context): Promise<Realtime> {
  const { pool, identity, databaseUrl, log, config, door } = context;
  const { login } = config;
  await registerSupabase(app, { pool, identity, login, networkOf: door.networkOf });
  const resolveClaims = createClaimsReader({ identity, login });
  const realtime = attachRealtime(app.server, { databaseUrl, pool, log, resolveClaims, door });
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
    connectionTimeout: IDLE_CONNECTION_MS,
    keepAliveTimeout: 72_000,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    // No hook runs for a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      void sendError(request, reply.headers({ ...headers }), "invalid_request");
    },
  });
  drainOnClose(app, options.drainLimitMs);
  translateErrors(app);
  addSecurityHeaders(app, headers);
  measureRequests(app, context.metrics);
  endSilentBodies(app, options.silenceLimitMs);
  refuseUncleanText(app);
  const realtime = await answerSupabase(app, context);
  await registerRoutes(app, context, () => realtime.connections());
  await servePage(app, context);
  return app;
}
