import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WEBHOOK_PATH } from "@curta/contract";
import { expect, test } from "vitest";
import { until } from "../testing/servers/test-server.ts";
import { signIn, startLockedServer } from "../testing/people.ts";

test("no image_url makes the server knock on its own doors, even where their names are allowed", async () => {
  let knocks = 0;
  const inside = createServer((_request, response) => {
    knocks += 1;
    response.end("inside");
  }).listen(0);
  inside.on("connection", () => (knocks += 1));
  await once(inside, "listening");
  const { port } = inside.address() as AddressInfo;
  const hosts = [
    "localhost",
    "127.0.0.1",
    "[::1]",
    "169.254.169.254",
    "0.0.0.0",
    "[::ffff:7f00:1]",
    "2130706433",
  ];
  await using server = await startLockedServer({ env: { CURTA_IMAGE_HOSTS: hosts.join(",") } });
  const ana = await signIn(server, "ana");
  const addresses = [
    ...hosts.map((host) => `http://${host}:${port}/photo.jpg`),
    `http://0x7f.1:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://localhost.:${port}/`,
    `http://user:pass@localhost:${port}/`,
    `http://localhost:${port}#@elsewhere.example/`,
    `http://[::1%25lo]:${port}/`,
    `https://localhost:${port}/`,
    `ftp://localhost:${port}/`,
    "file:///etc/passwd",
    "data:image/svg+xml,<svg/>",
    "//localhost/",
  ];
  for (const address of addresses) {
    const response = await ana.post(WEBHOOK_PATH, ana.videoBody(address));
    expect(response.status, address).toBe(422);
    expect(await response.json(), address).toMatchObject({ code: "unknown_image_url" });
  }
  expect(knocks).toBe(0);
  inside.close();
});

test("a picture of another host has a place among the photos on their way before it is asked for, and gives it back", async () => {
  await using server = await startLockedServer({ env: { CURTA_IMAGE_HOSTS: "localhost" } });
  const ana = await signIn(server, "ana");
  const { uploads } = server.context.door;
  const ask = async () => {
    const response = await ana.post(WEBHOOK_PATH, ana.videoBody("http://localhost:9/photo.jpg"));
    return ((await response.json()) as { code: string }).code;
  };
  // Elsewhere, so that it is the user's places that are taken.
  const own = [1, 2, 3].map((n) => uploads.take({ user: ana.userId, network: `192.0.2.${n}` }));
  expect(await ask()).toBe("too_many_images");
  for (const giveBack of own) giveBack();
  const near = Array.from({ length: 12 }, (_, n) =>
    uploads.take({ user: `user ${n}`, network: "127.0.0.1" }),
  );
  expect(await ask()).toBe("queue_full");
  for (const giveBack of near) giveBack();
  for (let asked = 0; asked < 5; asked++) expect(await ask()).toBe("unknown_image_url");
  await until("all places to be free", async () => uploads.taken() === 0);
});
