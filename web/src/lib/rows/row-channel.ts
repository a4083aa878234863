import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from "@supabase/realtime-js";
import { GENERATION_TABLE, generationChannel, type PageConfig } from "@curta/contract";
import { readRowPart } from "../read-answers.ts";
import type { RowWatch } from "./rows.ts";

/** How often a gap is reported while the channel is not joined (some networks never allow websockets). */
const AWAY_INTERVAL_MS = 5_000;

let client: RealtimeClient | undefined;

/** Follows one row on its realtime channel until the signal fires. Loaded only once a film is being made. */
export async function watchRow(
  config: PageConfig,
  accessToken: () => Promise<string>,
  { id, onUpdate, onGap, signal }: RowWatch,
): Promise<void> {
  const realtime = (client ??= new RealtimeClient(
    `${config.supabaseUrl.replace(/^http/, "ws")}/realtime/v1`,
    { params: { apikey: config.supabaseKey }, accessToken },
  ));
  // The token must be set before the channel joins, or it would join without the user's rights.
  await realtime.setAuth();
  if (signal.aborted) return;
  const channel = realtime.channel(generationChannel(id));
  const changes = {
    event: "UPDATE",
    schema: "public",
    table: GENERATION_TABLE,
    filter: `id=eq.${id}`,
  } as const;
  channel.on("postgres_changes", changes, ({ new: row }) => onUpdate(readRowPart(row)));
  let joined = false;
  channel.subscribe((status) => {
    joined = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED;
    if (joined) onGap();
  });
  const away = setInterval(() => {
    if (!joined) onGap();
  }, AWAY_INTERVAL_MS);
  signal.addEventListener("abort", () => {
    clearInterval(away);
    void realtime.removeChannel(channel);
  });
}
