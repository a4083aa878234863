/** `node studio/kernels/build.ts` compiles all kernels and writes them to where they are loaded from. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileKernel, declareKernel, type KernelOptions } from "./compile.ts";
import { interfaceOf } from "./interface.ts";

interface KernelBuild extends KernelOptions {
  /** Paths from `studio/src`. */
  readonly source: string;
  readonly target: string;
  /** Where its exports are written down as an interface, if they are. */
  readonly exports?: string;
}

/**
 * All kernels. That of frames comes in three builds: threads of a film share one memory; the single worker of a page
 * has its own (pages may share memory only under headers that forbid much else).
 */
export const KERNELS: readonly KernelBuild[] = [
  {
    source: "frame/kernel/kernel.as.ts",
    target: "frame/kernel/shared-relaxed.wasm",
    shared: true,
    relaxed: true,
  },
  { source: "frame/kernel/kernel.as.ts", target: "frame/kernel/shared-strict.wasm", shared: true },
  { source: "frame/kernel/kernel.as.ts", target: "frame/kernel/own.wasm" },
  { source: "photo/kernel/grade.as.ts", target: "photo/kernel/grade.wasm" },
  { source: "reading/kernel/kernel.as.ts", target: "reading/kernel/kernel-binary.ts" },
  { source: "score/kernel/kernel.as.ts", target: "score/kernel/kernel-binary.ts" },
  {
    source: "seeing/kernel/kernel.as.ts",
    target: "seeing/kernel/kernel-binary.ts",
    exports: "seeing/kernel/kernel-exports.ts",
  },
];

/** The path of a source or target. */
export function pathOf(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url));
}

/** A kernel as its file holds it: bytes, or text in a module that worker, page and test get at alike and at once. */
export async function fileOf({
  source,
  target,
  exports: _exports,
  ...options
}: KernelBuild): Promise<Buffer> {
  const wasm = Buffer.from(await compileKernel(pathOf(source), options));
  return target.endsWith(".ts") ? Buffer.from(asModule(wasm.toString("base64"))) : wasm;
}

/** The interface of a kernel's exports. */
export async function exportsOf({ source }: KernelBuild): Promise<string> {
  return interfaceOf(await declareKernel(pathOf(source)));
}

function asModule(base64: string): string {
  return `/** The compiled kernel in base64; made by studio/kernels/build.ts from the sources beside it. */\nexport const KERNEL_BASE64 =\n  "${base64}";\n`;
}

if (import.meta.main) {
  for (const kernel of KERNELS) {
    await writeFile(pathOf(kernel.target), await fileOf(kernel));
    if (kernel.exports) await writeFile(pathOf(kernel.exports), await exportsOf(kernel));
  }
}
