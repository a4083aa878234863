import { openPart } from "../../src/film/picture-source.ts";
import { type RenderedFilm, renderFilm } from "../../src/film/render-film.ts";
import type { CaptionGroup, Framing, Timeline, TimelineShot } from "../../src/direction/timeline.ts";
import { CARD_NAMES } from "../../src/direction/framing/cards/card.ts";
import { cardNamed } from "../../src/direction/framing/stage.ts";
import type { PreparedPhoto } from "../../src/studio.ts";
import { plainTimeline } from "./timelines.ts";

/** A shot as a test wants it; what it leaves out is plain. */
export type WishedShot = Partial<TimelineShot> & Pick<Framing, "x" | "y" | "zoom">;

const FRAMES = 16;

/** A timeline of short shots. Each pushes in a little, so that nothing stands still. */
export function timelineOf({ reading }: PreparedPhoto, wishes: readonly WishedShot[]): Timeline {
  const plain = plainTimeline(wishes.map(() => FRAMES));
  const shots = plain.shots.map((shot, index): TimelineShot => {
    const { x, y, zoom, ...rest } = wishes[index]!;
    const key = { ease: "linear", x, y, roll: 0 } as const;
    const camera = [
      { ...key, at: 0, zoom },
      { ...key, at: FRAMES, zoom: zoom * 1.05 },
    ];
    return { ...shot, camera, ...rest };
  });
  const used = CARD_NAMES.filter((name) => shots.some(({ source }) => source === name));
  const cards = used.map((name) => [name, cardNamed(name, reading) ?? undefined]);
  return { ...plain, shots, ...Object.fromEntries(cards) };
}

/** Words that stand at a place of the frame through a whole shot. */
export function captionAt({ x, y }: { readonly x: number; readonly y: number }, at = 0): CaptionGroup {
  const words = ["uma", "boca"].map((text) => ({ text, at, strong: false }));
  const place = { x: Math.round(x * 1080), y: Math.round(y * 1920), size: 96 };
  return { at, frames: FRAMES - at, words, lines: [2], ...place, look: "impact", accent: "#ffcc00" };
}

/** Draws and encodes a film of such shots, and measures it. */
export async function filmOf(photo: PreparedPhoto, timeline: Timeline, out: string): Promise<RenderedFilm> {
  const { picture, reading } = photo;
  return await renderFilm({
    openPicture: openPart({ open: () => Promise.resolve(picture), isShared: true }, null),
    reading,
    timeline,
    out,
    workers: 2,
  });
}
