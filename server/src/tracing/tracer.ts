import type { Config } from "../config.ts";

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** One piece of work in a trace. */
export interface Span {
  /** What a piece of work that comes of this one names as its parent, as W3C Trace Context writes it; undefined: no traces. */
  readonly traceparent: string | undefined;
  set(attributes: SpanAttributes): void;
  /** Ends it, now or at another moment; with an error it counts as failed. */
  end(outcome?: { readonly error?: unknown; readonly at?: Date }): void;
}

export interface SpanOptions {
  readonly parent?: string | undefined;
  readonly kind?: "server" | "producer" | "consumer";
  readonly attributes?: SpanAttributes;
  /** When it began, if that was not now. */
  readonly at?: Date;
}

/** Tells an OpenTelemetry collector what was done when, and because of what. */
export interface Tracer {
  start(name: string, options?: SpanOptions): Span;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

const NO_SPAN: Span = { traceparent: undefined, set: () => undefined, end: () => undefined };
const NO_TRACER: Tracer = { start: () => NO_SPAN, stop: async () => undefined };

/** Traces go to the configured collector; without one nothing of OpenTelemetry is even loaded. */
export async function openTracer({
  otlpEndpoint,
  role,
}: Pick<Config, "otlpEndpoint" | "role">): Promise<Tracer> {
  if (otlpEndpoint === undefined) return NO_TRACER;
  const { createOtlpTracer } = await import("./otlp-tracer.ts");
  return createOtlpTracer(otlpEndpoint, role);
}

/** Does the work within a span. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
