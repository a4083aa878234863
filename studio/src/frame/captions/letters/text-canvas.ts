import type { FontName } from "../../../direction/lettering/fonts/caption-fonts.ts";

/** The part of a 2D canvas context that captions need; browsers and Node's Skia both have it. */
export interface TextContext {
  font: string;
  textAlign: CanvasTextAlign;
  direction: CanvasDirection;
  lineJoin: CanvasLineJoin;
  lineWidth: number;
  shadowBlur: number;
  shadowColor: string;
  shadowOffsetY: number;
  fillStyle: unknown;
  strokeStyle: unknown;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  beginPath(): void;
  fill(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

/** What captions are painted on, with their fonts. */
export interface TextCanvas {
  /** An empty canvas of at least the given size, in its first state. */
  open(width: number, height: number): TextContext;
  /** Fetches the fonts that a text needs. Must be done before `typeset`. @throws if a font cannot be loaded */
  load(text: string, font: FontName): Promise<void>;
  /** The characters of a text that can be drawn, and the CSS families to draw them with. */
  typeset(text: string, font: FontName): { readonly text: string; readonly families: string };
}
