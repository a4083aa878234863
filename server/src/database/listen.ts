import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

const RECONNECT_MS = 500;
/** How often the connection is asked for a sign of life, and how long it may take: a mute link says nothing by itself. */
const HEARTBEAT_MS = 8_000;
const HEARTBEAT_LIMIT_MS = 4_000;
/** Time for the connection to say goodbye. */
const GOODBYE_LIMIT_MS = 1_000;

export interface ListenOptions {
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  readonly onPayload: (payload: string, channel: string) => void;
  /** Called when listening starts, also after a lost connection. */
  readonly onListening?: () => void;
  /** Called when the connection is lost. Notifications sent meanwhile are lost. */
  readonly onBreak?: (error: unknown) => void;
}

/**
 * Listens for notifications on a separate connection and reconnects when it is lost. Notifications sent in
 * between are lost, so callers must not rely on getting each one. Returns the function that stops listening.
 */
export function listen(options: ListenOptions): () => Promise<void> {
  let client: Client | undefined;
  let socket: Socket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: options.databaseUrl,
      application_name: "curta-listen",
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_LIMIT_MS,
      keepAlive: true,
      stream: () => (socket = new Socket()),
    });
    client = fresh;
    fresh.on("notification", ({ payload, channel }) => options.onPayload(payload ?? "", channel));
    fresh.on("error", (error) => breakOff(fresh, error));
    fresh.on("end", () => breakOff(fresh, new Error("the connection ended")));
    try {
      await fresh.connect();
      for (const name of options.channels) await fresh.query(`listen ${fresh.escapeIdentifier(name)}`);
      if (!ended && client === fresh) options.onListening?.();
      await beat(fresh);
    } catch (error) {
      breakOff(fresh, error);
    }
  }

  /** Asks for a sign of life until there is none. */
  async function beat(fresh: Client): Promise<void> {
    for (;;) {
      await sleep(HEARTBEAT_MS, undefined, { ref: false });
      if (ended || client !== fresh) return;
      await fresh.query("select 1");
    }
  }

  function breakOff(broken: Client, error: unknown): void {
    if (ended || client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
    options.onBreak?.(error);
    timer = setTimeout(() => void connect(), RECONNECT_MS);
  }

  void connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    const goodbye = client?.end().catch(() => undefined);
    await Promise.race([goodbye, sleep(GOODBYE_LIMIT_MS, undefined, { ref: false })]);
    socket?.destroy();
  };
}
