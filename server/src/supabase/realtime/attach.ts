import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { WebSocketServer } from "ws";
import { asCurtaError } from "../../errors.ts";
import type { Door } from "../../door/door.ts";
import type { TokenClaims } from "../credentials.ts";
import { watchChanges } from "./changes.ts";
import { Clients } from "./clients.ts";
import { REALTIME_LIMITS, type RealtimeLimits } from "./limits.ts";
import type { Version } from "./message.ts";
import { Subscriptions } from "./subscriptions.ts";
import { handleSocket } from "./handle-socket.ts";

const PATH = "/realtime/v1/websocket";
const LONGEST_KEY_CHARS = 8_192;
const SWEEP_MS = 1_000;
/** Service restart (IANA registry of WebSocket close codes): tells the client to reconnect. */
const SERVICE_RESTART = 1012;

export interface RealtimeDeps {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
  /** Claims of an access token or of one of our API keys; throws for anything else. */
  readonly resolveClaims: (token: string) => Promise<TokenClaims>;
  readonly door: Pick<Door, "networkOf" | "originOf" | "sockets">;
  readonly limits?: Partial<RealtimeLimits>;
  /** Decides when tokens expire. */
  readonly clock?: () => Date;
}

export interface Realtime {
  /** Open sockets. */
  connections(): number;
  close(): Promise<void>;
}

/** Serves realtime sockets on a web server: Phoenix channels with database changes, as Supabase's clients expect. */
export function attachRealtime(server: Server, deps: RealtimeDeps): Realtime {
  const limits = { ...REALTIME_LIMITS, ...deps.limits };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });
  const clients = new Clients();
  const subscriptions = new Subscriptions();
  const changes = watchChanges(deps, subscriptions, {
    onMissed: () => clients.close(SERVICE_RESTART),
    onSessionEnd: (sessionId) => clients.endSession(sessionId),
  });
  const clock = deps.clock ?? (() => new Date());
  const sweeper = setInterval(() => {
    clients.endSilent(Date.now() - limits.silenceMs);
    clients.endExpired(clock().getTime() / 1_000);
  }, SWEEP_MS);
  server.on("upgrade", onUpgrade);

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    const apikey = url?.searchParams.get("apikey") ?? "";
    if (url?.pathname !== PATH) return refuse(socket, 404);
    if (apikey === "" || apikey.length > LONGEST_KEY_CHARS) return refuse(socket, 401);
    const leave = enter(request, socket);
    if (leave === undefined) return;
    const version: Version = url.searchParams.get("vsn") === "2.0.0" ? "2.0.0" : "1.0.0";
    const { resolveClaims } = deps;
    const options = {
      apikey,
      origin: deps.door.originOf(request),
      version,
      limits,
      subscriptions,
      resolveClaims,
      untilListening: changes.untilListening,
    };
    sockets.handleUpgrade(request, socket, head, (webSocket) => handleSocket(webSocket, clients, options));
    // Also after an upgrade that failed.
    socket.once("close", leave);
  }

  /** Takes a place for a socket; undefined where there is none, which has been answered. */
  function enter(request: IncomingMessage, socket: Duplex): (() => void) | undefined {
    try {
      return deps.door.sockets.take({ network: deps.door.networkOf(request) });
    } catch (error) {
      refuse(socket, asCurtaError(error).status);
      return undefined;
    }
  }

  return {
    connections: () => clients.size,
    async close() {
      clearInterval(sweeper);
      server.off("upgrade", onUpgrade);
      clients.close(SERVICE_RESTART);
      await changes.end();
      sockets.close();
      clients.terminate();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
