import { FILM_WIDTH } from "@curta/contract/limits";
import type { CaptionGroup } from "../../direction/timeline.ts";
import { MIN_STROKE, type CaptionLook, LOOK_SETTINGS, type CaptionLookName } from "./caption-looks.ts";
import { paintableText } from "./caption-text.ts";
import type { FrameSize } from "../memory/slot.ts";
import { type SpritePlanes, spritePlanes } from "./sprite.ts";

/** The part of a 2D canvas context that captions need; browsers and Node's Skia both have it. */
export interface TextContext {
  font: string;
  textBaseline: CanvasTextBaseline;
  lineJoin: CanvasLineJoin;
  lineWidth: number;
  shadowBlur: number;
  shadowColor: string;
  shadowOffsetY: number;
  fillStyle: unknown;
  strokeStyle: unknown;
  beginPath(): void;
  fill(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

/** Gives an empty canvas of at least the given size, with the font Montserrat loaded. */
export interface TextCanvas {
  open(width: number, height: number): TextContext;
}

/** A painted word or plate, its position, and the frames of the shot in which it is visible. */
export interface PlacedWord {
  readonly sprite: SpritePlanes;
  readonly left: number;
  readonly top: number;
  readonly from: number;
  readonly to: number;
  readonly look: CaptionLookName;
  /** Opacity: 1, or less for a word that waits on its plate before its time. */
  readonly share: number;
  readonly behind: boolean;
}

/** Paints caption groups for a frame size. Equal words are painted once. */
export interface CaptionPainter {
  paint(group: CaptionGroup): PlacedWord[];
}

const LINE_HEIGHT = 1.18;
const PLATE_LINE_HEIGHT = 1.5;
/** Space above and below the font size for accents and descenders. */
const GLYPH_ROOM = 0.2;
/** Opacity of words on their plate before their time. */
const WAITING_SHARE = 0.3;
/** No line is wider than this share of the frame. */
const WIDEST_LINE = 0.86;
const WHITE = "#ffffff";
const HEX_COLOR = /^#[0-9a-f]{6}$/i;

interface Word {
  readonly text: string;
  readonly from: number;
  readonly strong: boolean;
  readonly width: number;
}

export function createCaptionPainter(canvas: TextCanvas, size: FrameSize): CaptionPainter {
  const painted = new Map<string, SpritePlanes>();
  const scale = size.width / FILM_WIDTH;

  /** Paints a sprite, or returns the one that was painted with the same key. */
  function sprite(
    key: string,
    width: number,
    height: number,
    draw: (context: TextContext) => void,
  ): SpritePlanes {
    const known = painted.get(key);
    if (known) return known;
    const context = canvas.open(width, height);
    draw(context);
    const made = spritePlanes(context.getImageData(0, 0, width, height).data, width, height);
    painted.set(key, made);
    return made;
  }

  /** Paints a word whose text begins at `x` and is centred at `y`. The position of the sprite is even, as chroma needs. */
  function paintWord(word: Word, fill: string, look: CaptionLook, fontSize: number, x: number, y: number) {
    const font = fontOf(look, fontSize);
    const stroke = look.strokeWidth && Math.max(MIN_STROKE * scale, fontSize * look.strokeWidth);
    const margin = Math.ceil(stroke / 2 + fontSize * look.shadow * 1.6) + 1;
    const width = 16 * Math.ceil((word.width + 2 * margin + 2) / 16);
    const height = 2 * Math.ceil((fontSize * (1 + GLYPH_ROOM) + 2 * margin) / 2) + 2;
    const left = evenBelow(x - margin);
    const top = evenBelow(y - height / 2);
    const [textX, textY] = [toStep(x - left), toStep(y - top)];
    const planes = sprite(`${font} ${fill} ${textX} ${textY} ${word.text}`, width, height, (context) => {
      context.font = font;
      context.textBaseline = "middle";
      context.lineJoin = "round";
      paintGlyphs(context, word.text, { x: textX, y: textY, stroke, fill, look, fontSize });
    });
    return { sprite: planes, left, top };
  }

  function paintPlate(look: CaptionLook, lineWidth: number, fontSize: number): SpritePlanes | null {
    const { plate } = look;
    if (!plate) return null;
    const padding = plate.padding * fontSize;
    const width = 16 * Math.ceil((lineWidth + 2 * padding) / 16);
    const height = 2 * Math.ceil((fontSize * (PLATE_LINE_HEIGHT - 0.04)) / 2);
    return sprite(`plate ${plate.color} ${width} ${height} ${lineWidth}`, width, height, (context) => {
      context.fillStyle = plate.color;
      context.beginPath();
      const plateWidth = lineWidth + 2 * padding;
      context.roundRect((width - plateWidth) / 2, 0, plateWidth, height, plate.radius * fontSize);
      context.fill();
    });
  }

  function paintLine(
    group: CaptionGroup,
    words: readonly Word[],
    middle: number,
    fontSize: number,
  ): PlacedWord[] {
    const look = LOOK_SETTINGS[group.look];
    const lineWidth = widthOf(words, look, fontSize);
    const from = Math.min(...words.map((word) => word.from));
    const common = { to: group.at + group.frames, look: group.look, share: 1, behind: group.behind === true };
    const placed: PlacedWord[] = [];
    const plate = paintPlate(look, lineWidth, fontSize);
    if (plate) placed.push({ sprite: plate, ...centred(plate, group.x * scale, middle), from, ...common });
    let x = group.x * scale - lineWidth / 2;
    for (const word of words) {
      const fill = word.strong && HEX_COLOR.test(group.accent) ? group.accent : WHITE;
      const said = { ...paintWord(word, fill, look, fontSize, x, middle), ...common, from: word.from };
      // An empty plate looks broken, so later words are shown on it faintly.
      if (plate && word.from > from) placed.push({ ...said, from, to: word.from, share: WAITING_SHARE });
      placed.push(said);
      x += word.width + look.wordSpace * fontSize;
    }
    return placed.filter((item) => isInside(item, size));
  }

  return {
    paint(group) {
      const look = LOOK_SETTINGS[group.look];
      const wanted = group.size * scale;
      const lines = linesOf(canvas, group, fontOf(look, wanted));
      const widest = Math.max(1, ...lines.map((words) => widthOf(words, look, wanted)));
      const shrink = Math.min(1, (size.width * WIDEST_LINE) / widest);
      const fontSize = wanted * shrink;
      const lineHeight = fontSize * (look.plate ? PLATE_LINE_HEIGHT : LINE_HEIGHT);
      const first = group.y * scale - ((lines.length - 1) * lineHeight) / 2;
      return lines.flatMap((words, i) => {
        const fitted = words.map((word) => ({ ...word, width: word.width * shrink }));
        return paintLine(group, fitted, first + i * lineHeight, fontSize);
      });
    },
  };
}

function fontOf(look: CaptionLook, fontSize: number): string {
  return `${look.weight} ${fontSize.toFixed(2)}px Montserrat`;
}

/** The words of each line with their widths. Words that cannot be painted and empty lines are left out. */
function linesOf(canvas: TextCanvas, group: CaptionGroup, font: string): Word[][] {
  const context = canvas.open(16, 16);
  context.font = font;
  let next = 0;
  const lines = group.lines.map((count) => {
    const words = group.words.slice(next, next + count).map((word) => {
      const text = paintableText(word.text);
      const from = Math.max(group.at, word.at);
      return { text, from, strong: word.strong, width: text ? context.measureText(text).width : 0 };
    });
    next += count;
    return words.filter((word) => word.text !== "");
  });
  return lines.filter((words) => words.length > 0);
}

function widthOf(words: readonly Word[], { wordSpace }: CaptionLook, fontSize: number): number {
  return words.reduce((sum, word) => sum + word.width, (words.length - 1) * wordSpace * fontSize);
}

interface Glyphs {
  readonly x: number;
  readonly y: number;
  readonly stroke: number;
  readonly fill: string;
  readonly look: CaptionLook;
  readonly fontSize: number;
}

function paintGlyphs(context: TextContext, text: string, glyphs: Glyphs): void {
  const { x, y, stroke, fill, look, fontSize } = glyphs;
  context.shadowColor = look.shadowColor;
  context.shadowBlur = fontSize * look.shadow;
  context.shadowOffsetY = fontSize * look.shadow * 0.35;
  if (stroke > 0) {
    context.lineWidth = stroke;
    context.strokeStyle = look.strokeColor;
    context.strokeText(text, x, y);
    context.shadowColor = "transparent";
  }
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

function even(place: number): number {
  return 2 * Math.round(place / 2);
}

function evenBelow(place: number): number {
  return 2 * Math.floor(place / 2);
}

/** Rounds to half pixels: exact enough, and equal words often get the same position and share a sprite. */
function toStep(place: number): number {
  return Math.round(place * 2) / 2;
}

function centred(sprite: SpritePlanes, x: number, y: number): { left: number; top: number } {
  return { left: even(x - sprite.width / 2), top: even(y - sprite.height / 2) };
}

/** The kernel draws whole sprites only, so one that is not inside the frame is not drawn. */
function isInside({ sprite, left, top }: PlacedWord, size: FrameSize): boolean {
  return left >= 0 && top >= 0 && left + sprite.width <= size.width && top + sprite.height <= size.height;
}
