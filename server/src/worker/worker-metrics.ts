import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { databaseAnswers } from "../database/answers.ts";
import { mayReadMetrics } from "../metrics-access.ts";
import { createGauges, measureProcess } from "../process-gauges.ts";
import { tellParent } from "./parent-process.ts";

/** How often a worker tells the web process that started it what it has counted. */
const TELL_MS = 2_000;

type Figures = MetricObjectWithValues<MetricValue<string>>[];
const messageSchema = z.object({ kind: z.literal("metrics"), figures: z.custom<Figures>(Array.isArray) });

/** Figures of the worker that this process has started. */
export interface WorkerMetrics {
  /** Takes a message of the worker; other messages are left alone. */
  hear(this: void, message: unknown): void;
  latest(this: void): Figures[];
  /** The worker has ended, and another one counts from nothing: what this one has counted stays in the sums. */
  workerEnded(this: void): Promise<void>;
}

/** What is counted up; a gauge of a process that is no more says nothing. */
const SUMS: ReadonlySet<string> = new Set(["counter", "histogram"]);

export function createWorkerMetrics(): WorkerMetrics {
  let latest: Figures[] = [];
  let ended: Figures[] = [];
  return {
    hear(message) {
      const heard = messageSchema.safeParse(message);
      if (heard.success) latest = [heard.data.figures];
    },
    latest: () => [...ended, ...latest],
    async workerEnded() {
      const counted = latest.map((figures) => figures.filter(({ type }) => SUMS.has(String(type))));
      latest = [];
      ended = [await AggregatorRegistry.aggregate([...ended, ...counted]).getMetricsAsJSON()];
    },
  };
}

/** Tells the web process that started this worker what it counts; returns the function that stops it. */
export function tellMetrics({ metrics }: Context): () => void {
  const tell = async (): Promise<void> => {
    const figures = await metrics.registry.getMetricsAsJSON();
    tellParent({ kind: "metrics", figures });
  };
  const timer = setInterval(() => void tell(), TELL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * A worker of its own answers no requests but these, where the operator has set a port: /ready is 200 where its database
 * answers and it is not about to stop, /metrics are given for the token. Returns the function that stops it.
 */
export function serveMetrics(context: Context): () => void {
  const { config, log } = context;
  const { metricsPort, host } = config;
  if (metricsPort === undefined) return () => undefined;
  const server = createServer((request, response) => void answer(context, request, response));
  server.on("error", (error) => log.error({ err: error }, "metrics are not served"));
  server.listen(metricsPort, host);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(
  context: Context,
  { url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { config, metrics, pool, stopping } = context;
  if (url === "/ready") {
    const answers = await databaseAnswers(pool);
    response.writeHead(answers && !stopping.aborted ? 200 : 503).end();
    return;
  }
  if (url !== "/metrics" || config.metricsToken === undefined) {
    response.writeHead(404).end();
    return;
  }
  if (!mayReadMetrics(config.metricsToken, headers.authorization)) {
    response.writeHead(401).end();
    return;
  }
  const { registry, add } = createGauges();
  await measureProcess(context, add);
  const texts = [await metrics.registry.metrics(), await registry.metrics()];
  response.setHeader("content-type", registry.contentType).end(texts.join(""));
}
