/**
 * Fair order of the queue. Every film gets a turn (a point in time), and films are made in the order of turns.
 * A user's next turn is at least `TURN_SPACING_MS` after their previous one. So other users overtake someone who
 * requests many films at once, but each film waits at most that spacing times the user's films before it.
 * (Start-time fair queueing, Goyal, Vin and Cheng 1996, with the clock as the virtual time.)
 */
export const TURN_SPACING_MS = 120_000;

/** Turn of a film requested `now`; `lastTurn` is that of the user's previous film if it still waits or runs. */
export function nextTurn(now: Date, lastTurn: Date | undefined): Date {
  if (lastTurn === undefined) return now;
  return new Date(Math.max(now.getTime(), lastTurn.getTime() + TURN_SPACING_MS));
}

/** Priorities count seconds from here, so that they fit the queue's 32 bits until 2094. */
const EPOCH_MS = Date.UTC(2026, 0, 1);

/** A turn as priority of the queue, where larger numbers come first. */
export function priorityOf(turn: Date): number {
  return -Math.round((turn.getTime() - EPOCH_MS) / 1000);
}
