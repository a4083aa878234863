/** `node studio/kernels/build.ts` compiles all kernels and writes the files that the studio loads. */
import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type CompileOptions, compileKernel, declareKernel } from "./compile.ts";
import { writeExports } from "./write-exports.ts";

/** Sources of one kernel and its compiled forms. Paths from `studio/src`. */
interface KernelBuild {
  /** In PascalCase; names the exported interface (`ScoreKernel`) and constants (`SCORE_KERNEL_...`). */
  readonly name: string;
  readonly source: string;
  /**
   * Compiled files and how each is compiled. A `.wasm` file holds the bytes; a `.ts` file holds them in base64, for
   * kernels that the page, a worker and a test all load in the same way and without waiting.
   */
  readonly targets: Readonly<Record<string, CompileOptions>>;
}

/**
 * All kernels. The frame kernel has three forms: threads of a film share one memory; the only worker of a page has
 * its own, because a page may share memory only with HTTP headers that forbid much else.
 */
export const KERNELS: readonly KernelBuild[] = [
  {
    name: "Frame",
    source: "frame/kernel/kernel.as.ts",
    targets: {
      "frame/kernel/shared-relaxed.wasm": { shared: true, relaxed: true },
      "frame/kernel/shared-strict.wasm": { shared: true },
      "frame/kernel/own.wasm": {},
    },
  },
  { name: "Grading", source: "grading/kernel/grade.as.ts", targets: { "grading/kernel/grade.wasm": {} } },
  {
    name: "Reading",
    source: "reading/kernel/kernel.as.ts",
    targets: { "reading/kernel/kernel-binary.ts": {} },
  },
  { name: "Score", source: "score/kernel/kernel.as.ts", targets: { "score/kernel/kernel-binary.ts": {} } },
  { name: "Seeing", source: "seeing/kernel/kernel.as.ts", targets: { "seeing/kernel/kernel-binary.ts": {} } },
];

/** All files that are made from one kernel's sources: path to contents. */
export async function buildKernel({ name, source, targets }: KernelBuild): Promise<Map<string, Uint8Array>> {
  const exports = writeExports(name, await declareKernel(pathOf(source)));
  const files = new Map<string, Uint8Array>([
    [pathOf(`${dirname(source)}/kernel-exports.ts`), Buffer.from(exports)],
  ]);
  for (const [target, options] of Object.entries(targets)) {
    const wasm = Buffer.from(await compileKernel(pathOf(source), options));
    files.set(pathOf(target), target.endsWith(".ts") ? asModule(name, wasm) : wasm);
  }
  return files;
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url));
}

function asModule(name: string, wasm: Buffer): Buffer {
  const comment = `/** The compiled kernel in base64; written by studio/kernels/build.ts from the sources beside it. */`;
  const constant = `export const ${name.toUpperCase()}_KERNEL_BASE64 =\n  "${wasm.toString("base64")}";`;
  return Buffer.from(`${comment}\n${constant}\n`);
}

if (import.meta.main) {
  for (const kernel of KERNELS) {
    for (const [path, contents] of await buildKernel(kernel)) await writeFile(path, contents);
  }
}
