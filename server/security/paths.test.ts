import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaKey, newMediaFolder } from "../src/media/media-store.ts";
import type { TestServer } from "../testing/servers/test-server.ts";
import { startLockedServer } from "../testing/people.ts";
import { askRaw } from "../testing/requests/raw-request.ts";

const SECRET = "nobody may read this";
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-paths-"));
  await mkdir(join(folder, "dist/assets"), { recursive: true });
  await writeFile(join(folder, "dist/index.html"), "<!doctype html>");
  server = await startLockedServer({ parts: { pageFolder: join(folder, "dist") } });
  const data = server.context.config.dataFolder;
  // Beside and above whatever is served, under names that a climbing path would hit.
  for (const beside of [folder, data]) await writeFile(join(beside, "secret.txt"), SECRET);
  // Under a name that the media's folder serves.
  for (const beside of [data, join(data, "media")]) await writeFile(join(beside, "film.mp4"), SECRET);
  await mkdir(join(folder, "dist/.git"));
  await writeFile(join(folder, "dist/.git/config"), SECRET);
  await writeFile(join(data, "media/secret.txt"), SECRET);
  await server.context.media.putBytes(mediaKey(newMediaFolder(), "film.mp4"), Buffer.from("film"));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const piece = fc.constantFrom(
  "..",
  ".",
  "",
  "%2e%2e",
  "%2E.",
  "..%2f",
  "%2f",
  "..%5c",
  "\\..",
  "%252e%252e",
  "%c0%ae%c0%ae",
  "..;",
  "%00",
  "media",
  "assets",
  "secret.txt",
  ".git",
  "config",
  "etc",
  "passwd",
  "0".repeat(32),
  "film.mp4",
  "%u002e",
  "~",
  "C:",
  "file:",
  "?",
  "#",
);

test("no path climbs out of the page's or the media's folder, however it is written", async () => {
  const path = fc
    .tuple(fc.constantFrom("/", "/media/", "/assets/", "//", "/media/../"), fc.array(piece, { maxLength: 8 }))
    .map(([start, pieces]) => start + pieces.join("/"));
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom("*/*", "text/html"), async (text, accept) => {
      const answer = await askRaw(server.url, text, { headers: { accept } });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toContain(SECRET);
      expect(answer.body).not.toContain("root:");
    }),
    {
      numRuns: 1_500,
      examples: [
        ["/../secret.txt", "*/*"],
        ["/media/../secret.txt", "*/*"],
        ["/.git/config", "*/*"],
        ["/media/%2e%2e/film.mp4", "*/*"],
        ["/media/%2e/film.mp4", "*/*"],
        ["/media//film.mp4", "*/*"],
      ],
    },
  );
});

test("folders are not listed, and their names hold 128 random bits", async () => {
  for (const path of ["/media", "/media/", "/assets", "/assets/", `/media/${"0".repeat(32)}/`]) {
    expect((await askRaw(server.url, path)).status).toBe(404);
  }
  const names = Array.from({ length: 1_000 }, newMediaFolder);
  expect(new Set(names).size).toBe(1_000);
  expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
});
