import type { Claims } from "../../database/pool.ts";
import { type ChangeRequest, rowFilter } from "./join.ts";

type ChangeType = "INSERT" | "UPDATE" | "DELETE";

/** A changed row, as a notification names it. */
export interface RowChange {
  readonly type: ChangeType;
  readonly id: string;
  readonly userId: string;
}

/** A receiver of changes: one channel of one socket. */
export interface Listener {
  claims(): Claims;
  /** Origin of the addresses in what it hears. */
  origin(): string;
  /** `dataJson` is the serialized event data; `subscriptionIds` are this listener's matching subscriptions. */
  deliver(subscriptionIds: readonly number[], dataJson: string): void;
}

export interface Subscription {
  readonly id: number;
  readonly listener: Listener;
  readonly request: ChangeRequest;
}

/** All subscriptions of this process, indexed by row. */
export class Subscriptions {
  readonly #byKey = new Map<string, Set<Subscription>>();
  #nextId = 1;

  get size(): number {
    let size = 0;
    for (const set of this.#byKey.values()) size += set.size;
    return size;
  }

  add(listener: Listener, request: ChangeRequest): Subscription {
    const subscription = { id: this.#nextId++, listener, request };
    const key = keyOf(request);
    const set = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, set.add(subscription));
    return subscription;
  }

  remove(subscription: Subscription): void {
    const key = keyOf(subscription.request);
    const set = this.#byKey.get(key);
    set?.delete(subscription);
    if (set?.size === 0) this.#byKey.delete(key);
  }

  /** Listeners of a change with the ids of their matching subscriptions. Does not check row security. */
  matching(change: RowChange): Map<Listener, number[]> {
    const found = new Map<Listener, number[]>();
    for (const key of [`id:${change.id}`, `user:${change.userId}`, "all"]) {
      for (const { id, listener, request } of this.#byKey.get(key) ?? []) {
        if (request.event !== "*" && request.event !== change.type) continue;
        found.set(listener, [...(found.get(listener) ?? []), id]);
      }
    }
    return found;
  }
}

function keyOf(request: ChangeRequest): string {
  const filter = rowFilter(request);
  if (filter === undefined || filter === "all") return "all";
  return "id" in filter ? `id:${filter.id}` : `user:${filter.userId}`;
}
