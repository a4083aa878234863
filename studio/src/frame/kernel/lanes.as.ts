// The two operations that relaxed SIMD makes cheaper. Every caller keeps within the range where the strict
// and the relaxed instruction are defined alike (byte indexes below 16; never -32768 times -32768), so both
// builds give the same bytes.

/** Byte i of the answer is byte `indexes[i]` (0 to 15) of `bytes`. */
@inline
export function pick(bytes: v128, indexes: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i8x16.relaxed_swizzle(bytes, indexes);
  return i8x16.swizzle(bytes, indexes);
}

/** Rounded product of two Q15 numbers, eight at a time. */
@inline
export function mulQ15(a: v128, b: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i16x8.relaxed_q15mulr_s(a, b);
  return i16x8.q15mulr_sat_s(a, b);
}
