import { FINAL_STATUSES, type Status } from "@curta/contract";

/** The states of a generation and the states that may follow each. No state follows a final one. */
export const TRANSITIONS: Readonly<Record<Status, readonly Status[]>> = {
  pending: ["processing", "error", "canceled"],
  // Back to pending: its worker released it or died.
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
 * Progress as shown to users: whole percent that never falls; 100 is reserved for the finished film.
 * `told` is the last value shown, `percent` the studio's newest.
 */
export function nextProgress(told: number, percent: number): number {
  const whole = Number.isFinite(percent) ? Math.floor(percent) : 0;
  return Math.max(told, Math.min(99, Math.max(0, whole)));
}
