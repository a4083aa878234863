import { FINAL_STATUSES, type Status } from "@curta/contract";

/** The life of a generation: which states follow which. Final states are followed by none. */
export const TRANSITIONS: Readonly<Record<Status, readonly Status[]>> = {
  pending: ["processing", "error", "canceled"],
  // Back to pending: a worker handed it back, or died.
  processing: ["pending", "completed", "error", "canceled"],
  completed: [],
  error: [],
  canceled: [],
};

/** States from which `to` may follow. */
export function statesBefore(to: Status): readonly Status[] {
  return (["pending", "processing"] as const).filter((from) => TRANSITIONS[from].includes(to));
}

export function isFinal(status: Status): boolean {
  return FINAL_STATUSES.includes(status);
}

/**
 * Progress as it is told: whole percent that never falls. 100 is kept for the finished film.
 * `told` is what was said before, `percent` what the studio says now.
 */
export function nextProgress(told: number, percent: number): number {
  const whole = Number.isFinite(percent) ? Math.floor(percent) : 0;
  return Math.max(told, Math.min(99, Math.max(0, whole)));
}
