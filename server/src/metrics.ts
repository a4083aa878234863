import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** What one process counts. Counters never fall while it lives. */
export interface Metrics {
  readonly registry: Registry;
  /** Label of every metric. */
  readonly role: string;
  readonly requests: Counter<"route" | "method" | "status">;
  readonly requestSeconds: Histogram<"route">;
  readonly images: Counter;
  readonly films: Counter;
  readonly signIns: Counter<"outcome">;
  /** Attempts of a worker, by how they ended: completed, retried, failed, released, canceled, lost. */
  readonly attempts: Counter<"outcome">;
  /** Attempts that failed, by code of the error. */
  readonly failures: Counter<"code">;
  /** Films that a worker took over from one that had died. */
  readonly takeovers: Counter;
  /** Tries to tell that a film has ended, by outcome: delivered, refused (another status), unanswered. */
  readonly callbacks: Counter<"outcome">;
  /** Time from lease to delivery, of completed films. */
  readonly renderSeconds: Histogram;
  /** Length of the films that were completed, in seconds. */
  readonly filmSeconds: Counter;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const RENDER_SECONDS = [2, 5, 10, 15, 20, 30, 45, 60, 120, 300, 900, 1_800];

const SIGN_INS = ["accepted", "refused", "limited", "failed"];
const ATTEMPTS = ["completed", "retried", "failed", "released", "canceled", "lost"];
const CALLBACKS = ["delivered", "refused", "unanswered"];

/** `role` becomes a label of every metric: the web process of a single machine also gives those of its worker. */
export function createMetrics(role: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  // Memory, processor, event loop lag, garbage collection.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <L extends string = string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter<L>({ name, help, labelNames, registers });
  // A counter that begins with its first increment has none for alert rules, which would miss the first failure.
  const outcomes = (name: string, help: string, values: readonly string[]) => {
    const counted = counter(name, help, ["outcome"]);
    for (const outcome of values) counted.inc({ outcome }, 0);
    return counted;
  };
  return {
    registry,
    role,
    requests: counter("curta_http_requests_total", "Answers by route and status class", [
      "route",
      "method",
      "status",
    ]),
    requestSeconds: new Histogram({
      name: "curta_http_request_seconds",
      help: "Time to answer, by route",
      labelNames: ["route"],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    images: counter("curta_images_total", "Key images made"),
    films: counter("curta_film_requests_total", "Film requests accepted"),
    signIns: outcomes("curta_sign_ins_total", "Sign-ins with a password, by outcome", SIGN_INS),
    attempts: outcomes("curta_film_attempts_total", "Attempts at films, by how they ended", ATTEMPTS),
    failures: counter("curta_film_failures_total", "Attempts that failed, by code", ["code"]),
    takeovers: counter("curta_film_takeovers_total", "Films taken over from a worker that died"),
    callbacks: outcomes(
      "curta_callbacks_total",
      "Tries to tell that a film has ended, by outcome",
      CALLBACKS,
    ),
    renderSeconds: new Histogram({
      name: "curta_render_seconds",
      help: "Time from lease to delivery of completed films",
      buckets: RENDER_SECONDS,
      registers,
    }),
    filmSeconds: counter("curta_film_seconds_total", "Length of the films that were completed"),
  };
}
