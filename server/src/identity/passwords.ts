import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { CurtaError, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "@curta/contract";
import { isGuessable } from "./common-passwords.ts";

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify(argon2);

interface Phc {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Hashes a password with a new salt. Returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await compute(password, { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM, salt });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(tag)}`;
}

/** Base64 without padding, as PHC strings require. */
function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** Used for accounts that do not exist: takes the same time, and no password matches it. */
const UNKNOWN_ACCOUNT: Phc = {
  memory: MEMORY_KIB,
  passes: PASSES,
  parallelism: PARALLELISM,
  salt: randomBytes(SALT_BYTES),
  tag: randomBytes(TAG_BYTES),
};

/** Compares a password with a PHC string; without one, takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const phc = (hash === undefined ? undefined : parse(hash)) ?? UNKNOWN_ACCOUNT;
  const tag = await compute(password.slice(0, 4 * MAX_PASSWORD_CHARS), phc);
  return timingSafeEqual(tag, phc.tag) && phc !== UNKNOWN_ACCOUNT;
}

function compute(password: string, phc: Omit<Phc, "tag">): Promise<Buffer> {
  return derive("argon2id", {
    // Keyboards differ: é can be one character or two.
    message: Buffer.from(password.normalize("NFC")),
    nonce: phc.salt,
    memory: phc.memory,
    passes: phc.passes,
    parallelism: phc.parallelism,
    tagLength: TAG_BYTES,
  });
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

/** @throws CurtaError weak_password; length is counted in code points */
export function assertGoodPassword(password: string, email: string): void {
  const length = Array.from(password.normalize("NFC")).length;
  if (length < MIN_PASSWORD_CHARS || length > MAX_PASSWORD_CHARS || isGuessable(password, email)) {
    throw new CurtaError("weak_password");
  }
}
