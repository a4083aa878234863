import type { Box, ShotSize, Target } from "@curta/contract";
import type { FilmShots } from "@curta/studio/preview";

/** A 9:16 frame on a picture: its middle in shares of the picture, and its height as a share of the largest such frame. */
export interface FrameBox {
  readonly x: number;
  readonly y: number;
  readonly share: number;
}

type Limits = Pick<FilmShots, "cover" | "closest">;
export type ViewTarget = Extract<Target, { kind: "view" }>;

/** The frame of an area of the picture. */
export function frameOf(area: Box, { cover }: Limits): FrameBox {
  return { x: area.x + area.w / 2, y: area.y + area.h / 2, share: area.h / cover.height };
}

/** The nearest frame that lies in the picture and is no closer than its pixels allow. */
export function insidePicture({ x, y, share }: FrameBox, { cover, closest }: Limits): FrameBox {
  const held = Math.min(1, Math.max(closest, share));
  const [across, down] = [(cover.width * held) / 2, (cover.height * held) / 2];
  return { x: clamp(x, across), y: clamp(y, down), share: held };
}

/** Where a frame lies in its picture, in shares of it. */
export function areaOfFrame({ x, y, share }: FrameBox, { cover }: Limits): Box {
  const [w, h] = [cover.width * share, cover.height * share];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** What a script can say of a frame: whole hundredths. */
export function viewTarget({ x, y, share }: FrameBox, { closest }: Limits): ViewTarget {
  const least = Math.ceil(closest * 100 - 1e-6);
  return {
    kind: "view",
    x: Math.round(x * 100),
    y: Math.round(y * 100),
    share: Math.min(100, Math.max(least, Math.round(share * 100))),
  };
}

/** The frame that a script says. */
export function frameOfView({ x, y, share }: ViewTarget): FrameBox {
  return { x: x / 100, y: y / 100, share: share / 100 };
}

/** The word for how much of the picture a frame shows. */
export function sizeFor(share: number): ShotSize {
  if (share >= 80) return "wide";
  if (share >= 60) return "medium";
  return share >= 42 ? "close-up" : "extreme-close-up";
}

function clamp(middle: number, half: number): number {
  return Math.min(1 - half, Math.max(half, middle));
}
