import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const FLAGS = ["-O3", "--noAssert", "--runtime", "stub", "--importMemory", "--initialMemory", "1"];

/** Compiles the AssemblyScript sources beside this file. The same sources always give the same bytes. */
export async function compileKernel(): Promise<string> {
  let wasm: Uint8Array | undefined;
  const { error } = await main(
    [
      "kernel.as.ts",
      "--baseDir",
      FOLDER,
      "--outFile",
      "kernel.wasm",
      ...FLAGS,
      "--enable",
      "simd,bulk-memory",
    ],
    {
      writeFile(_name, contents) {
        if (typeof contents !== "string") wasm = contents;
      },
    },
  );
  if (error || !wasm) throw new Error("the kernel does not compile", { cause: error });
  return Buffer.from(wasm).toString("base64");
}

/** As text, so that a worker, a page and a test get at it alike and at once. */
export function kernelFile(base64: string): string {
  return `/** The compiled kernel in base64; made by build.ts from the sources beside it. */\nexport const KERNEL_BASE64 =\n  "${base64}";\n`;
}

if (import.meta.main) await writeFile(`${FOLDER}kernel-binary.ts`, kernelFile(await compileKernel()));
