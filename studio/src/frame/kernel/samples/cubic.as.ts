// The Catmull-Rom cubic: interpolates through the samples, is sharp, and needs four of them.

/** Weight `tap` (0 to 3) at the fraction `t` between tap 1 and tap 2. */
@inline
export function catmullRom(tap: i32, t: f64): f64 {
  if (tap == 0) return ((-0.5 * t + 1) * t - 0.5) * t;
  if (tap == 1) return (1.5 * t - 2.5) * t * t + 1;
  if (tap == 2) return ((-1.5 * t + 2) * t + 0.5) * t;
  return (0.5 * t - 0.5) * t * t;
}

/** The same as an integer in units of 1 / `one`. */
@inline
export function wholeWeight(tap: i32, t: f64, one: i32): i32 {
  return <i32>Math.floor(catmullRom(tap, t) * <f64>one + 0.5);
}

/** The weight of the tap `heavy`: `one` minus the rounded weights of the others, so that the sum is exact. */
@inline
export function restWeight(heavy: i32, t: f64, one: i32): i32 {
  let rest = one;
  for (let tap = 0; tap < 4; tap++) if (tap != heavy) rest -= wholeWeight(tap, t, one);
  return rest;
}

/** The larger of the two middle taps: a rounding error matters least there. */
@inline
export function heavyTap(t: f64): i32 {
  return t < 0.5 ? 1 : 2;
}
