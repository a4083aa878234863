import { FILM_WIDTH } from "@curta/contract/limits";
import type { CaptionGroup } from "../../direction/timeline.ts";
import { type CaptionLook, LOOKS } from "../../direction/lettering/looks/looks.ts";
import type { FrameSize } from "../memory/slot.ts";
import {
  isLayered,
  letterPaint,
  marginOf,
  paintEdge,
  paintLetters,
  paintShapes,
  type ShadedInk,
  withoutEdge,
  withoutShadow,
} from "./letters/paint-letters.ts";
import type { PlacedWord } from "./letters/placed-word.ts";
import { paintPlate, type PlateBox, plateBoxes } from "./plates.ts";
import { type SetLine, setLines, type SetText } from "./letters/set-lines.ts";
import { createSpritePainter, type Drawing } from "./sprites.ts";
import { sweepTimes } from "./sweep.ts";
import type { TextCanvas } from "./letters/text-canvas.ts";

/** Paints caption groups for a frame size. Equal words are painted once. */
export interface CaptionPainter {
  /** @param ink of looks that have neither stroke nor plate; by default white letters that can be read on white */
  paint(group: CaptionGroup, ink?: ShadedInk): PlacedWord[];
}

/** No line is wider than this share of the frame. */
const WIDEST_LINE = 0.86;
const HEX_COLOR = /^#[0-9a-f]{6}$/i;
const ON_WHITE: ShadedInk = { ink: "white", shade: 1 };

/** How a group is painted; lengths in pixels of the frame. */
interface Setting {
  readonly group: CaptionGroup;
  readonly look: CaptionLook;
  readonly accent: string;
  readonly fontSize: number;
  readonly ink: ShadedInk;
  /** Frame pixels for a pixel of the 1080 wide film. */
  readonly scale: number;
}

export function createCaptionPainter(canvas: TextCanvas, size: FrameSize): CaptionPainter {
  const paintAt = createSpritePainter(canvas, size);
  const scale = size.width / FILM_WIDTH;

  /** Paints something whose middle has a place in the block, as one or more sprites that come at a frame. */
  function place(
    { group }: Setting,
    drawing: Drawing,
    middle: { readonly x: number; readonly y: number },
    from: number,
    part: PlacedWord["part"],
  ): PlacedWord[] {
    const [sine, cosine] = [Math.sin(drawing.angle), Math.cos(drawing.angle)];
    const x = group.x * scale + middle.x * cosine - middle.y * sine;
    const y = group.y * scale + middle.x * sine + middle.y * cosine;
    const { planes, points, top, left } = paintAt(drawing, x, y);
    let next = left;
    return planes.map((sprite) => {
      const at = next;
      next += sprite.width;
      const to = group.at + group.frames;
      const [standing, behind] = [group.standing === true, group.behind === true];
      const when = { from, to, since: part === "sweep" ? group.at : from };
      return { sprite, left: at, top, ...when, look: group.look, part, standing, behind, points, path: null };
    });
  }

  function paintLines(setting: Setting, lines: readonly SetLine[]): PlacedWord[] {
    const { group, look, accent, fontSize } = setting;
    const startOf = ({ index }: SetText): number => Math.max(group.at, group.words[index]?.at ?? group.at);
    const words = lines.flatMap((line) => line.words);
    const plates = plateBoxes(look, lines, fontSize).flatMap((box) => {
      const from = box.word === null ? Math.min(...box.line.words.map(startOf)) : startOf(box.word);
      return place(setting, plateDrawing(setting, box), box, from, "plate");
    });
    const edges = (isLayered(look) ? words : []).flatMap((word) =>
      place(setting, edgeDrawing(setting, word), word, startOf(word), "plate"),
    );
    const isSwept = look.spoken === "sweep";
    const letters = words.flatMap((word) => {
      const isAccented = word.isStrong && look.strong.color !== "fill" && !isSwept;
      const drawing = wordDrawing(setting, word, isAccented ? accent : look.fill);
      return place(setting, drawing, word, isSwept ? group.at : startOf(word), "word");
    });
    const sweeps = (isSwept ? words : []).flatMap((word) => {
      const parts = place(setting, sweepDrawing(setting, word), word, startOf(word), "sweep");
      return sweepTimes(parts, word, group, startOf(word));
    });
    return [...plates, ...edges, ...letters, ...sweeps].filter((item) => isInside(item, size));
  }

  return {
    paint(group, ink = ON_WHITE) {
      const look = LOOKS[group.look];
      const accent = HEX_COLOR.test(group.accent) ? group.accent : look.fill;
      const wanted = group.size * scale;
      const loose = setLines(canvas, group, wanted);
      const widest = Math.max(1, ...loose.map(({ width }) => width));
      const shrink = Math.min(1, (size.width * WIDEST_LINE) / widest);
      const lines = shrink < 1 ? setLines(canvas, group, wanted * shrink) : loose;
      return paintLines({ group, look, accent, fontSize: wanted * shrink, ink, scale }, lines);
    },
  };
}

function angleOf({ tilt }: CaptionLook): number {
  return (tilt * Math.PI) / 180;
}

function wordDrawing(setting: Setting, word: SetText, fill: string): Drawing {
  const { look, fontSize, scale, ink } = setting;
  const edged = letterPaint(look, fill, fontSize, scale, ink);
  const paint = isLayered(look) ? withoutEdge(edged) : edged;
  const margin = marginOf(paint, word.fontSize);
  return {
    key: `word ${word.families} ${word.fontSize} ${paint.fill} ${word.text}`,
    angle: angleOf(look),
    halfWidth: word.width / 2 + margin,
    halfHeight: Math.max(word.above, word.below) + margin,
    draw: (context) => paintLetters(context, word, paint),
    shapes: (context) => paintShapes(context, word, "#000000"),
  };
}

/** What lies under a word where that must lie under all words. */
function edgeDrawing({ look, fontSize, scale, ink }: Setting, word: SetText): Drawing {
  const paint = letterPaint(look, look.fill, fontSize, scale, ink);
  const margin = marginOf(paint, word.fontSize);
  return {
    key: `edge ${word.families} ${word.fontSize} ${ink.ink} ${ink.shade} ${word.text}`,
    angle: angleOf(look),
    halfWidth: word.width / 2 + margin,
    halfHeight: Math.max(word.above, word.below) + margin,
    draw: (context) => paintEdge(context, word, paint),
  };
}

/** A word in the accent, in parts that come one after another; its shadow is there already. */
function sweepDrawing({ look, accent, fontSize, scale, ink }: Setting, word: SetText): Drawing {
  const paint = withoutShadow(letterPaint(look, accent, fontSize, scale, ink));
  const margin = marginOf(paint, word.fontSize);
  return {
    key: `sweep ${word.families} ${word.fontSize} ${accent} ${word.text}`,
    angle: angleOf(look),
    halfWidth: word.width / 2 + margin,
    halfHeight: Math.max(word.above, word.below) + margin,
    draw: (context) => paintLetters(context, word, paint),
    partWidth: Math.max(16, 16 * Math.round((32 * scale) / 16)),
  };
}

function plateDrawing({ look, accent }: Setting, box: PlateBox): Drawing {
  return {
    key: `plate ${accent} ${box.width} ${box.height}`,
    angle: angleOf(look),
    halfWidth: box.width / 2,
    halfHeight: box.height / 2,
    draw: (context) => paintPlate(context, look, box, accent),
  };
}

/** The kernel draws whole sprites only, so one that is not inside the frame is not drawn. */
function isInside({ sprite, left, top }: PlacedWord, size: FrameSize): boolean {
  return left >= 0 && top >= 0 && left + sprite.width <= size.width && top + sprite.height <= size.height;
}
