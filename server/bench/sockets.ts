import { createPool } from "../src/database/pool.ts";
import { WebSocket } from "ws";
import { milliseconds, runMany, summarize } from "./measure.ts";
import type { Plain } from "./plain.ts";
import type { BenchProduct } from "./product.ts";

export const SOCKETS = 5_000;
const ROUNDS = 7;
const PER_ADDRESS = 250;

interface Listener {
  readonly socket: WebSocket;
  hear: (frame: string) => void;
}

/** One row changes; how long until the last of 5,000 sockets on one process has heard. */
export async function benchSockets(product: BenchProduct, plain: Plain): Promise<string[]> {
  const pool = createPool(product.databaseUrl);
  const idle = await product.residentBytes();
  const began = performance.now();
  const listeners = await openAll((index) => join(product, index));
  const joined = (performance.now() - began) / 1_000;
  const busy = await product.residentBytes();
  const { filmId } = product.user;
  let frame = "";
  const ours = await rounds(
    listeners,
    async (round) => {
      await pool.query("update public.shorts_generation set progress = $2 where id = $1", [
        filmId,
        round + 1,
      ]);
    },
    (text) => (frame = text),
  );
  closeAll(listeners);
  const bare = await openAll(() => open(`${plain.url.replace("http", "ws")}/`, {}));
  const theirs = await rounds(bare, async () => plain.tell({ kind: "broadcast", text: frame }));
  closeAll(bare);
  await pool.end();
  const perSocket = (busy - idle) / SOCKETS / 1_000;
  return [
    `realtime            ${SOCKETS} sockets on one process, joined in ${joined.toFixed(1)} s, ${perSocket.toFixed(1)} kB each`,
    `  change to last    ${milliseconds(ours.p50)} (median of ${ROUNDS}, worst ${milliseconds(ours.max)}), ${frame.length} bytes a frame`,
    `  bare ws broadcast ${milliseconds(theirs.p50)} (worst ${milliseconds(theirs.max)}): Curta takes ${(ours.p50 / theirs.p50).toFixed(2)} times as long`,
  ];
}

async function openAll(make: (index: number) => Promise<Listener>): Promise<Listener[]> {
  const listeners: Listener[] = [];
  await runMany(SOCKETS, 50, async (index) => void listeners.push(await make(index)));
  return listeners;
}

function open(address: string, headers: Record<string, string>): Promise<Listener> {
  const socket = new WebSocket(address, { perMessageDeflate: false, headers });
  const listener: Listener = { socket, hear: () => undefined };
  socket.on("message", (data: Buffer) => listener.hear(data.toString()));
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve(listener));
    socket.on("error", reject);
  });
}

/** Joins as the page does; a proxy in between names the addresses. */
async function join({ url, anonKey, user }: BenchProduct, index: number): Promise<Listener> {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`;
  const from = Math.floor(index / PER_ADDRESS);
  const listener = await open(address, { "x-forwarded-for": `10.8.${from}.1` });
  const change = {
    event: "UPDATE",
    schema: "public",
    table: "shorts_generation",
    filter: `id=eq.${user.filmId}`,
  };
  const payload = { config: { postgres_changes: [change] }, access_token: user.token };
  const subscribed = new Promise<void>((resolve) => {
    listener.hear = (frame) => {
      if (frame.includes("Subscribed to PostgreSQL")) resolve();
    };
  });
  listener.socket.send(
    JSON.stringify(["1", "1", `realtime:video_generation_${user.filmId}`, "phx_join", payload]),
  );
  await subscribed;
  return listener;
}

async function rounds(
  listeners: readonly Listener[],
  announce: (round: number) => Promise<void>,
  keep: (frame: string) => void = () => undefined,
): Promise<{ p50: number; max: number }> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let left = listeners.length;
    const all = new Promise<void>((resolve) => {
      for (const listener of listeners) {
        listener.hear = (frame) => {
          left -= 1;
          if (left > 0) return;
          keep(frame);
          resolve();
        };
      }
    });
    const from = performance.now();
    await announce(round);
    await all;
    times.push(performance.now() - from);
  }
  return summarize(times);
}

function closeAll(listeners: readonly Listener[]): void {
  for (const { socket } of listeners) socket.terminate();
}
