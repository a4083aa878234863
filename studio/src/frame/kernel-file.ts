import { readFile } from "node:fs/promises";

/**
 * The kernel for a film: threads share its memory. Of the two builds the one with relaxed SIMD is faster
 * and draws the same bytes; machines without it get the other.
 */
export async function loadKernel(): Promise<WebAssembly.Module> {
  const relaxed = await readFile(new URL("kernel/shared-relaxed.wasm", import.meta.url));
  if (WebAssembly.validate(relaxed)) return WebAssembly.compile(relaxed);
  return WebAssembly.compile(await readFile(new URL("kernel/shared-strict.wasm", import.meta.url)));
}
