import { FILM_FPS } from "@curta/contract";
import type { FilePacket, FileStream } from "./film-file.ts";
import { type Glance, glanceAt, looksAlike, type PlanarFrame } from "./glance.ts";
import { copyLuma, watch } from "./watch.ts";

/** What a film looks like, as far as it is measured. */
export interface FilmView {
  /** Every frame at a glance, in the order of playing. */
  readonly glances: readonly Glance[];
  /** Luma of the first and the last frame, decoded from the file. */
  readonly first: Uint8Array;
  readonly last: Uint8Array;
}

/** Keyframes that are decoded to see that a film is made of the frames that were drawn for it. */
const SAMPLES = 8;

/**
 * Looks at a film. Decoding all of it costs a quarter of the time of encoding it, so where the drawn frames
 * were glanced at on their way into the encoder (`drawn`), only the beginning, the end and some keyframes are
 * decoded; if any of them does not look like what was drawn, or without `drawn`, every frame is.
 * @param onFrame hears of each decoded frame by its number; of the frames before `until` in any case
 */
export async function viewFilm(
  picture: FileStream,
  drawn: readonly Glance[] | undefined,
  until: number,
  onFrame: (frame: PlanarFrame, number: number) => void,
): Promise<FilmView> {
  const total = picture.packets.length;
  const seen = new Map<number, Glance>();
  let first: Uint8Array = new Uint8Array();
  let last: Uint8Array = new Uint8Array();
  const look = async (packets: readonly FilePacket[]): Promise<void> => {
    await watch(picture, packets, (frame, number) => {
      seen.set(number, glanceAt(frame));
      if (number === 0) first = copyLuma(frame);
      if (number === total - 1) last = copyLuma(frame);
      onFrame(frame, number);
    });
  };
  if (drawn?.length === total) {
    await Promise.all([look(opening(picture.packets, until)), look(ending(picture.packets))]);
    await look(sampleKeyframes(picture.packets));
    if ([...seen].every(([number, glance]) => looksAlike(glance, drawn[number]!))) {
      return { glances: drawn, first, last };
    }
  }
  await look(picture.packets);
  const glances = Array.from({ length: total }, (_, number) => seen.get(number) ?? new Uint8Array());
  return { glances, first, last };
}

/** Packets that hold the frames before `until`, and the few that those refer to. */
function opening(packets: readonly FilePacket[], until: number): readonly FilePacket[] {
  const needed = packets.findLastIndex((packet) => Math.round(packet.pts * FILM_FPS) < until);
  return packets.slice(0, needed + 1);
}

function ending(packets: readonly FilePacket[]): readonly FilePacket[] {
  return packets.slice(packets.findLastIndex((packet) => packet.key));
}

function sampleKeyframes(packets: readonly FilePacket[]): readonly FilePacket[] {
  const keys = packets.filter((packet) => packet.key).slice(1, -1);
  const step = Math.max(1, keys.length / SAMPLES);
  return Array.from({ length: Math.min(SAMPLES, keys.length) }, (_, i) => keys[Math.floor(i * step)]!);
}
