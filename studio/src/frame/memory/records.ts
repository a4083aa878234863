/**
 * The kernel's records, written field by field in the order in which the `@unmanaged` classes of
 * the kernel declare them (32-bit numbers, or doubles on 8-byte boundaries).
 */
export const SHADE_BYTES = 36;
export const AXIS_PLAN_BYTES = 12;
export const MESH_PLAN_BYTES = 128;
export const MESH_JOB_BYTES = 48;
/** The weight tables of `kernel/mesh/taps.as.ts`: 172 steps and 49 rises, 64 places each, 64 bytes an entry. */
export const TAPS_BYTES = (172 + 49) * 64 * 64;
export const PLANE_GRADE_JOB_BYTES = 44;

/** Writes consecutive 32-bit whole numbers. */
export function writeInts(memory: WebAssembly.Memory, address: number, values: readonly number[]): void {
  new Int32Array(memory.buffer, address, values.length).set(values);
}

/** Writes consecutive doubles. */
export function writeDoubles(memory: WebAssembly.Memory, address: number, values: readonly number[]): void {
  new Float64Array(memory.buffer, address, values.length).set(values);
}
