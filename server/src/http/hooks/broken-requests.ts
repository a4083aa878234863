import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { CurtaError, errorMessage, ERRORS, type ErrorCode } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Log } from "../../log.ts";

/** Node's names for what it could not read as a request. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "head_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "upload_silent",
};

/**
 * Answers what is no request, so that no route ever hears of it, with a sentence and an id that the log knows; then closes the
 * connection.
 */
export function answerBroken(
  headers: Readonly<Record<string, string>>,
  log: Log,
): (error: Error & { readonly code?: string }, socket: Socket) => void {
  return ({ code: reason = "" }, socket) => {
    if (socket.destroyed) return;
    if (reason === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = CODES[reason] ?? "invalid_request";
    const [status] = ERRORS[code];
    const id = randomUUID();
    log.info({ reqId: id, code, reason, status }, "request refused");
    const body = JSON.stringify({ code, message: errorMessage(code), request_id: id });
    const lines = {
      ...headers,
      "x-request-id": id,
      connection: "close",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
    socket.destroySoon();
  };
}

/** Hears what Node would refuse without a word. `requireHostHeader` of Node's server must be false. */
export function hearOddRequests(app: FastifyInstance): void {
  // Other expectations than that of a 100 may be passed over (RFC 9110, 10.1.1).
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", async ({ raw, headers }) => {
    const needsHost = raw.httpVersionMajor === 1 && raw.httpVersionMinor > 0;
    if (needsHost && headers.host === undefined)
      throw new CurtaError("invalid_request", { detail: "no host" });
  });
}
