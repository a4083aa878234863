type Labels = Readonly<Record<string, string>>;

interface Counter {
  add(labels?: Labels, amount?: number): void;
}
interface Histogram {
  observe(value: number, labels?: Labels): void;
}

/** Metrics of this process in the Prometheus text format. */
export interface Metrics {
  readonly requests: Counter;
  readonly requestSeconds: Histogram;
  readonly images: Counter;
  readonly films: Counter;
  readonly signIns: Counter;
  /** The text of all metrics of this process and of the given gauges, which are measured on request. */
  text(gauges: readonly Gauge[]): string;
}
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly labels?: Labels;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const requests = counter("curta_http_requests_total", "Answers by route and status class");
  const requestSeconds = histogram("curta_http_request_seconds", "Time to answer, by route", SECONDS);
  const images = counter("curta_images_total", "Key images made");
  const films = counter("curta_film_requests_total", "Film requests accepted");
  const signIns = counter("curta_sign_ins_total", "Sign-ins with a password, by outcome");
  const all = [requests, requestSeconds, images, films, signIns];
  return {
    requests,
    requestSeconds,
    images,
    films,
    signIns,
    text: (gauges) => `${[...all.flatMap((one) => one.lines()), ...gaugeLines(gauges)].join("\n")}\n`,
  };
}

function counter(name: string, help: string): Counter & { lines(): string[] } {
  const values = new Map<string, number>();
  return {
    add: (labels = {}, amount = 1) => {
      const key = write(labels);
      values.set(key, (values.get(key) ?? 0) + amount);
    },
    lines: () => [
      ...head(name, help, "counter"),
      ...[...values].map(([key, value]) => `${name}${key} ${value}`),
    ],
  };
}

interface Buckets {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
}

function histogram(name: string, help: string, bounds: readonly number[]): Histogram & { lines(): string[] } {
  const series = new Map<string, Buckets>();
  return {
    observe: (value, labels = {}) => {
      const key = write(labels);
      const one = series.get(key) ?? {
        labels,
        counts: Array.from({ length: bounds.length + 1 }, () => 0),
        sum: 0,
      };
      const found = bounds.findIndex((bound) => value <= bound);
      const bucket = found === -1 ? bounds.length : found;
      one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
      one.sum += value;
      series.set(key, one);
    },
    lines: () => [
      ...head(name, help, "histogram"),
      ...[...series.values()].flatMap((one) => bucketLines(name, bounds, one)),
    ],
  };
}

function bucketLines(name: string, bounds: readonly number[], one: Buckets): string[] {
  let total = 0;
  const lines = one.counts.map((count, index) => {
    total += count;
    return `${name}_bucket${write({ ...one.labels, le: String(bounds[index] ?? "+Inf") })} ${total}`;
  });
  return [
    ...lines,
    `${name}_sum${write(one.labels)} ${one.sum}`,
    `${name}_count${write(one.labels)} ${total}`,
  ];
}

function gaugeLines(gauges: readonly Gauge[]): string[] {
  const names = [...new Set(gauges.map((gauge) => gauge.name))];
  return names.flatMap((name) => {
    const same = gauges.filter((gauge) => gauge.name === name);
    const lines = same.map((gauge) => `${name}${write(gauge.labels ?? {})} ${gauge.value}`);
    return [...head(name, same[0]?.help ?? "", "gauge"), ...lines];
  });
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function write(labels: Labels): string {
  const parts = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
