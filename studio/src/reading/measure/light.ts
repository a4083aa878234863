import type { Reading } from "@curta/contract";
import type { Plane } from "../plane.ts";
import { meanOf, percentile } from "../plane.ts";
import type { Thumbnail } from "../thumbnail.ts";
import { colouredShare, meanChroma } from "../thumbnail.ts";

/** Mean OKLab chroma of a picture that counts as fully saturated. */
const FULL_CHROMA = 0.16;
/**
 * From this chroma on a cell is seen to have a colour, and with such a share of them the picture has: blue scissors on white are
 * not black and white, however little of the picture they are. Of 34 photos of little colour the 16 that are white, black and
 * grey have at most 0.5 % of such cells, and the 18 with something coloured 0.9 to 11 %.
 */
const COLOURED = { chroma: 0.03, share: 0.006 } as const;
/** Least saturation of a picture that has a colour; black and white ends below it. */
const LEAST_OF_COLOURED = 0.06;
/** Mean shift towards red and yellow in OKLab that counts as fully warm. */
const FULL_WARMTH = 0.07;
/** Difference of mean luma between opposite thirds from which light has a direction, and at which it is certain. */
const DIRECTION = { from: 0.09, to: 0.34 };

export function lightOf(thumbnail: Thumbnail): Reading["light"] {
  const { luma, a, b } = thumbnail;
  const warmth = (0.85 * meanOf(b) + 0.5 * meanOf(a)) / FULL_WARMTH;
  return {
    level: meanOf(luma),
    contrast: percentile(luma.values, 0.95) - percentile(luma.values, 0.05),
    saturation: Math.max(
      colouredShare(thumbnail, COLOURED.chroma) >= COLOURED.share ? LEAST_OF_COLOURED : 0,
      Math.min(1, meanChroma(thumbnail) / FULL_CHROMA),
    ),
    warmth: Math.min(1, Math.max(-1, warmth)),
    ...directionOf(luma),
  };
}

function directionOf(luma: Plane): Pick<Reading["light"], "from" | "confidence"> {
  const sides = {
    esquerda: third(luma, 0, 1 / 3, 0, 1),
    direita: third(luma, 2 / 3, 1, 0, 1),
    cima: third(luma, 0, 1, 0, 1 / 3),
    baixo: third(luma, 0, 1, 2 / 3, 1),
  };
  const across = sides.esquerda - sides.direita;
  const along = sides.cima - sides.baixo;
  const strength = Math.max(Math.abs(across), Math.abs(along));
  const confidence = Math.min(1, Math.max(0, (strength - DIRECTION.from) / (DIRECTION.to - DIRECTION.from)));
  if (confidence === 0) return { from: null, confidence };
  if (Math.abs(across) >= Math.abs(along)) return { from: across > 0 ? "esquerda" : "direita", confidence };
  return { from: along > 0 ? "cima" : "baixo", confidence };
}

function third({ width, height, values }: Plane, x0: number, x1: number, y0: number, y1: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(y0 * height); y < Math.floor(y1 * height); y++) {
    for (let x = Math.floor(x0 * width); x < Math.floor(x1 * width); x++) {
      sum += values[y * width + x] ?? 0;
      count++;
    }
  }
  return sum / Math.max(1, count);
}
