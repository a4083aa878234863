import { Client } from "pg";

const RECONNECT_MS = 500;

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
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: options.databaseUrl,
      application_name: "curta-listen",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = fresh;
    fresh.on("notification", ({ payload, channel }) => options.onPayload(payload ?? "", channel));
    fresh.on("error", (error) => breakOff(fresh, error));
    fresh.on("end", () => breakOff(fresh, new Error("the connection ended")));
    try {
      await fresh.connect();
      for (const name of options.channels) await fresh.query(`listen ${fresh.escapeIdentifier(name)}`);
      if (!ended && client === fresh) options.onListening?.();
    } catch (error) {
      breakOff(fresh, error);
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
    await client?.end().catch(() => undefined);
  };
}
