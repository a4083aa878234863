import type { CaptionGroup } from "../direction/timeline.ts";
import { type SpritePlanes, spritePlanes } from "./sprite.ts";
import type { Size } from "./slot.ts";

/** The part of a 2D canvas that captions are painted with; browsers and Node's Skia have it alike. */
export type TextContext = Pick<
  OffscreenCanvasRenderingContext2D,
  | "font"
  | "textBaseline"
  | "lineJoin"
  | "lineWidth"
  | "shadowBlur"
  | "shadowColor"
  | "shadowOffsetX"
  | "shadowOffsetY"
> & {
  fillStyle: unknown;
  strokeStyle: unknown;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
};

/** Where captions are painted: a canvas of at least the given size with Montserrat at hand. */
export interface TextCanvas {
  open(width: number, height: number): TextContext;
}

/** How a look is painted; lengths in shares of the font size. */
interface Look {
  readonly weight: number;
  readonly stroke: number;
  readonly shadow: number;
}
const LOOKS: Record<CaptionGroup["look"], Look> = {
  bold: { weight: 900, stroke: 0.14, shadow: 0.1 },
  clean: { weight: 800, stroke: 0.09, shadow: 0.12 },
  elegant: { weight: 700, stroke: 0.07, shadow: 0.16 },
};
const LINE_HEIGHT = 1.16;
const WORD_SPACE = 0.26;
const WHITE = "#ffffff";

/** A word's place in the frame and the frames of the shot it is seen in. */
export interface PlacedWord {
  readonly sprite: SpritePlanes;
  readonly left: number;
  readonly top: number;
  readonly from: number;
  readonly to: number;
}

/** Paints every word of a group for a frame of the given size (captions are measured on 1080 x 1920). */
export function paintGroup(canvas: TextCanvas, group: CaptionGroup, size: Size): PlacedWord[] {
  const scale = size.width / 1080;
  const fontSize = group.size * scale;
  const look = LOOKS[group.look];
  const font = `${look.weight} ${fontSize}px Montserrat`;
  const measure = canvas.open(16, 16);
  measure.font = font;
  const words = group.words.map((word) => ({ ...word, width: measure.measureText(word.text).width }));
  const placed: PlacedWord[] = [];
  const top = group.y * scale - (group.lines.length * LINE_HEIGHT * fontSize) / 2;
  let next = 0;
  group.lines.forEach((count, line) => {
    const inLine = words.slice(next, next + count);
    next += count;
    const gaps = Math.max(0, inLine.length - 1) * WORD_SPACE * fontSize;
    let x = group.x * scale - (inLine.reduce((sum, word) => sum + word.width, 0) + gaps) / 2;
    const middle = top + (line + 0.5) * LINE_HEIGHT * fontSize;
    for (const word of inLine) {
      const fill = word.strong ? group.accent : WHITE;
      const at = paintWord(
        canvas,
        { text: word.text, width: word.width, x, middle, font, fontSize, fill, look },
        size,
      );
      if (at) placed.push({ ...at, from: Math.max(group.at, word.at), to: group.at + group.frames });
      x += word.width + WORD_SPACE * fontSize;
    }
  });
  return placed;
}

interface WordPaint {
  readonly text: string;
  readonly width: number;
  readonly x: number;
  readonly middle: number;
  readonly font: string;
  readonly fontSize: number;
  readonly fill: string;
  readonly look: Look;
}

function paintWord(
  canvas: TextCanvas,
  word: WordPaint,
  size: Size,
): { sprite: SpritePlanes; left: number; top: number } | null {
  const margin = word.fontSize * (word.look.stroke + word.look.shadow * 2);
  const width = Math.ceil((word.width + 2 * margin) / 16) * 16;
  const height = Math.ceil((word.fontSize * 1.3 + 2 * margin) / 2) * 2;
  const left = 2 * Math.round((word.x - margin) / 2);
  const top = 2 * Math.round((word.middle - height / 2) / 2);
  if (left < 0 || top < 0 || left + width > size.width || top + height > size.height) return null;
  const context = canvas.open(width, height);
  context.font = word.font;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  const x = word.x - left;
  const y = word.middle - top;
  context.shadowColor = "rgba(0, 0, 0, 0.55)";
  context.shadowBlur = word.fontSize * word.look.shadow;
  context.shadowOffsetY = word.fontSize * word.look.shadow * 0.4;
  context.lineWidth = Math.max(3, word.fontSize * word.look.stroke);
  context.strokeStyle = "#0b0b0b";
  context.strokeText(word.text, x, y);
  context.shadowColor = "transparent";
  context.fillStyle = word.fill;
  context.fillText(word.text, x, y);
  return { sprite: spritePlanes(context.getImageData(0, 0, width, height).data, width, height), left, top };
}
