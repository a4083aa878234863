import { randomInt } from "node:crypto";

/** Letters and digits that cannot be confused with one another. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password that can be read from a screen and typed: 16 characters, 79 bits. */
export function makePassword(): string {
  return Array.from({ length: GROUPS }, makeGroup).join("-");
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");
}
