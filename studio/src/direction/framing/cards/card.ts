import type { Box } from "@curta/contract";

/** A part of the photo, and where it lies on the card; both in shares. */
export interface Panel {
  readonly part: Box;
  readonly place: Box;
  /** The panel is a print that lies askew on the ground; left out where it is the bare photo. */
  readonly print?: Print;
}

/** Paper around a panel's photo: its own place before it is turned about its middle, clockwise, by so many radians. */
export interface Print {
  readonly paper: Box;
  readonly tilt: number;
}

/** Cards that a film's shots can be cut from: the plain one, and the one on which the photo is a print with a white border. */
export const CARD_NAMES = ["card", "polaroid"] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** What a card's photo lies on: the photo itself, blurred; one strong colour of it; or nearly black. */
export type CardGround = "blurred" | "flat" | "black";

/**
 * A card shows the whole photo in a 9:16 picture of its own: the photo stands on a darkened, blurred ground. Long
 * photos are laid in several strips, since a single one would be too thin.
 */
export type Card = readonly [Panel, ...Panel[]];

/** Pixels of a card, a fifth more than a frame's: a camera may move closer without enlarging. */
export const CARD_SIZE = { width: 1296, height: 2304 } as const;

/** The most that panels take of the card's width, and the room between them, in shares of its width. */
const MOST_WIDTH = 0.94;
const GAP = 0.025;
const MOST_STRIPS = 5;
/** Height of a card in its widths. */
export const ASPECT = 16 / 9;
/** Below the platforms' own line at the top. */
export const TOP = 0.13;

/** What panels have of a card's height: from where on, at most how much, and about what middle. */
interface Room {
  readonly top: number;
  readonly height: number;
  readonly middle: number;
}

/** The middle is that of the card but for its lowest fifth, over which the platforms write. */
const USUAL_ROOM: Room = { top: TOP, height: 0.64, middle: 0.4 };
/** Leaves the place of hooks above what is to be read. */
export const DOCUMENT_ROOM: Room = { top: 0.29, height: 0.52, middle: 0.55 };

/** Lays a photo of this width to height on a card: in as many strips as show it largest. */
export function layOutCard(aspect: number, room: Room = USUAL_ROOM): Card {
  let best = strips(aspect, 1, room);
  for (let count = 2; count <= MOST_STRIPS; count += 1) {
    const next = strips(aspect, count, room);
    // Strips split the photo, so they are used only where they show it much larger.
    if (scaleOf(next) > 1.5 * scaleOf(best)) best = next;
  }
  return best;
}

/** How large the photo lies on its card: width of the card that its own whole width would take. */
function scaleOf([{ part, place }]: Card): number {
  return place.w / part.w;
}

function strips(aspect: number, count: number, room: Room): Card {
  const isWide = aspect > 1;
  const part = isWide ? { w: 1 / count, h: 1 } : { w: 1, h: 1 / count };
  const partAspect = (aspect * part.w) / part.h;
  const gaps = GAP * (count - 1);
  // In shares of the card's width; wide strips lie one below the other, tall ones side by side.
  const roomWidth = isWide ? MOST_WIDTH : (MOST_WIDTH - gaps) / count;
  const roomHeight = isWide ? (room.height * ASPECT - gaps) / count : room.height * ASPECT;
  const width = Math.min(roomWidth, roomHeight * partAspect);
  const height = width / partAspect;
  const whole = isWide ? { w: width, h: height * count + gaps } : { w: width * count + gaps, h: height };
  const left = (1 - whole.w) / 2;
  const top = Math.max(room.top, room.middle - whole.h / ASPECT / 2);
  const panels = Array.from({ length: count }, (_, index): Panel => {
    const shift = (isWide ? height : width) + GAP;
    return {
      part: isWide ? { x: index * part.w, y: 0, ...part } : { x: 0, y: index * part.h, ...part },
      place: {
        x: left + (isWide ? 0 : index * shift),
        y: top + (isWide ? (index * shift) / ASPECT : 0),
        w: width,
        h: height / ASPECT,
      },
    };
  });
  const [first, ...rest] = panels;
  if (first === undefined) throw new RangeError("a card has at least one strip");
  return [first, ...rest];
}
