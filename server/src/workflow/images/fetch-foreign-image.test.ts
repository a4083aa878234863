import { once } from "node:events";
import { createServer, type Server } from "node:http";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_PHOTO_BYTES } from "@curta/contract";
import { isPublicAddress } from "../public-address.ts";
import { fetchForeignImage } from "./fetch-foreign-image.ts";

let server: Server;
let port: number;
/** Answers without an end that whoever asked has hung up on. */
let closed = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/photo") response.end("photo");
    else if (request.url === "/inside") response.writeHead(302, { location: "http://127.0.0.1/" }).end();
    else if (request.url === "/largest") response.end(Buffer.alloc(MAX_PHOTO_BYTES));
    else if (request.url?.startsWith("/endless")) {
      response.writeHead(Number(request.url.slice("/endless/".length))).flushHeaders();
      response.on("close", () => closed++);
      const more = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      response.on("close", () => clearInterval(more));
    } else if (request.url === "/large") response.end(Buffer.alloc(MAX_PHOTO_BYTES + 1));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => void server.close());

const anywhere = () => true;

describe("a foreign image", () => {
  test("comes from an allowed host", async () => {
    const photo = await fetchForeignImage(`http://localhost:${port}/photo`, {
      hosts: ["localhost"],
      allowsAddress: anywhere,
    });
    expect(Buffer.from(photo).toString()).toBe("photo");
  });

  test.each(["/inside", "/missing"])("is not followed to %s", async (path) => {
    const options = { hosts: ["localhost"], allowsAddress: anywhere };
    await expect(fetchForeignImage(`http://localhost:${port}${path}`, options)).rejects.toMatchObject({
      code: "unknown_image_url",
    });
  });

  test("is not read beyond the limit", async () => {
    const options = { hosts: ["localhost"], allowsAddress: anywhere };
    await expect(fetchForeignImage(`http://localhost:${port}/large`, options)).rejects.toMatchObject({
      code: "photo_too_large",
    });
  });

  test("is read to the very limit", async () => {
    const options = { hosts: [`localhost:${port}`], allowsAddress: anywhere };
    const photo = await fetchForeignImage(`http://localhost:${port}/largest`, options);
    expect(photo.length).toBe(MAX_PHOTO_BYTES);
  });

  test.each([
    [200, "photo_too_large"],
    [404, "unknown_image_url"],
  ])("of an answer %i without an end the rest is not waited for", async (status, code) => {
    const before = closed;
    const options = { hosts: ["localhost"], allowsAddress: anywhere };
    const refused = fetchForeignImage(`http://localhost:${port}/endless/${status}`, options);
    await expect(refused).rejects.toMatchObject({ code });
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(before + 1);
  });

  test("is refused where the allowed name, or number, leads inside", async () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]"]) {
      const options = { hosts: ["localhost", "127.0.0.1", "[::1]", "[::ffff:7f00:1]"] };
      await expect(fetchForeignImage(`http://${host}:${port}/photo`, options)).rejects.toMatchObject({
        code: "unknown_image_url",
      });
    }
  });

  test.each([
    "file:///etc/passwd",
    "http://user@localhost/",
    "http://other.example/",
    "gopher://localhost",
    "nonsense",
  ])("at %s is refused without a connection", async (address) => {
    await expect(
      fetchForeignImage(address, { hosts: ["localhost"], allowsAddress: anywhere }),
    ).rejects.toMatchObject({
      code: "unknown_image_url",
      // Of a connection it would say how that failed.
      detail: address === "nonsense" ? undefined : "host is not allowed",
      cause: undefined,
    });
  });
});

test("no private, loopback, link-local or embedded address counts as public", () => {
  const byte = fc.nat(255);
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  );
  fc.assert(
    fc.property(inside, (bytes) => {
      const address = bytes.join(".");
      expect(isPublicAddress(address)).toBe(false);
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
    }),
  );
  for (const address of [
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "nonsense",
  ]) {
    expect(isPublicAddress(address)).toBe(false);
  }
  for (const address of ["8.8.8.8", "200.160.2.3", "2606:4700::1111"])
    expect(isPublicAddress(address)).toBe(true);
});
