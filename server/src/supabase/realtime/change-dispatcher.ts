import { z } from "zod";
import type { Claims } from "../../database/pool.ts";
import type { Listener, RowChange, Subscriptions } from "./subscriptions.ts";

const payloadSchema = z.object({
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  id: z.string(),
  user_id: z.string(),
});

/** The change in a notification; undefined if the payload is malformed. */
export function readNotification(payload: string): RowChange | undefined {
  try {
    const { type, id, user_id: userId } = payloadSchema.parse(JSON.parse(payload));
    return { type, id, userId };
  } catch {
    return undefined;
  }
}

export interface ChangeDispatcherOptions {
  readonly subscriptions: Subscriptions;
  /** The event's data for subscribers with these claims who reached us under this origin. */
  readonly read: (change: RowChange, claims: Claims, origin: string) => Promise<string | undefined>;
  /** Called when a row could not be read: subscribers have missed a change and must reconnect. */
  readonly onFailure: (error: unknown) => void;
}

/** Rows that are read at a time; the other connections of the pool are left for requests. */
const READS_AT_ONCE = 4;

/**
 * Delivers changes to their subscribers: a few rows at a time, in the order in which they changed, and the changes
 * of one row one after the other. Waiting updates of the same row become one, because the next read gets the
 * newest state anyway.
 */
export function createChangeDispatcher(options: ChangeDispatcherOptions): (change: RowChange) => void {
  /** Undelivered changes by row, of rows that wait or are being read. */
  const waiting = new Map<string, RowChange[]>();
  const turns: string[] = [];
  let reading = 0;

  function takeTurns(): void {
    while (reading < READS_AT_ONCE) {
      const id = turns.shift();
      if (id === undefined) return;
      reading++;
      void tell(id).finally(() => {
        reading--;
        takeTurns();
      });
    }
  }

  async function tell(id: string): Promise<void> {
    const changes = waiting.get(id) ?? [];
    const change = changes.shift();
    try {
      if (change) await announce(change, options);
    } catch (error) {
      waiting.delete(id);
      options.onFailure(error);
      return;
    }
    if (changes.length > 0) turns.push(id);
    else waiting.delete(id);
  }

  return (change) => {
    const changes = waiting.get(change.id);
    if (changes === undefined) {
      waiting.set(change.id, [change]);
      turns.push(change.id);
      takeTurns();
    } else if (change.type !== "UPDATE" || changes.at(-1)?.type !== "UPDATE") {
      changes.push(change);
    }
  };
}

/** Reads the row once per distinct set of claims and origin, however many sockets share it. */
async function announce(change: RowChange, { subscriptions, read }: ChangeDispatcherOptions): Promise<void> {
  const groups = new Map<string, { claims: Claims; origin: string; listeners: [Listener, number[]][] }>();
  for (const [listener, ids] of subscriptions.matching(change)) {
    const [claims, origin] = [listener.claims(), listener.origin()];
    const key = JSON.stringify([claims.role, claims.sub, claims.anonymous_user, origin]);
    const group = groups.get(key) ?? { claims, origin, listeners: [] };
    group.listeners.push([listener, ids]);
    groups.set(key, group);
  }
  for (const { claims, origin, listeners } of groups.values()) {
    const data = await read(change, claims, origin);
    if (data === undefined) continue;
    for (const [listener, ids] of listeners) listener.deliver(ids, data);
  }
}
