import { createHmac, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findDeviceToken, writeDeviceToken } from "./device.ts";

const mac = (message: Buffer) => createHmac("sha256", "a key").update(message).digest();
const stranger = (message: Buffer) => createHmac("sha256", "another key").update(message).digest();
const [ana, bia] = [randomUUID(), randomUUID()];

test("a device is known by its token for the one account, and each device by another", () => {
  const [one, other] = [writeDeviceToken(ana, mac), writeDeviceToken(ana, mac)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64url")).toHaveLength(48);
  const tokens = ["", "no token", writeDeviceToken(bia, mac), one, other];
  expect(findDeviceToken(tokens, ana, mac)).toBe(one);
  expect(findDeviceToken([other], ana, mac)).toBe(other);
  expect(findDeviceToken([one, other], bia, mac)).toBeUndefined();
});

test("no change of a single bit, no other spelling and no other length of a token is accepted", () => {
  const token = writeDeviceToken(ana, mac);
  const bytes = Buffer.from(token, "base64url");
  const changed = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const copy = Buffer.from(bytes);
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return copy.toString("base64url");
  });
  const spelled = [
    `${token}=`,
    `${token} `,
    token.slice(0, -1),
    Buffer.concat([bytes, bytes]).toString("base64url"),
  ];
  expect(findDeviceToken([...changed, ...spelled], ana, mac)).toBeUndefined();
});

test("a token that another key has signed is none", () => {
  expect(findDeviceToken([writeDeviceToken(ana, stranger)], ana, mac)).toBeUndefined();
});
