import type { Output } from "../network/network.ts";

/** A place, in shares. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The six places that the network knows, right and left as the person has them. */
export type Landmarks = Readonly<
  Record<"rightEye" | "leftEye" | "nose" | "mouth" | "rightEar" | "leftEar", Spot>
>;

/** A face; where it is in shares, of an input or of the picture. */
export interface SeenFace {
  /** The face as its network means it: from the brows to the chin, from ear to ear. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly landmarks: Landmarks;
  readonly confidence: number;
}

/**
 * Faces that MediaPipe's full range face detection names at least so surely, in shares of its input, unsorted and
 * overlapping. Each of its 48 x 48 cells gives a score and, from its centre, in pixels of the input, the box's centre
 * and size and six landmarks.
 *
 * @param scores rows x columns x 1, through the sigmoid
 * @param places rows x columns x 16
 * @param pixels side of the input
 */
export function decodeFaces(scores: Output, places: Output, pixels: number, least: number): SeenFace[] {
  const { width, height } = scores;
  const found: SeenFace[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    const confidence = scores.values[cell * scores.stride] ?? 0;
    if (confidence < least) continue;
    const centre = { x: ((cell % width) + 0.5) / width, y: (Math.floor(cell / width) + 0.5) / height };
    const numbers = places.values.subarray(cell * places.stride, (cell + 1) * places.stride);
    const number = (k: number) => (numbers[k] ?? 0) / pixels;
    const spot = (k: number): Spot => ({ x: centre.x + number(k), y: centre.y + number(k + 1) });
    const middle = spot(0);
    const [w, h] = [number(2), number(3)];
    found.push({
      box: { x: middle.x - w / 2, y: middle.y - h / 2, w, h },
      landmarks: {
        rightEye: spot(4),
        leftEye: spot(6),
        nose: spot(8),
        mouth: spot(10),
        rightEar: spot(12),
        leftEar: spot(14),
      },
      confidence,
    });
  }
  return found;
}
