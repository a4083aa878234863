import { randomBytes, timingSafeEqual } from "node:crypto";
import { uuidToBytes } from "./uuid-bytes.ts";

const PURPOSE = Buffer.from("device of an account");
const NONCE_BYTES = 16;
const MAC_BYTES = 32;

type Mac = (message: Buffer) => Buffer;

/**
 * A token that says: this device has signed in to this account before. It grants nothing but a count of wrong passwords
 * of its own. Nonce (16 bytes) and HMAC-SHA256 (32), in base64url.
 */
export function writeDeviceToken(accountId: string, mac: Mac): string {
  const nonce = randomBytes(NONCE_BYTES);
  return Buffer.concat([nonce, mac(messageOf(accountId, nonce))]).toString("base64url");
}

/** The first of the tokens that is one of this account; its text names the device. */
export function findDeviceToken(tokens: readonly string[], accountId: string, mac: Mac): string | undefined {
  return tokens.find((token) => {
    const bytes = Buffer.from(token, "base64url");
    // One spelling only: else a device would have a fresh count for each.
    if (bytes.length !== NONCE_BYTES + MAC_BYTES || bytes.toString("base64url") !== token) return false;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    return timingSafeEqual(mac(messageOf(accountId, nonce)), bytes.subarray(NONCE_BYTES));
  });
}

function messageOf(accountId: string, nonce: Buffer): Buffer {
  return Buffer.concat([PURPOSE, uuidToBytes(accountId), nonce]);
}
