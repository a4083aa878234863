/** Pauses between the tries of a callback, in seconds: ten tries in two days. */
const PAUSES = [10, 60, 300, 900, 3_600, 3 * 3_600, 8 * 3_600, 12 * 3_600, 24 * 3_600] as const;

/**
 * What follows a try: the end, or a pause in seconds. `attempt` counts from 1; `status` is null if there was no answer. 410
 * says that nobody wants to hear it any more.
 */
export function afterCallback(attempt: number, status: number | null): "delivered" | "failed" | number {
  if (status !== null && status >= 200 && status < 300) return "delivered";
  if (status === 410) return "failed";
  return PAUSES[attempt - 1] ?? "failed";
}
