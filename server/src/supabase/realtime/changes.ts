import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { listen } from "../../database/listen.ts";
import { createChangeDispatcher, readNotification } from "./change-dispatcher.ts";
import { createRowReader } from "./row-reader.ts";
import type { Subscriptions } from "./subscriptions.ts";

const ROW_CHANGES = "curta_generation";
const SESSION_ENDS = "curta_session_end";
/** A join waits so long for the connection: right after the start, or while it is made anew. */
const LISTENING_WAIT_MS = 3_000;

export interface ChangeSource {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
}

export interface ChangeWatcher {
  /** Waits a moment for the connection for notifications. @returns true when it is open */
  untilListening(this: void): Promise<boolean>;
  end(this: void): Promise<void>;
}

/**
 * Listens for changed rows and delivers them to their subscribers. Notifications can get lost: when that may have
 * happened, `onMissed` is called, and subscribers must reconnect and read their rows again.
 * When a session ends, `onSessionEnd` is called with its id.
 */
export function watchChanges(
  { databaseUrl, pool, log }: ChangeSource,
  subscriptions: Subscriptions,
  { onMissed, onSessionEnd }: { onMissed: () => void; onSessionEnd: (sessionId: string) => void },
): ChangeWatcher {
  const rows = createRowReader(pool);
  let listening = nextStart();
  let isListening = false;
  const missed = (error: unknown) => {
    log.warn({ err: error }, "realtime: changes may have been missed, sockets are closed");
    onMissed();
  };
  const announce = createChangeDispatcher({ subscriptions, read: rows.read, onFailure: missed });
  const end = listen({
    databaseUrl,
    channels: [ROW_CHANGES, SESSION_ENDS],
    onListening: () => {
      isListening = true;
      listening.resolve(true);
    },
    onBreak: (error) => {
      if (isListening) listening = nextStart();
      isListening = false;
      missed(error);
    },
    onPayload: (payload, channel) => {
      if (channel === SESSION_ENDS) return onSessionEnd(payload);
      const change = readNotification(payload);
      if (change !== undefined) announce(change);
    },
  });
  const untilListening = () =>
    Promise.race([listening.promise, sleep(LISTENING_WAIT_MS, false, { ref: false })]);
  return { untilListening, end };
}

/** Resolved when listening starts. */
function nextStart(): PromiseWithResolvers<true> {
  return Promise.withResolvers();
}
