import { Transform, type Readable } from "node:stream";
import { CurtaError } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A body of which nothing arrives for this long ends with an error; its place is free for somebody else. */
const SILENCE_LIMIT_MS = 8_000;

/** Ends requests whose body falls silent, on every route, and closes their connections. */
export function endSilentBodies(app: FastifyInstance, limitMs = SILENCE_LIMIT_MS): void {
  app.addHook("preParsing", async (request, reply, body: Readable) =>
    hasBody(request) ? listenTo(body, reply, limitMs) : body,
  );
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The same body, which breaks off with an error when the sender does, or is silent for too long. */
function listenTo(body: Readable, reply: FastifyReply, limitMs: number): Readable {
  const heard = new Transform({
    transform(chunk, _encoding, done) {
      timer.refresh();
      done(null, chunk);
    },
  });
  const timer = setTimeout(() => {
    // The rest of the body is not waited for.
    if (!reply.sent) void reply.header("connection", "close");
    heard.destroy(new CurtaError("upload_silent"));
  }, limitMs);
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
