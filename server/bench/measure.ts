/** Statistics of durations, in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function summarize(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Runs work `count` times, `width` at a time; returns each duration and the total. */
export async function runMany(
  count: number,
  width: number,
  work: (index: number) => Promise<void>,
): Promise<{ each: Times; seconds: number }> {
  const times: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      const from = performance.now();
      await work(index);
      times.push(performance.now() - from);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: width }, lane));
  return { each: summarize(times), seconds: (performance.now() - began) / 1_000 };
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

export function describeTimes({ count, p50, p99, max }: Times): string {
  const [half, most, all] = [p50, p99, max].map(milliseconds);
  return `p50 ${half}, p99 ${most}, longest ${all} (${count})`;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
