import { readFile } from "node:fs/promises";
import { openFrameKernel } from "./kernel.ts";

let loaded: Promise<WebAssembly.Module> | undefined;

/**
 * The kernel for a film, whose threads share memory. It is kept for as long as the process lives: V8 ends the process where
 * compiled code is freed while threads still optimise it (nodejs/node#64500), and the next film has optimised code at once.
 */
export function loadKernel(): Promise<WebAssembly.Module> {
  loaded ??= compileKernel().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * The build with relaxed SIMD is faster and draws the same bytes. The other one is for machines without relaxed SIMD or with
 * other results (ARM).
 */
async function compileKernel(): Promise<WebAssembly.Module> {
  const relaxed = await readFile(new URL("../kernel/shared-relaxed.wasm", import.meta.url));
  if (WebAssembly.validate(relaxed)) {
    const module = await WebAssembly.compile(relaxed);
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const kernel = await openFrameKernel(module, memory);
    if (kernel.dotOf(200, -3) === 2 * 200 * -3) return module;
  }
  return WebAssembly.compile(await readFile(new URL("../kernel/shared-strict.wasm", import.meta.url)));
}
