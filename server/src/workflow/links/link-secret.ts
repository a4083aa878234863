import { createHash, randomBytes } from "node:crypto";

/** Nobody guesses 128 random bits. */
const SECRET_BYTES = 16;
const SECRET = /^[\w-]{22}$/;

/** What stands in the address of a link, or in the cookie of who opened it. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** True for what could be a secret of ours; anything else need not be searched. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** What is kept of a secret: from this nobody gets the secret back, since it is random. */
export function digestOfSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
