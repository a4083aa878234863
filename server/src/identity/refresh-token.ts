import { timingSafeEqual } from "node:crypto";
import { uuidToBytes, bytesToUuid } from "./uuid-bytes.ts";

const ID_BYTES = 16;
const COUNTER_BYTES = 8;
const MAC_BYTES = 32;
const LENGTH = ID_BYTES + COUNTER_BYTES + MAC_BYTES;

/** Content of a refresh token: the session, and the number of the token in it. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: bigint;
}

type Mac = (message: Buffer) => Buffer;

/** Session id (16 bytes), counter (8), HMAC-SHA256 (32), in base64url. */
export function writeRefreshToken(token: RefreshToken, mac: Mac): string {
  const message = Buffer.alloc(ID_BYTES + COUNTER_BYTES);
  uuidToBytes(token.sessionId).copy(message);
  message.writeBigUInt64BE(token.counter, ID_BYTES);
  return Buffer.concat([message, mac(message)]).toString("base64url");
}

/** Undefined for any token that we did not issue. */
export function readRefreshToken(text: string, mac: Mac): RefreshToken | undefined {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== LENGTH || bytes.toString("base64url") !== text) return undefined;
  const message = bytes.subarray(0, ID_BYTES + COUNTER_BYTES);
  if (!timingSafeEqual(mac(message), bytes.subarray(message.length))) return undefined;
  return {
    sessionId: bytesToUuid(message.subarray(0, ID_BYTES)),
    counter: message.readBigUInt64BE(ID_BYTES),
  };
}
