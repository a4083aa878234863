/** Samples of one chunk: a multiple of every block size of the kernel. */
const CHUNK = 9_600;

/**
 * Processes a loop in chunks. Engines switch from quickly compiled to optimized WebAssembly only between calls, so a
 * single call for the whole loop would stay slow until its end.
 */
export function inChunks(samples: number, work: (from: number, count: number) => void): void {
  for (let from = 0; from < samples; from += CHUNK) work(from, Math.min(CHUNK, samples - from));
}
