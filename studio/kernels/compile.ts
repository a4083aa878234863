import { dirname } from "node:path";
import { main } from "assemblyscript/asc";

const FLAGS = ["--noAssert", "--runtime", "stub", "--importMemory", "--initialMemory", "1"];
/** The most pages that WebAssembly can address. A shared memory must name an upper bound. */
const MAX_PAGES = ["--maximumMemory", "65536"];

/** How a kernel is compiled. */
export interface CompileOptions {
  /** For threads that share one memory. */
  readonly shared?: boolean;
  /** With relaxed SIMD, which is faster but not available everywhere. */
  readonly relaxed?: boolean;
}

/** Compiles an AssemblyScript source, named by its path. The same sources always give the same bytes. */
export async function compileKernel(source: string, options: CompileOptions = {}): Promise<Uint8Array> {
  const files = await runCompiler(source, ["-O3", ...optionFlags(options)]);
  const wasm = files.get("kernel.wasm");
  if (!(wasm instanceof Uint8Array)) throw new Error(`${source} gives no WebAssembly`);
  return wasm;
}

/** The TypeScript declarations (`.d.ts`) that the compiler writes for the exports of a source. */
export async function declareKernel(source: string): Promise<string> {
  const files = await runCompiler(source, ["--bindings", "raw", ...optionFlags({})]);
  const declarations = files.get("kernel.d.ts");
  if (typeof declarations !== "string") throw new Error(`${source} gives no declarations`);
  return declarations;
}

async function runCompiler(source: string, flags: readonly string[]): Promise<Map<string, unknown>> {
  const files = new Map<string, unknown>();
  const { error } = await main(
    [source, "--baseDir", dirname(source), "--outFile", "kernel.wasm", ...FLAGS, ...flags],
    { writeFile: (name, contents) => void files.set(name, contents) },
  );
  if (error) throw new Error(`${source} does not compile`, { cause: error });
  return files;
}

function optionFlags({ shared = false, relaxed = false }: CompileOptions): string[] {
  const features = [
    "simd",
    "bulk-memory",
    ...(shared ? ["threads"] : []),
    ...(relaxed ? ["relaxed-simd"] : []),
  ];
  return [...(shared ? [...MAX_PAGES, "--sharedMemory"] : []), "--enable", features.join(",")];
}
