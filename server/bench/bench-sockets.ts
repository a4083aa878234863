import { WebSocket } from "ws";
import { runMany } from "./measure.ts";
import type { BenchProduct } from "./product.ts";

export const SOCKETS = 5_000;
const PER_ADDRESS = 250;

export interface BenchSocket {
  readonly socket: WebSocket;
  hear: (frame: string) => void;
}

/** A user who listens to one row. */
export interface Owner {
  readonly token: string;
  readonly filmId: string;
}

export async function openSockets(make: (index: number) => Promise<BenchSocket>): Promise<BenchSocket[]> {
  const listeners: BenchSocket[] = [];
  await runMany(SOCKETS, 50, async (index) => void (listeners[index] = await make(index)));
  return listeners;
}

export function open(address: string, headers: Record<string, string>): Promise<BenchSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false, headers });
  const listener: BenchSocket = { socket, hear: () => undefined };
  socket.on("message", (data: Buffer) => listener.hear(data.toString()));
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve(listener));
    socket.on("error", reject);
  });
}

/** Joins as the page does; the proxy header gives every socket an address of its own. */
export async function join(
  { url, anonKey }: BenchProduct,
  owner: Owner,
  index: number,
): Promise<BenchSocket> {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`;
  const from = Math.floor(index / PER_ADDRESS);
  const listener = await open(address, { "x-forwarded-for": `10.8.${from}.1` });
  const change = {
    event: "UPDATE",
    schema: "public",
    table: "shorts_generation",
    filter: `id=eq.${owner.filmId}`,
  };
  const payload = { config: { postgres_changes: [change] }, access_token: owner.token };
  const subscribed = new Promise<void>((resolve) => {
    listener.hear = (frame) => {
      if (frame.includes("Subscribed to PostgreSQL")) resolve();
    };
  });
  const topic = `realtime:video_generation_${owner.filmId}`;
  listener.socket.send(JSON.stringify(["1", "1", topic, "phx_join", payload]));
  await subscribed;
  return listener;
}

export function closeSockets(listeners: readonly BenchSocket[]): void {
  for (const { socket } of listeners) socket.terminate();
}
