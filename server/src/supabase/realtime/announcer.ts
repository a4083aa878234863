import { z } from "zod";
import type { Claims } from "../../database/pool.ts";
import type { Listener, RowChange, Subscriptions } from "./subscriptions.ts";

const payloadSchema = z.object({
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  id: z.string(),
  user_id: z.string(),
});

/** The change that a notification names; undefined where it names none. */
export function readNotification(payload: string): RowChange | undefined {
  try {
    const { type, id, user_id: userId } = payloadSchema.parse(JSON.parse(payload));
    return { type, id, userId };
  } catch {
    return undefined;
  }
}

export interface AnnouncerOptions {
  readonly subscriptions: Subscriptions;
  readonly read: (change: RowChange, claims: Claims) => Promise<string | undefined>;
  /** A row could not be read: subscribers must be told to come again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Brings changes to their subscribers, those of one row in order. While a row is being read, further
 * updates of it wait as one: whoever reads next reads the newest state.
 */
export function createAnnouncer(options: AnnouncerOptions): (change: RowChange) => void {
  const waiting = new Map<string, RowChange[]>();
  return (change) => {
    const queue = waiting.get(change.id);
    if (queue === undefined) {
      waiting.set(change.id, []);
      void work(change);
    } else if (change.type !== "UPDATE" || queue.at(-1)?.type !== "UPDATE") {
      queue.push(change);
    }
  };

  async function work(first: RowChange): Promise<void> {
    for (let change: RowChange | undefined = first; change; change = waiting.get(first.id)?.shift()) {
      try {
        await announce(change, options);
      } catch (error) {
        waiting.delete(first.id);
        options.onFailure(error);
        return;
      }
    }
    waiting.delete(first.id);
  }
}

/** Reads the row once for each distinct set of claims, however many sockets share it. */
async function announce(change: RowChange, { subscriptions, read }: AnnouncerOptions): Promise<void> {
  const groups = new Map<string, { claims: Claims; listeners: [Listener, number[]][] }>();
  for (const [listener, ids] of subscriptions.matching(change)) {
    const claims = listener.claims();
    const key = JSON.stringify([claims.role, claims.sub, claims.anonymous_user]);
    const group = groups.get(key) ?? { claims, listeners: [] };
    group.listeners.push([listener, ids]);
    groups.set(key, group);
  }
  for (const { claims, listeners } of groups.values()) {
    const data = await read(change, claims);
    if (data === undefined) continue;
    for (const [listener, ids] of listeners) listener.deliver(ids, data);
  }
}
