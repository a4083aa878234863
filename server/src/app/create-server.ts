import { randomUUID } from "node:crypto";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { answerBroken } from "../http/hooks/broken-requests.ts";
import { sendError } from "../http/errors.ts";
import type { Log } from "../log.ts";

/** Body limit of all routes but the one that takes a photo. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** A complete request, including its body, must arrive within this time. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A connection on which nothing moves, because nobody reads the answer, is closed. Sockets have their heartbeat. */
const IDLE_CONNECTION_MS = 120_000;
/** How often the time limits of connections are checked. */
const CONNECTIONS_CHECK_MS = 5_000;

/** A web server without routes, with the limits that hold for every request. */
export function createServer(
  config: Config,
  log: Log,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  return fastify({
    http: { connectionsCheckingInterval: CONNECTIONS_CHECK_MS, requireHostHeader: false },
    loggerInstance: log,
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
    frameworkErrors: ({ code: reason }, request, reply) => {
      request.log.info({ code: "invalid_request", reason }, "request refused");
      void sendError(request, reply.headers({ ...headers }), "invalid_request");
    },
    clientErrorHandler: answerBroken(headers, log),
  });
}
