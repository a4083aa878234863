import type { CaptionLook } from "../../../direction/lettering/looks/looks.ts";
import { cssFont, type SetText } from "./set-lines.ts";
import type { TextContext } from "./text-canvas.ts";

/** Minimum stroke width in pixels of the 1080 wide film. */
const MIN_STROKE = 8;
/** A stroke of this width, in font sizes, reaches to the letters beside. */
const THICK = 0.2;
/** A shade is drawn in layers, near and wide, so that it is dark beside the letters and ends softly. */
const SHADE_LAYERS = [
  { blur: 0.1, times: 3 },
  { blur: 0.3, times: 2 },
  { blur: 0.6, times: 1 },
] as const;

/** Letters without stroke and plate: white on a black shade, or black on a white one. */
export interface ShadedInk {
  readonly ink: "white" | "black";
  /** How dense the shade is, 0 to 1. */
  readonly shade: number;
}

const INKS = {
  white: { fill: "#ffffff", shade: "8, 7, 10" },
  black: { fill: "#111014", shade: "255, 255, 255" },
} as const;

/** How the letters of a look are painted at a font size; lengths in pixels. */
export interface LetterPaint {
  readonly fill: string;
  readonly stroke: number;
  readonly strokeColor: string;
  readonly shadow: number;
  readonly drop: number;
  /** How dense a shade is, 0 to 1; 0 for looks without one. */
  readonly shade: number;
  readonly shadeColor: string;
}

const BARE = { stroke: 0, strokeColor: "transparent", shadow: 0, drop: 0, shade: 0, shadeColor: "0, 0, 0" };

/** @param scale frame pixels for a pixel of the 1080 wide film */
export function letterPaint(
  { edge }: CaptionLook,
  fill: string,
  fontSize: number,
  scale: number,
  { ink, shade }: ShadedInk,
): LetterPaint {
  if (edge.kind === "plate") return { ...BARE, fill };
  if (edge.kind === "shade") return { ...BARE, fill: INKS[ink].fill, shade, shadeColor: INKS[ink].shade };
  return {
    ...BARE,
    fill,
    stroke: Math.max(MIN_STROKE * scale, fontSize * edge.width),
    strokeColor: edge.color,
    shadow: fontSize * edge.shadow,
    drop: fontSize * edge.drop,
  };
}

/** For letters whose shadow is there already. */
export function withoutShadow(paint: LetterPaint): LetterPaint {
  return { ...paint, shadow: 0, drop: 0 };
}

/** For letters whose edge lies under all words. */
export function withoutEdge({ fill }: LetterPaint): LetterPaint {
  return { ...BARE, fill };
}

/** How far letters with their stroke, shadow or shade reach beyond their own shapes. */
export function marginOf({ stroke, shadow, drop, shade }: LetterPaint, fontSize: number): number {
  const soft = shade > 0 ? fontSize * 0.5 : shadow * 1.3 + drop;
  return Math.ceil(stroke / 2 + soft) + 2;
}

/** Paints letters with their edge around (0, 0), the middle of the word and of its line. */
export function paintLetters(context: TextContext, word: SetText, paint: LetterPaint): void {
  paintEdge(context, word, paint);
  paintShapes(context, word, paint.fill);
}

/** Paints what is under the letters: stroke and shadow, or shade. */
export function paintEdge(context: TextContext, word: SetText, paint: LetterPaint): void {
  const { text, width, baseline, fontSize } = word;
  const at = [-width / 2, baseline] as const;
  prepare(context, word);
  if (paint.stroke > 0) {
    setShadow(context, "rgba(0, 0, 0, 0.55)", paint.shadow, paint.drop);
    context.lineWidth = paint.stroke;
    context.strokeStyle = paint.strokeColor;
    context.strokeText(text, ...at);
  }
  if (paint.shade === 0) return;
  context.fillStyle = paint.fill;
  for (const { blur, times } of SHADE_LAYERS) {
    setShadow(context, `rgba(${paint.shadeColor}, ${paint.shade.toFixed(2)})`, fontSize * blur, 0);
    for (let time = 0; time < times; time++) context.fillText(text, ...at);
  }
}

/** Whether edges reach to the letters beside, so that all edges must lie under all letters. */
export function isLayered({ edge }: CaptionLook): boolean {
  return edge.kind === "shade" || (edge.kind === "stroke" && edge.width > THICK);
}

/** Paints the letters alone. */
export function paintShapes(context: TextContext, word: SetText, fill: string): void {
  prepare(context, word);
  context.fillStyle = fill;
  context.fillText(word.text, -word.width / 2, word.baseline);
}

function prepare(context: TextContext, { fontSize, families, isRightToLeft }: SetText): void {
  context.font = cssFont(fontSize, families);
  context.textAlign = "left";
  context.direction = isRightToLeft ? "rtl" : "ltr";
  context.lineJoin = "round";
  setShadow(context, "transparent", 0, 0);
}

function setShadow(context: TextContext, color: string, blur: number, drop: number): void {
  context.shadowColor = color;
  context.shadowBlur = blur;
  context.shadowOffsetY = drop;
}
