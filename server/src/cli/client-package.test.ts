import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addApiKey } from "../identity/index.ts";
import { signIn, startLockedServer } from "../../testing/people.ts";

const run = promisify(execFile);
const CLIENT = join(import.meta.dirname, "../../../client");
const TSC = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-client-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PROGRAM = `
import { ClientError, createClient, type Film } from "@curta/client";
const [server = "", key = ""] = process.argv.slice(2);
const curta = createClient({ server, key });
const image = await curta.makeImage({ photo: new Uint8Array(64).fill(7), seconds: 5 });
const { id } = await curta.requestFilm({ ...image, seconds: 5 });
const film: Film = await curta.waitForFilm(id);
const refusal: unknown = await createClient({ server, key: key + "x" }).findFilm(id).catch((error) => error);
console.log(film.status, refusal instanceof ClientError && refusal.status);
`;

test("the packed client is installed into an empty folder, has types, and makes a film on a running server", async () => {
  await run("npm", ["run", "package", "--", "--pack-destination", folder], { cwd: CLIENT });
  const [tarball = ""] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await run("npm", ["install", "--offline", "--ignore-scripts", `./${tarball}`], { cwd: folder });
  const installed = (await readdir(join(folder, "node_modules/@curta/client"))).toSorted();
  expect(installed).toEqual(["README.md", "dist", "package.json"]);

  await writeFile(join(folder, "film.ts"), PROGRAM);
  const strict = ["--strict", "--module", "nodenext", "--target", "es2024", "--noEmit", "--types", ""];
  await writeFile(join(folder, "globals.d.ts"), "declare const process: { argv: string[] };");
  await run(TSC, [...strict, "--lib", "es2024,dom", "film.ts", "globals.d.ts"], { cwd: folder });
  // Types that are not there would let anything through.
  await writeFile(join(folder, "wrong.ts"), PROGRAM.replace("seconds: 5 }", 'seconds: "5" }'));
  const wrong = run(TSC, [...strict, "--lib", "es2024,dom", "wrong.ts", "globals.d.ts"], { cwd: folder });
  await expect(wrong).rejects.toMatchObject({ stdout: expect.stringContaining("wrong.ts(5") });

  await using server = await startLockedServer();
  server.startWorker();
  await signIn(server, "ana");
  const { pool } = server.context;
  const { key } = await addApiKey(pool, "ana@curta.example", "programa", ["webhook", "rest"]);
  const { stdout } = await run(process.execPath, ["film.ts", server.url, key], { cwd: folder });
  expect(stdout.trim()).toBe("completed 401");
});
