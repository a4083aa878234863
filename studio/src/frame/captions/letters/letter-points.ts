/** Places in a word's sprite where its contrast is measured: x and y by turns, in pixels of the sprite. */
export interface LetterPoints {
  /** Inside of the letters. */
  readonly inside: Uint16Array;
  /** Just outside of them. */
  readonly around: Uint16Array;
}

const MOST_POINTS = 48;
/** Pixels from a letter's edge: so far the pixel beside it is not a mix of both. */
const DISTANCE = 2;
/** Looking at one pixel of so many, across and down, finds enough of them. */
const STEP = 3;
const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const FULL = 250;
const EMPTY = 8;

/** Finds the places from a word's shapes alone (RGBA); null if it has none, as where all of it is emoji. */
export function letterPoints(rgba: Uint8ClampedArray, width: number, height: number): LetterPoints | null {
  const alpha = (x: number, y: number): number => rgba[4 * (y * width + x) + 3] ?? 0;
  const inside: number[] = [];
  const around: number[] = [];
  for (let y = DISTANCE; y < height - DISTANCE; y += STEP) {
    for (let x = DISTANCE; x < width - DISTANCE; x += STEP) {
      const here = alpha(x, y);
      if (here >= FULL) {
        if (NEIGHBOURS.every(([dx, dy]) => alpha(x + dx, y + dy) >= FULL)) inside.push(x, y);
      } else if (here <= EMPTY) {
        const isNear = NEIGHBOURS.some(([dx, dy]) => alpha(x + DISTANCE * dx, y + DISTANCE * dy) >= FULL);
        if (isNear && NEIGHBOURS.every(([dx, dy]) => alpha(x + dx, y + dy) <= EMPTY)) around.push(x, y);
      }
    }
  }
  if (inside.length === 0 || around.length === 0) return null;
  return { inside: thinned(inside), around: thinned(around) };
}

/** So many places of all, evenly. */
function thinned(places: readonly number[]): Uint16Array {
  const count = Math.min(MOST_POINTS, places.length / 2);
  return Uint16Array.from({ length: 2 * count }, (_, i) => {
    const place = Math.floor(((i >> 1) * places.length) / 2 / count);
    return places[2 * place + (i & 1)] ?? 0;
  });
}
