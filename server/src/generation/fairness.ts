/**
 * Who is next. Every film gets a turn, a moment in time, and films are made in the order of their turns.
 * A user's next turn lies at least `TURN_SPACING_MS` after their turn before, so somebody who asks for many
 * films at once is overtaken by others, but never for longer than that spacing times their films waiting.
 * (Start-time fair queueing, Goyal, Vin and Cheng 1996, with the clock as the virtual time.)
 */
export const TURN_SPACING_MS = 120_000;

/** Turn of a film asked for `now`; `lastTurn` is that of the user's film before, if it still waits or runs. */
export function nextTurn(now: Date, lastTurn: Date | undefined): Date {
  if (lastTurn === undefined) return now;
  return new Date(Math.max(now.getTime(), lastTurn.getTime() + TURN_SPACING_MS));
}

/** Seconds are counted from here, so that a turn fits the queue's 32-bit priority until 2094. */
const EPOCH_MS = Date.UTC(2026, 0, 1);

/** The queue's priority of a turn: larger comes first. */
export function priorityOf(turn: Date): number {
  return -Math.round((turn.getTime() - EPOCH_MS) / 1000);
}
