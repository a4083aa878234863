import type { PackedMatte } from "@curta/contract";
import { packMatte } from "../src/geometry/matte.ts";

/** A matte of a whole picture, from how much of each place is subject, 0 to 1. */
export function matteOf(subject: (x: number, y: number) => number, columns = 135, rows = 240): PackedMatte {
  const alpha = Uint8Array.from({ length: columns * rows }, (_, cell) => {
    const share = subject(((cell % columns) + 0.5) / columns, (Math.floor(cell / columns) + 0.5) / rows);
    return Math.round(255 * Math.min(1, Math.max(0, share)));
  });
  return packMatte({ box: { x: 0, y: 0, w: 1, h: 1 }, columns, rows, alpha });
}

/** A disc with a soft edge, in shares of the width of a 9:16 picture. */
export function discMatte(x: number, y: number, radius: number): PackedMatte {
  return matteOf((u, v) => 0.5 + (radius - Math.hypot(u - x, ((v - y) * 16) / 9)) / 0.02);
}
