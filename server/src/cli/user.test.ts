import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERRORS } from "@curta/contract";
import { readZip } from "../../testing/read-zip.ts";
import { tracesOnDisk } from "../../testing/traces/traces.ts";

const EMAIL = "vestigio-da-ana@curta.example";
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-user-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function user(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, "launch.mjs"), "user", ...args], {
    cwd: folder,
    env: { ...process.env, CURTA_DATA: join(folder, "data"), CURTA_LOG: "silent" },
  });
}

test("a person's data is handed over as a ZIP, and removed from every file of the installation", async () => {
  await user("add", EMAIL);
  // Root's database runs under another account, which must pass through.
  expect((await stat(join(folder, "data"))).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  const out = join(folder, "ana.zip");
  expect((await user("export", EMAIL, "-o", out)).stdout).toBe(`Pronto: ${out}\n`);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  const document = readZip(await readFile(out)).get("dados.json");
  expect(JSON.parse(String(document))).toMatchObject({ conta: [{ email: EMAIL }] });
  expect((await user("log")).stdout).toMatch(/ recebeu uma conta\n.* levou uma cópia dos seus dados\n$/);
  // Neither a file that is there nor one for nobody is written.
  await expect(user("export", EMAIL, "-o", out)).rejects.toMatchObject({
    stderr: `${ERRORS.file_not_writable[1]} (${out} já existe)\n`,
  });
  await expect(user("export", "outra@curta.example", "-o", join(folder, "b.zip"))).rejects.toMatchObject({
    stderr: expect.stringContaining(ERRORS.user_unknown[1]),
  });

  const data = join(folder, "data");
  expect(await tracesOnDisk(data, [EMAIL])).not.toEqual([]);
  expect((await user("remove", EMAIL)).stdout).toContain(`${EMAIL} foi removido`);
  expect(await tracesOnDisk(data, [EMAIL])).toEqual([]);
  expect((await user("list")).stdout).toBe("");
}, 120_000);
