import type { PackedMatte } from "@curta/contract";
import { FILM_WIDTH } from "@curta/contract/limits";
import type { TimelineShot } from "../../direction/timeline.ts";
import type { Cover } from "../../geometry/cover.ts";
import { openMatte, subjectAt } from "../../geometry/matte.ts";
import type { Arena } from "../../kernel-memory.ts";
import { type Growth, growSubject, OUTLINE, SURROUNDINGS } from "./outline.ts";
import { TILE_BYTES, TILE_SIZE } from "../light/noise.ts";
import { allocPlane, type PicturePlane, repeatEdges } from "../memory/levels.ts";
import type { FrameSize } from "../memory/slot.ts";

/** The subject's pixels of the whole photo, as a plane that the camera looks at like at the photo. */
export interface SceneMatte {
  readonly plane: PicturePlane;
  /** The subject grown by the width of an outline; null in films without cut-outs. */
  readonly outline: PicturePlane | null;
  /** The subject and what is mixed with it; null in films without layers. */
  readonly surroundings: PicturePlane | null;
  /** A tile like that of the noise, which only rounds. */
  readonly tile: number;
  /** Width of the frame against that of a film. */
  readonly scale: number;
}

/** Pixels of the plane in a frame's width at zoom 1: the filter takes at most 4/3 of them per sample of half a frame. */
const SHARPNESS = 0.64;
/** Up to the first share a pixel is ground, from the second one on subject: words leave no traces around hair. */
const GROUND = 0.15;
const SUBJECT = 0.9;
/** Half a level in Q6. */
const HALF = 32;

/** Whether some frame of a shot must know where the subject is. */
export function usesMatte({ captions, effects, parallax }: TimelineShot): boolean {
  if (parallax?.layered === true) return true;
  if (captions.some(({ behind }) => behind === true)) return true;
  return effects?.pops !== undefined || effects?.cutOut !== undefined;
}

/** What the planes of a matte are for. */
interface MatteUse {
  readonly frame: FrameSize;
  /** Of the photo: its planes are no larger. */
  readonly size: FrameSize;
  readonly cover: Cover;
  readonly isCut: boolean;
  readonly isLayered: boolean;
}

/** Allocates the planes for a photo of which the largest view shows `cover`. */
export function allocMatte(arena: Arena, { frame, size, cover, isCut, isLayered }: MatteUse): SceneMatte {
  const across = side((SHARPNESS * frame.width) / cover.width, size.width);
  const down = side((SHARPNESS * frame.height) / cover.height, size.height);
  const plane = (): PicturePlane => allocPlane(arena, across, down);
  return {
    plane: plane(),
    outline: isCut ? plane() : null,
    surroundings: isLayered ? plane() : null,
    tile: arena.alloc(TILE_BYTES),
    scale: frame.width / FILM_WIDTH,
  };
}

/** Filters load sixteen samples at a time. */
function side(wished: number, most: number): number {
  return Math.max(32, Math.min(most, Math.round(wished)));
}

function scaled({ width, soft }: Growth, scale: number): Growth {
  return { width: width * scale, soft: Math.max(1.5, soft * scale) };
}

/** Writes a matte into its plane. */
export function fillMatte(
  memory: WebAssembly.Memory,
  { plane, outline, surroundings, tile, scale }: SceneMatte,
  packed: PackedMatte,
): void {
  const matte = openMatte(packed);
  const { address, stride, width, height } = plane;
  const bytes = new Uint8Array(memory.buffer);
  const { x, y, w, h } = matte.box;
  const [left, right] = [Math.max(0, Math.floor(x * width)), Math.min(width, Math.ceil((x + w) * width))];
  const [top, bottom] = [Math.max(0, Math.floor(y * height)), Math.min(height, Math.ceil((y + h) * height))];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const share = subjectAt(matte, (column + 0.5) / width, (row + 0.5) / height);
      const sure = (share - GROUND) / (SUBJECT - GROUND);
      bytes[address + row * stride + column] = Math.round(255 * Math.min(1, Math.max(0, sure)));
    }
  }
  repeatEdges(bytes, plane);
  const within = { left, top, right, bottom };
  if (outline !== null) growSubject(bytes, plane, outline, { within, growth: scaled(OUTLINE, scale) });
  if (surroundings !== null)
    growSubject(bytes, plane, surroundings, { within, growth: scaled(SURROUNDINGS, scale) });
  new Int16Array(memory.buffer, tile, 2 * TILE_SIZE * TILE_SIZE).fill(HALF);
}
