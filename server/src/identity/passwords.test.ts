import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertGoodPassword, hashPassword, verifyPassword } from "./passwords.ts";
import { readRefreshToken, writeRefreshToken } from "./refresh-token.ts";

test("a password matches its own hash and no other", async () => {
  const hash = await hashPassword("ção é difícil");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword("ção é difícil", hash)).toBe(true);
  expect(await verifyPassword("cao e dificil", hash)).toBe(false);
  expect(await verifyPassword("ção é difícil", undefined)).toBe(false);
  expect(await verifyPassword("ção é difícil", "$argon2id$broken")).toBe(false);
});

test("accents match however the keyboard composes them", async () => {
  const hash = await hashPassword("coração gigante".normalize("NFD"));
  expect(await verifyPassword("coração gigante".normalize("NFC"), hash)).toBe(true);
});

test("length counts characters, not bytes; the e-mail itself is no password", () => {
  expect(() => assertGoodPassword("🎬🎞️🍿🎥🎶📷🌅", "a@b.example")).not.toThrow();
  expect(() => assertGoodPassword("1234567", "a@b.example")).toThrow(/fácil/);
  expect(() => assertGoodPassword("maria.silva@b.example", "maria.silva@b.example")).toThrow();
  expect(() => assertGoodPassword("maria.silva", "maria.silva@b.example")).toThrow();
});

test("a refresh token reads back as it was written, and only with the key that wrote it", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.bigInt({ min: 0n, max: 2n ** 63n }), (sessionId, counter) => {
      const text = writeRefreshToken({ sessionId, counter }, mac);
      expect(readRefreshToken(text, mac)).toEqual({ sessionId, counter });
      expect(readRefreshToken(text, () => Buffer.alloc(32, 1))).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readRefreshToken(text, mac)).toBeUndefined();
    }),
  );
});

/** Stands in for HMAC-SHA256: 32 bytes that follow from the message. */
function mac(message: Buffer): Buffer {
  return Buffer.concat([message, message]).subarray(0, 32);
}
