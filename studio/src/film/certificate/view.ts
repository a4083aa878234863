import { FILM_FPS } from "@curta/contract";
import type { FilePacket, FileStream } from "./film-file.ts";
import { type Glance, glanceAt, looksAlike, type PlanarFrame } from "./glance.ts";
import { copyLuma, watch } from "./watch.ts";

/** What a film looks like, as far as it is measured. */
export interface FilmView {
  /** Every frame at a glance, in the order of playing. */
  readonly glances: readonly Glance[];
  /** Luma of the first two frames and of the last two, decoded from the file; fewer in a shorter film. */
  readonly opening: readonly Uint8Array[];
  readonly ending: readonly Uint8Array[];
}

export interface Viewer {
  /** Glances at the frames on their way into the encoder. */
  readonly drawn: readonly Glance[] | undefined;
  /** Hears of each decoded frame by its number; of the frames before `until` in any case. */
  readonly onFrame: (frame: PlanarFrame, number: number) => void;
  readonly until: number;
  readonly signal?: AbortSignal | undefined;
}

/** How many frames of each end are kept for comparing. */
const KEPT = 2;

/**
 * Looks at a film. Decoding all of it costs a quarter of the time of encoding it, so where the drawn frames
 * were glanced at on their way into the encoder, only the beginning, the end and every keyframe between are
 * decoded: a look into each shot. If any of them does not look like what was drawn, or without `drawn`, every
 * frame is.
 * @throws CurtaError film_out_of_bounds where anything that is looked at does not decode; film_canceled
 */
export async function viewFilm(picture: FileStream, viewer: Viewer): Promise<FilmView> {
  const { packets } = picture;
  const { drawn, onFrame, until, signal } = viewer;
  const total = packets.length;
  const seen = new Map<number, Glance>();
  const lumas = new Map<number, Uint8Array>();
  const show = (frame: PlanarFrame, number: number): void => {
    seen.set(number, glanceAt(frame));
    if (number < KEPT || number >= total - KEPT) lumas.set(number, copyLuma(frame));
    onFrame(frame, number);
  };
  const look = (part: readonly FilePacket[]): Promise<void> => watch(picture, part, show, signal);
  const view = (glances: readonly Glance[]): FilmView => ({
    glances,
    opening: pick(lumas, 0, Math.min(KEPT, total)),
    ending: pick(lumas, Math.max(0, total - KEPT), total),
  });
  if (drawn?.length === total) {
    await Promise.all(glimpses(packets, Math.max(until, KEPT)).map(look));
    if ([...seen].every(([number, glance]) => looksAlike(glance, drawn[number]!))) return view(drawn);
  }
  await look(packets);
  return view(Array.from({ length: total }, (_, number) => seen.get(number) ?? new Uint8Array()));
}

/** What is decoded side by side: the frames before `until`, the last group of pictures, the keyframes between. */
function glimpses(packets: readonly FilePacket[], until: number): (readonly FilePacket[])[] {
  const needed = packets.findLastIndex((packet) => Math.round(packet.pts * FILM_FPS) < until) + 1;
  const lastKey = packets.findLastIndex((packet) => packet.key);
  const between = packets.slice(needed, Math.max(needed, lastKey)).filter((packet) => packet.key);
  return [packets.slice(0, needed), packets.slice(lastKey), between];
}

function pick(lumas: ReadonlyMap<number, Uint8Array>, from: number, to: number): Uint8Array[] {
  return Array.from({ length: to - from }, (_, i) => lumas.get(from + i) ?? new Uint8Array());
}
