/**
 * Where skin of every tone lies in the plane of U and V: around one hue (the "skin tone line" of vectorscopes, 123
 * degrees), which blood gives it; how dark it is shows in luma alone. Angles in degrees.
 */
const SKIN_HUE = 123;
/** Within so many degrees of it a colour counts as skin, and beyond so many not at all. */
const SURE = 60;
const NOT = 100;
/** Colours are sure from this distance to grey on, and grey up to this one; 8-bit levels. */
const COLOURED = 2;
const GREY = 0.4;

/** How surely V + 128 and U + 128 (256 rows of 256) are skin, 0 to 255, times `keep` (0 to 1). */
export function skinWeights(keep: number): Uint8Array {
  const weights = new Uint8Array(256 * 256);
  for (let v = -128; v < 128; v++) {
    for (let u = -128; u < 128; u++) {
      const angle = (Math.atan2(v, u) * 180) / Math.PI;
      const apart = Math.abs(((angle - SKIN_HUE + 540) % 360) - 180);
      const near = ramp(NOT, SURE, apart);
      const strong = ramp(GREY, COLOURED, Math.hypot(u, v));
      weights[(v + 128) * 256 + u + 128] = Math.round(255 * keep * near * strong);
    }
  }
  return weights;
}

/** 0 at one number, 1 at another, smooth between. */
function ramp(none: number, full: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - none) / (full - none)));
  return t * t * (3 - 2 * t);
}
