import type { Area } from "../../geometry/area.ts";
import { blockSize, lineWidth } from "../lettering/caption-lines.ts";
import { LOOKS } from "../lettering/looks/looks.ts";
import type { CaptionGroup } from "../timeline.ts";

/** Height of capitals in font sizes. */
const LETTER_HEIGHT = 0.72;

/** The size of a group's block in pixels. */
export function blockOf({ words, lines, size, look }: CaptionGroup): { width: number; height: number } {
  return blockSize(words, { lines, size }, look);
}

/** The letters of each word of a group in the frame, in pixels. Words share their line's width as their own widths do. */
export function wordBoxes({ words, lines, size, look, x, y }: CaptionGroup): Area[] {
  const pitch = LOOKS[look].lineHeight * size;
  let next = 0;
  return lines.flatMap((count, line) => {
    const said = words.slice(next, (next += count));
    const width = lineWidth(said, size, look);
    const alone = said.map((word) => lineWidth([word], size, look));
    const scale = width / alone.reduce((sum, each) => sum + each, 0);
    const middle = y + (line - (lines.length - 1) / 2) * pitch;
    const [top, bottom] = [middle - (LETTER_HEIGHT * size) / 2, middle + (LETTER_HEIGHT * size) / 2];
    let right = x - width / 2;
    return alone.map((each) => {
      const left = right;
      right += each * scale;
      return { left, top, right, bottom };
    });
  });
}
