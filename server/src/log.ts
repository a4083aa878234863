import type { FastifyBaseLogger } from "fastify";

/** The logger interface of the whole program (pino, as Fastify types it). */
export type Log = FastifyBaseLogger;
