import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { runWithin } from "../../deadline.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Longest time for an answer, in milliseconds, from the end of the body on. */
    budgetMs?: number;
  }
}

/** Every request but those of the routes below. */
const BUDGET_MS = 25_000;
/**
 * For photos and songs, which wait in line for a decoder (24 photos take about a minute), and for deletions, which ask the
 * store for every file. Less than the time after which a connection on which nothing moves is closed.
 */
export const LONG_BUDGET: FastifyContextConfig = { budgetMs: 100_000 };

/**
 * Gives every request a budget that runs through all that it waits for: places in line, connections, queries, the store,
 * the decoder. Before its body it has one of its own; the body is bounded by its silence. `mostMs` is for tests.
 */
export function limitRequests(app: FastifyInstance, mostMs = Infinity): void {
  const budgetOf = ({ budgetMs = BUDGET_MS }: FastifyContextConfig): number => Math.min(budgetMs, mostMs);
  app.addHook("onRequest", (request, _reply, done) =>
    runWithin(budgetOf({ ...request.routeOptions.config, budgetMs: BUDGET_MS }), done),
  );
  app.addHook("preValidation", (request, _reply, done) =>
    runWithin(budgetOf(request.routeOptions.config), done),
  );
}
