import type { CaptionLook } from "../../direction/lettering/looks/looks.ts";
import type { SetLine, SetText } from "./letters/set-lines.ts";
import type { TextContext } from "./letters/text-canvas.ts";

/** A plate: its size, and its middle against that of the block. */
export interface PlateBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly line: SetLine;
  /** The word that it comes with; null if it is behind the whole line. */
  readonly word: SetText | null;
}

/** Lines touch, so that plates of two lines are one shape. */
const OVERLAP_PX = 2;

/** The plates of a group's lines; none for looks without. */
export function plateBoxes(look: CaptionLook, lines: readonly SetLine[], fontSize: number): PlateBox[] {
  const { edge } = look;
  if (edge.kind !== "plate") return [];
  const height = look.lineHeight * fontSize + OVERLAP_PX;
  const padding = edge.padding * fontSize;
  const radius = edge.radius * fontSize;
  return lines.flatMap((line): PlateBox[] => {
    if (edge.behind === "line") {
      return [{ x: 0, y: line.y, width: line.width + 2 * padding, height, radius, line, word: null }];
    }
    return line.words.map((word) => {
      const width = word.width + 2 * padding + OVERLAP_PX;
      return { x: word.x, y: line.y, width, height, radius, line, word };
    });
  });
}

/** Paints a plate around (0, 0). */
export function paintPlate(context: TextContext, look: CaptionLook, box: PlateBox, accent: string): void {
  if (look.edge.kind !== "plate") return;
  const { width, height, radius } = box;
  context.shadowColor = "transparent";
  context.fillStyle = look.edge.color ?? accent;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, Math.min(radius, height / 2));
  context.fill();
}
