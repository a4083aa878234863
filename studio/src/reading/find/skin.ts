import { withKernelMemory } from "../kernel/kernel.ts";
import type { Plane } from "../plane.ts";
import type { Thumbnail } from "../thumbnail.ts";

/** How well each cell's colour goes with skin of any tone in any but coloured light, 0 to 1. */
export function skinTone({ width, height, lightness, a, b }: Thumbnail): Plane {
  const count = width * height;
  return withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const to = alloc(4 * count);
    kernel.fillSkinTone(copyIn(lightness.values), copyIn(a.values), copyIn(b.values), to, count);
    return { width, height, values: readFloats(to, count) };
  });
}
