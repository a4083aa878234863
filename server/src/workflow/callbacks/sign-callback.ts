import { createHmac } from "node:crypto";

interface Message {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * The headers by which a receiver knows that a callback is ours and new, as Standard Webhooks writes them: HMAC-SHA256 over
 * id, time in seconds and body.
 */
export function signCallback(secret: Uint8Array, { id, sentAt, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** The secret as receivers write it. */
export function formatSecret(secret: Uint8Array): string {
  return `whsec_${Buffer.from(secret).toString("base64")}`;
}
