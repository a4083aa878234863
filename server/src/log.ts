import type { FastifyBaseLogger } from "fastify";

/** What everything logs through: pino, as the web server brings it. */
export type Log = FastifyBaseLogger;
