import { blockSize, lineWidth } from "../lettering/caption-lines.ts";
import type { CaptionGroup } from "../timeline.ts";

/** Where something is in a frame, in pixels of the film. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Height of capitals in font sizes. */
const LETTER_HEIGHT = 0.72;

/** The size of a group's block in pixels. */
export function blockOf({ words, lines, size, look }: CaptionGroup): { width: number; height: number } {
  const texts = words.map(({ text }) => text);
  return blockSize(texts, { lines, size }, look);
}

/** The letters of each word of a group in the frame. Words share their line's width as their own widths do. */
export function wordBoxes({ words, lines, size, look, x, y }: CaptionGroup): Rectangle[] {
  const one = blockSize(["a"], { lines: [1], size }, look).height;
  const pitch = blockSize(["a", "a"], { lines: [1, 1], size }, look).height - one;
  let next = 0;
  return lines.flatMap((count, line) => {
    const texts = words.slice(next, (next += count)).map(({ text }) => text);
    const width = lineWidth(texts, size, look);
    const alone = texts.map((text) => lineWidth([text], size, look));
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
