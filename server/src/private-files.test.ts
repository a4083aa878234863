import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { WEBHOOK_PATH } from "@curta/contract";
import { photoPath } from "@curta/photos";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT, SERVE, start } from "../testing/running-program.ts";
import { TestCaller, until } from "../testing/servers/test-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-private-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Arguments of a shell that runs Node with these, under the umask of most people. */
function withUsualUmask(args: readonly string[]): string[] {
  return ["-c", 'umask 022; exec "$0" "$@"', process.execPath, ...args];
}

function curta(args: readonly string[], data: string): Promise<unknown> {
  return promisify(execFile)("sh", withUsualUmask(["server/src/cli/launch.mjs", ...args]), {
    cwd: ROOT,
    env: { ...process.env, CURTA_DATA: data, CURTA_LOG: "silent", PORT: "0" },
  });
}

/** What others than the owner may read or write. Root's database, of another account, may pass through its folders. */
async function openToOthers(data: string): Promise<string[]> {
  const names = [".", ...(await readdir(data, { recursive: true }))];
  const modes = await Promise.all(names.map(async (name) => (await stat(join(data, name))).mode));
  return names.filter((_name, index) => ((modes[index] ?? 0) & 0o066) !== 0);
}

test.each([
  ["user", ["user", "add", "ana@curta.example"]],
  ["key", ["key"]],
  ["doctor", ["doctor"]],
])("what curta %s makes in a fresh folder is for its owner alone", async (name, args) => {
  const data = join(folder, name);
  await curta(args, data);
  expect(await openToOthers(data)).toEqual([]);
});

test("images, films and their segments are for the owner of a serving installation alone, and so is a copy of it", async () => {
  const data = join(folder, "served");
  await using running = await start("sh", withUsualUmask(SERVE), {
    CURTA_DATA: data,
    CURTA_HOST: "127.0.0.1",
    CURTA_LOGIN: "optional",
  });
  const caller = new TestCaller(/no ar: (\S+)/.exec(running.said())?.[1] ?? "");
  const { image_url } = await caller.makeImage(await readFile(photoPath("sleeping-cat.jpg")));
  const film = { ...caller.videoBody(image_url, "Close no gato."), opcoes: { estilo: "suave", duracao: 5 } };
  expect((await caller.post(WEBHOOK_PATH, film)).status).toBe(202);
  const path = "/rest/v1/shorts_generation?select=status&status=eq.completed";
  await until("the film", async () => (await (await fetch(caller.url + path)).text()) !== "[]", 240_000);
  const made = await readdir(data, { recursive: true });
  for (const each of [/^media\/.+\/keyimage\.jpg$/, /^media\/.+\/film\.mp4$/, /^segments\/.+/]) {
    expect(made.filter((name) => each.test(name))).not.toEqual([]);
  }
  expect(await openToOthers(data)).toEqual([]);
  const copy = join(folder, "copy");
  await curta(["backup", copy], data);
  expect(await openToOthers(copy)).toEqual([]);
}, 300_000);

test("what curta film makes has the umask of whoever called it", async () => {
  const out = join(folder, "cat.jpg");
  await curta(["film", photoPath("sleeping-cat.jpg"), "-o", out, "--image-only"], join(folder, "unused"));
  expect((await stat(out)).mode & 0o777).toBe(0o644);
});
