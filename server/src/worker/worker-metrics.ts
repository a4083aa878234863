import { createServer } from "node:http";
import type { MetricObjectWithValues, MetricValue } from "prom-client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { mayReadMetrics } from "../metrics-access.ts";

/** How often a worker tells the web process that started it what it has counted. */
const TELL_MS = 2_000;

type Figures = MetricObjectWithValues<MetricValue<string>>[];
const messageSchema = z.object({ kind: z.literal("metrics"), figures: z.custom<Figures>(Array.isArray) });

/** Figures of the worker that this process has started. */
export interface WorkerMetrics {
  /** Takes a message of the worker; other messages are left alone. */
  hear(this: void, message: unknown): void;
  latest(this: void): Figures[];
}

export function createWorkerMetrics(): WorkerMetrics {
  let latest: Figures[] = [];
  return {
    hear(message) {
      const heard = messageSchema.safeParse(message);
      if (heard.success) latest = [heard.data.figures];
    },
    latest: () => latest,
  };
}

/** Tells the web process that started this worker what it counts; returns the function that stops it. */
export function tellMetrics({ metrics }: Context): () => void {
  const tell = async (): Promise<void> => {
    const figures = await metrics.registry.getMetricsAsJSON();
    if (process.connected) process.send?.({ kind: "metrics", figures });
  };
  const timer = setInterval(() => void tell(), TELL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * A worker of its own answers no requests but this one, where the operator has set both port and token. Returns the
 * function that stops it.
 */
export function serveMetrics({ config, metrics, log }: Context): () => void {
  const { metricsPort, metricsToken, host } = config;
  if (metricsPort === undefined || metricsToken === undefined) return () => undefined;
  const server = createServer((request, response) => {
    const isGood = request.url === "/metrics" && mayReadMetrics(metricsToken, request.headers.authorization);
    if (!isGood) {
      response.writeHead(request.url === "/metrics" ? 401 : 404).end();
      return;
    }
    void metrics.registry
      .metrics()
      .then((text) => response.setHeader("content-type", metrics.registry.contentType).end(text));
  });
  server.on("error", (error) => log.error({ err: error }, "metrics are not served"));
  server.listen(metricsPort, host);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
