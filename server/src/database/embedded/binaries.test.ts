import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findBinaries } from "./binaries.ts";

const run = promisify(execFile);

/** Root may write everywhere, unless it lays down the right to. */
const BOUND = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override", "--"] : [];

test.runIf(process.platform === "linux")(
  "who may not write where npm installed PostgreSQL still runs it, with links in a folder of their own",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "curta-binaries-"));
    try {
      const [native, own] = [join(folder, "native"), join(folder, "own")];
      const installed = await findBinaries(folder);
      await cp(installed.native, native, { recursive: true });
      const libraries = await readdir(join(native, "lib"), { withFileTypes: true });
      const links = libraries.filter((entry) => entry.isSymbolicLink());
      for (const { name } of links) await rm(join(native, "lib", name));
      await chmod(join(native, "lib"), 0o555);
      const module = JSON.stringify(new URL("./binaries.ts", import.meta.url).href);
      const program = `const { completeBinaries } = await import(${module});
        console.log(JSON.stringify(await completeBinaries(${JSON.stringify(native)}, ${JSON.stringify(own)})));`;
      const [command, ...args] = [...BOUND, process.execPath, "--input-type=module", "--eval", program];
      const { stdout } = await run(command, args);
      expect(JSON.parse(stdout)).toEqual({ native, libraries: `${own}:${join(native, "lib")}` });
      const initdb = join(native, "bin/initdb");
      await expect(run(initdb, ["--version"], { env: {} })).rejects.toThrow(/shared librar/);
      const found = await run(initdb, ["--version"], {
        env: { LD_LIBRARY_PATH: `${own}:${join(native, "lib")}` },
      });
      expect(found.stdout).toContain("PostgreSQL");
    } finally {
      await chmod(join(folder, "native/lib"), 0o755);
      await rm(folder, { recursive: true });
    }
  },
);
