import type { Box } from "@curta/contract";
import { type Area, areaOf, share, sizeOf, united } from "./area.ts";

interface Seen extends Box {
  readonly confidence: number;
}

interface SeenWriting extends Seen {
  readonly isCode?: true | undefined;
}

/** What of a picture says whether it is a document; boxes in shares of the picture, whose sides are in any unit. */
interface SeenOnDocument {
  readonly width: number;
  readonly height: number;
  readonly writing: readonly SeenWriting[];
  readonly people: readonly Seen[];
}

/** Less sure lines are none. */
const LEAST_SURE = 0.6;
/** A picture is a document from so many lines on that cover and span so much of it: so were 19 of 328 pictures, eight of them made to be it. */
const DOCUMENT = { lines: 4, covered: 0.08, spanned: 0.24 } as const;
/** Ground that was added around a slide leaves it a smaller share: there lines count that reach so far across and cover so much of what they span. */
const SLIDE = { covered: 0.07, across: 0.6, close: 0.4 } as const;
/** Beside people only where a line takes so much of the picture: nobody reads the boards behind a bar. */
const LARGE_LINE = 0.018;
const SURE_PERSON = 0.55;

/**
 * A title is so sure, takes so much of the picture, and is so many times as wide as high. Of 26 pictures that are no documents and had a
 * box as large, seven have titles; the other boxes were cups, faces and boots.
 */
const TITLE = { sure: 0.985, size: LARGE_LINE, longer: 2 } as const;
/** A QR code that takes so much of the picture is there to be scanned. */
const LARGE_CODE = 0.008;
/** A picture of whose titles so much is covered is of them: a quotation, an offer. */
const POSTER = 0.085;
/** Lines so near to the picture's rim go on beyond it: words on things behind somebody. */
const RIM = 0.008;
/** So much of a line inside of somebody is on their clothes. */
const ON_CLOTHES = 0.9;

/** Whether a picture is of its writing: a flyer, a menu, a screenshot, a quotation. */
export function isDocument(seen: SeenOnDocument): boolean {
  const { writing, people } = seen;
  const titles = titlesOf(seen).reduce((sum, title) => sum + title.w * title.h, 0);
  if (titles >= POSTER) return true;
  const lines = writtenLines(writing);
  if (lines.length < DOCUMENT.lines) return false;
  const sizes = lines.map((line) => sizeOf(line));
  const covered = sizes.reduce((sum, size) => sum + size, 0);
  const all = united(lines);
  const isSlide =
    covered >= SLIDE.covered && all.right - all.left >= SLIDE.across && covered >= SLIDE.close * sizeOf(all);
  const isFull = covered >= DOCUMENT.covered && sizeOf(all) >= DOCUMENT.spanned;
  if (!isFull && !isSlide) return false;
  return Math.max(...sizes) >= LARGE_LINE || !people.some(({ confidence }) => confidence >= SURE_PERSON);
}

/** What is surely written, line by line. */
export function writtenLines(writing: readonly Seen[]): Area[] {
  return writing.filter(isSure).map((line) => areaOf(line));
}

function isSure({ confidence }: Seen): boolean {
  return confidence >= LEAST_SURE;
}

/**
 * The lines that no view should cut: all of a document; of a photo its titles and QR codes, which were put on it to be read. Those
 * at the picture's rim are cut already.
 */
export function keptLines(seen: SeenOnDocument): Seen[] {
  const lines = isDocument(seen) ? seen.writing.filter(isSure) : [...titlesOf(seen), ...codesOf(seen)];
  return lines.filter(({ x, y, w, h }) => Math.min(x, y, 1 - x - w, 1 - y - h) >= RIM);
}

function codesOf({ writing }: SeenOnDocument): Seen[] {
  return writing.filter(({ w, h, isCode }) => isCode === true && w * h >= LARGE_CODE);
}

/** Large lines across a picture, but for those on clothes. */
function titlesOf({ width, height, writing, people }: SeenOnDocument): Seen[] {
  const bodies = people.filter(({ confidence }) => confidence >= SURE_PERSON).map((body) => areaOf(body));
  return writing.filter(
    (line) =>
      line.confidence >= TITLE.sure &&
      line.w * line.h >= TITLE.size &&
      line.w * width >= TITLE.longer * line.h * height &&
      !bodies.some((body) => share(body, areaOf(line)) >= ON_CLOTHES),
  );
}

/** Lines belong together with less room between them than so many times the lower line's height. */
const ROOM = 1;

/**
 * Lines that stand together, in reading order.
 * @param aspect width of the picture in its heights
 */
export function blocksOf(lines: readonly Area[], aspect: number): Area[] {
  const blocks: Area[][] = [];
  for (const line of lines) {
    const beside = blocks.filter((block) => block.some((other) => standTogether(line, other, aspect)));
    const rest = blocks.filter((block) => !beside.includes(block));
    blocks.splice(0, blocks.length, ...rest, [...beside.flat(), line]);
  }
  return blocks
    .map((block) => united(block))
    .toSorted((one, other) => one.top - other.top || one.left - other.left);
}

function standTogether(one: Area, other: Area, aspect: number): boolean {
  const room = ROOM * Math.min(one.bottom - one.top, other.bottom - other.top);
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return (across < 0 && down < room) || (down < 0 && across * aspect < room);
}

/** Lines side by side as one row each, from the top. */
export function rowsOf(lines: readonly Area[]): Area[] {
  const rows: Area[] = [];
  for (const line of lines.toSorted((one, other) => one.top - other.top)) {
    const last = rows.at(-1);
    if (last !== undefined && line.top < last.bottom) rows[rows.length - 1] = united([last, line]);
    else rows.push(line);
  }
  return rows;
}
