import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { CurtaError, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "@curta/contract";
import { isGuessable } from "./common-passwords.ts";
import { createSemaphore } from "../semaphore.ts";

/** OWASP's first choice for argon2id without much memory: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify(argon2);
/** Hashing fills a thread of Node's pool; the pool has four, and files need some. */
const hashing = createSemaphore({
  permits: Math.min(3, availableParallelism()),
  maxWaiting: 200,
  refusal: () => new CurtaError("unavailable", { detail: "too many passwords to hash" }),
});

interface Phc {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Hash of a password as a PHC string, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await compute(password, { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM, salt });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(tag)}`;
}

/** Base64 as PHC strings have it: without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** Stands in for accounts that do not exist: costs what a real one costs, and nothing matches it. */
const UNKNOWN_ACCOUNT: Phc = {
  memory: MEMORY_KIB,
  passes: PASSES,
  parallelism: PARALLELISM,
  salt: randomBytes(SALT_BYTES),
  tag: randomBytes(TAG_BYTES),
};

/** Compares a password with a PHC string; without one it does the same work and says no. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const phc = (hash === undefined ? undefined : parse(hash)) ?? UNKNOWN_ACCOUNT;
  const tag = await compute(password.slice(0, 4 * MAX_PASSWORD_CHARS), phc);
  return timingSafeEqual(tag, phc.tag) && phc !== UNKNOWN_ACCOUNT;
}

function compute(password: string, phc: Omit<Phc, "tag">): Promise<Buffer> {
  return hashing(() =>
    derive("argon2id", {
      // One person types é as one character, another's keyboard as two.
      message: Buffer.from(password.normalize("NFC")),
      nonce: phc.salt,
      memory: phc.memory,
      passes: phc.passes,
      parallelism: phc.parallelism,
      tagLength: TAG_BYTES,
    }),
  );
}

function parse(hash: string): Phc | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/.exec(hash);
  const [, memory, passes, parallelism, salt, tag] = parts ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/** @throws CurtaError weak_password; length counts characters as people see code points */
export function assertGoodPassword(password: string, email: string): void {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < MIN_PASSWORD_CHARS || length > MAX_PASSWORD_CHARS || isGuessable(password, email)) {
    throw new CurtaError("weak_password");
  }
}
