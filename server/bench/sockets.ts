import { createPool } from "../src/database/pool.ts";
import { closeSockets, join, open, openSockets, SOCKETS, type BenchSocket } from "./bench-sockets.ts";
import { milliseconds, summarize } from "./measure.ts";
import type { Plain } from "./plain.ts";
import type { BenchProduct } from "./product.ts";

const ROUNDS = 7;

/** Time from the change of one row until the last of 5,000 sockets on one process has received it. */
export async function benchSockets(product: BenchProduct, plain: Plain): Promise<string[]> {
  const pool = createPool(product.databaseUrl);
  const idle = await product.residentBytes();
  const began = performance.now();
  const listeners = await openSockets((index) => join(product, product.user, index));
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
  closeSockets(listeners);
  const bare = await openSockets(() => open(`${plain.url.replace("http", "ws")}/`, {}));
  const theirs = await rounds(bare, async () => plain.tell({ kind: "broadcast", text: frame }));
  closeSockets(bare);
  await pool.end();
  const perSocket = (busy - idle) / SOCKETS / 1_000;
  return [
    `realtime            ${SOCKETS} sockets on one process, joined in ${joined.toFixed(1)} s, ${perSocket.toFixed(1)} kB each`,
    `  change to last    ${milliseconds(ours.p50)} (median of ${ROUNDS}, worst ${milliseconds(ours.max)}), ${frame.length} bytes a frame`,
    `  bare ws broadcast ${milliseconds(theirs.p50)} (worst ${milliseconds(theirs.max)}): Curta takes ${(ours.p50 / theirs.p50).toFixed(2)} times as long`,
  ];
}

async function rounds(
  listeners: readonly BenchSocket[],
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
