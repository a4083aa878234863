import { Client } from "pg";
import type { Log } from "../log.ts";

const RECONNECT_MS = 500;

/**
 * Hears notifications on a connection of its own and connects again when that breaks. Notifications sent
 * while it was away are lost; whoever listens must be able to do without. Gives the function that ends it.
 */
export function listen(
  options: { readonly databaseUrl: string; readonly log: Log },
  channel: string,
  onPayload: (payload: string) => void,
): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: options.databaseUrl,
      application_name: "curta-listen",
      keepAlive: true,
    });
    client = fresh;
    fresh.on("notification", (message) => onPayload(message.payload ?? ""));
    fresh.on("error", () => again(fresh));
    fresh.on("end", () => again(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      options.log.warn({ err: error, channel }, "cannot listen");
      again(fresh);
    }
  }

  function again(broken: Client): void {
    if (ended || client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT_MS);
  }

  void connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
