import { FILM_WIDTH } from "@curta/contract/limits";
import type { FrameSize } from "../memory/slot.ts";
import { type LetterPoints, letterPoints } from "./letters/letter-points.ts";
import { type SpritePlanes, spritePlanes } from "./sprite.ts";
import type { TextCanvas, TextContext } from "./letters/text-canvas.ts";

/** What is painted around a middle: how far it reaches, and how. Lengths in pixels of the frame. */
export interface Drawing {
  /** Equal drawings have equal keys. */
  readonly key: string;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Turned about its middle, in radians, clockwise. */
  readonly angle: number;
  readonly draw: (context: TextContext) => void;
  /** Paints the shapes of letters alone, whose contrast is measured. */
  readonly shapes?: (context: TextContext) => void;
  /** Width of the parts that it is cut into; by default it is whole. */
  readonly partWidth?: number;
}

/** A drawing as sprites, one for each of its parts from left to right, with its top left corner. */
export interface Painted {
  readonly planes: readonly SpritePlanes[];
  readonly points: LetterPoints | null;
  readonly left: number;
  readonly top: number;
}

/** Paints drawings around places of a frame. Equal ones are painted once. */
export function createSpritePainter(
  canvas: TextCanvas,
  size: FrameSize,
): (drawing: Drawing, x: number, y: number) => Painted {
  const scale = size.width / FILM_WIDTH;
  const known = new Map<string, Pick<Painted, "planes" | "points">>();
  return (drawing, x, y) => {
    const { width, height } = boundsOf(drawing);
    // Even, as chroma needs.
    const left = evenBelow(x - width / 2);
    const top = evenBelow(y - height / 2);
    const [middleX, middleY] = [toStep(x - left, scale), toStep(y - top, scale)];
    const key = [drawing.key, drawing.angle, width, height, middleX, middleY].join(" ");
    const open = (): TextContext => {
      const context = canvas.open(width, height);
      context.translate(middleX, middleY);
      context.rotate(drawing.angle);
      return context;
    };
    const painted = known.get(key) ?? {
      planes: planesOf(drawing, open(), width, height),
      // Films are measured, previews of them are not.
      points: size.width === FILM_WIDTH ? pointsOf(drawing, open, width, height) : null,
    };
    known.set(key, painted);
    return { ...painted, left, top };
  };
}

function boundsOf({ halfWidth, halfHeight, angle }: Drawing): { width: number; height: number } {
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.cos(angle)];
  return {
    width: 16 * Math.ceil((2 * (halfWidth * cosine + halfHeight * sine) + 2) / 16),
    height: 2 * Math.ceil(halfHeight * cosine + halfWidth * sine + 1),
  };
}

function planesOf(drawing: Drawing, context: TextContext, width: number, height: number): SpritePlanes[] {
  drawing.draw(context);
  const partWidth = drawing.partWidth ?? width;
  return Array.from({ length: Math.ceil(width / partWidth) }, (_, part) => {
    const across = Math.min(partWidth, width - part * partWidth);
    const { data } = context.getImageData(part * partWidth, 0, across, height);
    return spritePlanes(data, across, height);
  });
}

function pointsOf(
  { shapes }: Drawing,
  open: () => TextContext,
  width: number,
  height: number,
): LetterPoints | null {
  if (shapes === undefined) return null;
  const context = open();
  shapes(context);
  return letterPoints(context.getImageData(0, 0, width, height).data, width, height);
}

function evenBelow(place: number): number {
  return 2 * Math.floor(place / 2);
}

/** Rounds to half pixels of a film: exact enough, and equal words often get the same position and share a sprite. */
function toStep(place: number, scale: number): number {
  return (Math.round((place * 2) / scale) * scale) / 2;
}
