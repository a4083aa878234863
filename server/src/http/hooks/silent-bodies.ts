import { Transform, type Readable } from "node:stream";
import { CurtaError } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** How slowly a body may arrive before it ends with an error and its place is free for somebody else. */
export interface BodyPace {
  /** How long nothing of it may arrive. */
  readonly silenceMs: number;
  /** From when on its mean rate counts: a line may take some seconds to wake up. */
  readonly graceMs: number;
}

const BODY_PACE: BodyPace = { silenceMs: 8_000, graceMs: 10_000 };
/**
 * 4 kB a second. The worst line of today, EDGE at the rim of a cell, carries 8 to 25 kB a second; a body that is slower
 * is not on its way, but holds a place with a byte now and then.
 */
const LEAST_BYTES_PER_MS = 4;

/** Ends requests whose body falls silent or trickles in, on every route, and closes their connections. */
export function endSilentBodies(app: FastifyInstance, pace: Partial<BodyPace> = {}): void {
  app.addHook("preParsing", async (request, reply, body: Readable) =>
    hasBody(request) ? listenTo(body, reply, { ...BODY_PACE, ...pace }) : body,
  );
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The same body, which breaks off with an error when the sender does, or is silent for too long, or too slow. */
function listenTo(body: Readable, reply: FastifyReply, { silenceMs, graceMs }: BodyPace): Readable {
  const begun = performance.now();
  let bytes = 0;
  const heard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh();
      bytes += chunk.length;
      const passedMs = performance.now() - begun;
      // To look when something arrives is enough: nothing may be silent for long.
      if (passedMs > graceMs && bytes < passedMs * LEAST_BYTES_PER_MS)
        return end("slower than 4 kB a second");
      done(null, chunk);
    },
  });
  const end = (detail: string): void => {
    // The rest of the body is not waited for.
    if (!reply.sent) void reply.header("connection", "close");
    heard.destroy(new CurtaError("upload_silent", { detail }));
  };
  const timer = setTimeout(() => end("silent"), silenceMs);
  // Who reads the body hears of its errors; where nobody does, they are of no interest.
  heard.on("error", () => undefined);
  heard.once("end", () => clearTimeout(timer));
  heard.once("close", () => clearTimeout(timer));
  const brokeOff = (): void => {
    if (!body.readableEnded)
      heard.destroy(new CurtaError("invalid_request", { detail: "the body broke off" }));
  };
  body.once("error", brokeOff);
  body.once("close", brokeOff);
  return body.pipe(heard);
}
