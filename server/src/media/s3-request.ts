import { once } from "node:events";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { CurtaError } from "@curta/contract";
import { AwsV4Signer } from "aws4fetch";
import type { S3Config } from "../config.ts";
import { assertTimeLeft, inTime, limitedTo } from "../deadline.ts";

/** No byte in either direction for this long, and the call ends. There is no limit for a whole body, however slow. */
const SILENCE_LIMIT_MS = 15_000;
const TRIES = 4;
const FIRST_PAUSE_MS = 50;
const SERVER_ERROR = 500;
const TOO_MANY_REQUESTS = 429;

interface S3Call {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Sends signed calls. The caller reads the answer's body, or destroys it. */
export type CallS3 = (call: S3Call) => Promise<IncomingMessage>;

/**
 * Calls an S3 service; errors that may be temporary are tried again, silence is not. The deadline of a request bounds the
 * wait for an answer's headers: its body is read by whoever asked. @throws CurtaError unavailable, out_of_time
 */
export function createS3Caller(config: S3Config, silenceLimitMs = SILENCE_LIMIT_MS): CallS3 {
  return async (call) => {
    for (let tried = 1; ; tried++) {
      const answer = await send(config, call, silenceLimitMs).catch((error: unknown) => {
        if (error instanceof CurtaError || tried === TRIES) throw unavailable(error);
      });
      const status = answer?.statusCode ?? SERVER_ERROR;
      const mayPass = status >= SERVER_ERROR || status === TOO_MANY_REQUESTS;
      if (answer !== undefined && (!mayPass || tried === TRIES)) return answer;
      answer?.resume();
      await sleep(limitedTo(FIRST_PAUSE_MS * 2 ** tried * Math.random()));
    }
  };
}

async function send(config: S3Config, call: S3Call, silenceLimitMs: number): Promise<IncomingMessage> {
  const { method, url, body } = call;
  const { accessKeyId, secretAccessKey, region } = config;
  const headers = { ...call.headers };
  assertTimeLeft();
  const keys = { accessKeyId, secretAccessKey, region, service: "s3" };
  const signed = await new AwsV4Signer({ method, url, headers, ...keys }).sign();
  const open = signed.url.protocol === "https:" ? requestHttps : requestHttp;
  const sent = open(signed.url, {
    method,
    headers: {
      ...Object.fromEntries(signed.headers),
      ...(body === undefined ? {} : { "content-length": String(body.length) }),
    },
  });
  const answered = once(sent, "response");
  endSilence(sent, silenceLimitMs);
  sent.end(body);
  const [answer]: IncomingMessage[] = await inTime(answered).catch((error: unknown) => {
    sent.destroy();
    throw error;
  });
  if (answer === undefined) throw new Error("no answer");
  return answer;
}

/** Ends a call in which nothing moves. A reader that does not read now is no silence of the service. */
function endSilence(sent: ReturnType<typeof requestHttp>, limitMs: number): void {
  let answer: IncomingMessage | undefined;
  sent.once("response", (response) => (answer = response));
  // After the answer has begun, its reader hears of errors, not the request.
  sent.on("error", () => undefined);
  sent.on("timeout", () => {
    const isReaderSlow = answer !== undefined && answer.readableLength >= answer.readableHighWaterMark;
    if (isReaderSlow) sent.setTimeout(limitMs);
    else (answer ?? sent).destroy(unavailable(new Error("silence")));
  });
  sent.setTimeout(limitMs);
}

function unavailable(cause: unknown): CurtaError {
  return cause instanceof CurtaError
    ? cause
    : new CurtaError("unavailable", { detail: "S3 does not answer", cause });
}
