import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL("../../../testing/film/encode-push.ts", import.meta.url));

/** Encodes with fresh memory filled with a byte: glibc does so on request, other systems take no notice. */
async function digestOver(byte: number): Promise<string> {
  const env = {
    ...process.env,
    MALLOC_PERTURB_: String(byte),
    // Large blocks too come from the heap then, instead of from the system, which hands out zeros.
    MALLOC_MMAP_THRESHOLD_: "2000000000",
  };
  const { stdout } = await run(process.execPath, [PROGRAM], { env });
  return stdout;
}

test("the same frames are encoded to the same bytes, whatever lay in memory before", async () => {
  const digest = await digestOver(85);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await digestOver(170)).toBe(digest);
});
