import { dirname } from "node:path";
import { main } from "assemblyscript/asc";

const FLAGS = ["-O3", "--noAssert", "--runtime", "stub", "--importMemory", "--initialMemory", "1"];
/** The most pages that WebAssembly can address; threads that share a memory have to name a bound. */
const MOST_PAGES = ["--maximumMemory", "65536"];

/** How a kernel is compiled. */
export interface KernelOptions {
  /** For threads that share one memory. */
  readonly shared?: boolean;
  /** With relaxed SIMD, which is faster and not everywhere. */
  readonly relaxed?: boolean;
}

/** Compiles an AssemblyScript source, named by its path. The same sources always give the same bytes. */
export async function compileKernel(source: string, options: KernelOptions = {}): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined;
  const { error } = await main(
    [source, "--baseDir", dirname(source), "--outFile", "kernel.wasm", ...FLAGS, ...flagsOf(options)],
    {
      writeFile(_name, contents) {
        if (typeof contents !== "string") wasm = contents;
      },
    },
  );
  if (error || !wasm) throw new Error(`${source} does not compile`, { cause: error });
  return wasm;
}

function flagsOf({ shared = false, relaxed = false }: KernelOptions): string[] {
  const features = [
    "simd",
    "bulk-memory",
    ...(shared ? ["threads"] : []),
    ...(relaxed ? ["relaxed-simd"] : []),
  ];
  return [...(shared ? [...MOST_PAGES, "--sharedMemory"] : []), "--enable", features.join(",")];
}
