// The operations that relaxed SIMD makes cheaper. Every caller stays in the range where the strict and the relaxed instruction
// give the same result (byte indexes below 16; never -32768 times -32768), so both builds give the same bytes. Only `dotBytes`
// depends on the processor: on some, bytes over 127 are negative. `dotOf` tests that.

/** Byte i of the result is byte `indexes[i]` (0 to 15) of `bytes`. */
@inline
export function swizzle(bytes: v128, indexes: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i8x16.relaxed_swizzle(bytes, indexes);
  return i8x16.swizzle(bytes, indexes);
}

/** Rounded product of two Q15 numbers, eight at a time. */
@inline
export function mulQ15(a: v128, b: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i16x8.relaxed_q15mulr_s(a, b);
  return i16x8.q15mulr_sat_s(a, b);
}

/**
 * Eight sums of two products: byte 2i of `bytes` (0 to 255) times byte 2i of `weights` (-128 to 127), plus the
 * same of bytes 2i + 1. No sum may overflow 16 bits.
 */
@inline
export function dotBytes(bytes: v128, weights: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return v128.relaxed_dot<i16>(weights, bytes);
  return i16x8.add(
    i16x8.mul(v128.and(bytes, i16x8.splat(255)), i16x8.shr_s(i16x8.shl(weights, 8), 8)),
    i16x8.mul(i16x8.shr_u(bytes, 8), i16x8.shr_s(weights, 8)),
  );
}

/** `dotBytes` for one pair of equal bytes. The arguments must not be constants: compilers evaluate those by other rules. */
export function dotOf(byte: i32, weight: i32): i32 {
  return i16x8.extract_lane_s(dotBytes(i8x16.splat(<i8>byte), i8x16.splat(<i8>weight)), 0);
}
