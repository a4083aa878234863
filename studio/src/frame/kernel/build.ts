import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

/**
 * The builds of the kernel. Threads of a film share one memory; the single worker of a page has its own (pages
 * may share memory only under headers that forbid much else). Relaxed SIMD is faster and not everywhere.
 */
export const KERNEL_BUILDS = [
  { file: "shared-relaxed.wasm", shared: true, relaxed: true },
  { file: "shared-strict.wasm", shared: true, relaxed: false },
  { file: "own.wasm", shared: false, relaxed: false },
] as const;
export type KernelBuild = (typeof KERNEL_BUILDS)[number];

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** Compiles the AssemblyScript sources beside this file. The same sources always give the same bytes. */
export async function compileKernel(build: KernelBuild): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined;
  const { error } = await main(
    ["kernel.as.ts", "--baseDir", FOLDER, "--outFile", "kernel.wasm", ...compilerFlags(build)],
    {
      writeFile(_name, contents) {
        if (typeof contents !== "string") wasm = contents;
      },
    },
  );
  if (error || !wasm) throw new Error(`the kernel does not compile (${build.file})`, { cause: error });
  return wasm;
}

function compilerFlags(build: KernelBuild): string[] {
  const features = [
    "simd",
    "bulk-memory",
    ...(build.shared ? ["threads"] : []),
    ...(build.relaxed ? ["relaxed-simd"] : []),
  ];
  const memory = ["--importMemory", "--initialMemory", "1", "--maximumMemory", "65536"];
  const speed = ["-O3", "--noAssert", "--runtime", "stub"];
  return [...speed, ...memory, ...(build.shared ? ["--sharedMemory"] : []), "--enable", features.join(",")];
}

if (import.meta.main) {
  for (const build of KERNEL_BUILDS) await writeFile(FOLDER + build.file, await compileKernel(build));
}
