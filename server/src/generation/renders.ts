/** Memory that one film needs at most while it is rendered, in bytes; see docs/performance.md. */
const BYTES_PER_FILM = 700 * 1024 * 1024;
/** Memory that is left to everything else. */
const BYTES_FOR_REST = 512 * 1024 * 1024;
/** A film is rendered by two threads at once and an encoder that fills what they leave. */
const CORES_PER_FILM = 2;

/** Films at a time that a machine, or the share of it that this process may use, can render. At least 1. */
export function rendersFor(cores: number, memoryBytes: number): number {
  const byMemory = Math.floor((memoryBytes - BYTES_FOR_REST) / BYTES_PER_FILM);
  return Math.max(1, Math.min(Math.floor(cores / CORES_PER_FILM), byMemory));
}
