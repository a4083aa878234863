import { setTimeout as sleep } from "node:timers/promises";
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context as OtelContext,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { asCurtaError } from "../errors.ts";
import { STOP_LIMITS } from "../stop-limits.ts";
import type { Tracer } from "./tracer.ts";

const KINDS = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;
/** How long spans may wait to be sent together. */
const BATCH_MS = 1_000;

/** Sends spans to a collector as OTLP over HTTP (JSON). `endpoint` is its address without the path. */
export function createOtlpTracer(endpoint: string, role: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": `curta-${role}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_MS })],
  });
  const tracer = provider.getTracer("curta");
  return {
    start(name, { parent, kind, attributes = {}, at } = {}) {
      const span = tracer.startSpan(
        name,
        {
          kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind],
          attributes,
          ...(at === undefined ? {} : { startTime: at }),
        },
        contextOf(parent),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
        set: (more) => span.setAttributes(more),
        end({ error, at: end } = {}) {
          // A code of the catalogue and no message: messages may hold what is somebody's.
          if (error !== undefined) {
            span.setAttribute("error.type", asCurtaError(error).code);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end(end);
        },
      };
    },
    stop: async () => {
      const stopped = provider.shutdown().catch(() => undefined);
      await Promise.race([stopped, sleep(STOP_LIMITS.services, undefined, { ref: false })]);
    },
  };
}

/** The context of a parent as W3C Trace Context writes it; that of a new trace for anything else. */
function contextOf(parent: string | undefined): OtelContext {
  const [, traceId, spanId, flags = ""] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(context.active(), remote);
}
