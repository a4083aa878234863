import type { Plane } from "./plane.ts";
import { mapPlane } from "./plane.ts";
import type { Thumbnail } from "./thumbnail.ts";

/** How well each cell's colour goes with skin of any tone in any but coloured light, 0 to 1. */
export function skinTone({ lightness, a, b }: Thumbnail): Plane {
  return mapPlane(lightness, (light, i) => toneLikeness(light, a.values[i] ?? 0, b.values[i] ?? 0));
}

/** Skin lies between red and yellow in hue, never strongly coloured; pale skin in cool light comes near grey. */
function toneLikeness(lightness: number, a: number, b: number): number {
  if (lightness < 0.25) return 0;
  const chroma = Math.hypot(a, b);
  const vivid = Math.max(0, chroma - 0.1) / 0.04;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const off = Math.max(0, Math.abs(hue - 48) - 28) / 25;
  const grey = Math.min(1, chroma / 0.02);
  return Math.exp(-vivid * vivid) * (0.62 * (1 - grey) + grey * Math.exp(-off * off));
}
