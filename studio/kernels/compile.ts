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
  return (await compile(source, flagsOf(options))).wasm;
}

/** TypeScript declarations of what a source exports, as the compiler writes them. */
export async function declareKernel(source: string, options: KernelOptions = {}): Promise<string> {
  return (await compile(source, [...flagsOf(options), "--bindings", "raw"])).declarations;
}

async function compile(source: string, flags: string[]): Promise<{ wasm: Uint8Array; declarations: string }> {
  let wasm: Uint8Array | undefined;
  let declarations = "";
  const { error } = await main(
    [source, "--baseDir", dirname(source), "--outFile", "kernel.wasm", ...FLAGS, ...flags],
    {
      writeFile(name, contents) {
        if (typeof contents !== "string") wasm = contents;
        else if (name.endsWith(".d.ts")) declarations = contents;
      },
    },
  );
  if (error || !wasm) throw new Error(`${source} does not compile`, { cause: error });
  return { wasm, declarations };
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
