import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopLeftoverProcesses } from "../../src/database/embedded/leftovers.ts";

/** Names the folder in which test files of one process find the PostgreSQL that the first of them started. */
export const SHARED = "TEST_DATABASES_FOLDER";

/** Before all tests: a folder for their PostgreSQLs. After all tests these are ended, whatever became of the tests' processes. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "curta-test-databases-"));
  // PostgreSQL runs under another account where tests run as root.
  await chmod(folder, 0o711);
  process.env[SHARED] = folder;
  return async () => {
    for (const name of await readdir(folder)) await stopLeftoverProcesses(join(folder, name, "cluster"));
    await rm(folder, { recursive: true, force: true });
  };
}
