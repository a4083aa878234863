import { AUDIO_RATE } from "../../src/film/encode/encoder-settings.ts";
import type { FilePacket } from "../../src/film/certificate/file/film-file.ts";

/** A packet of a picture stream, by frame numbers. */
export function picturePacket(frame: number, key = false, bytes = 1000): FilePacket {
  return { pts: frame / 30, duration: 1 / 30, key, data: new Uint8Array(bytes) };
}

/** Packets of sound, 1024 samples each, from a time on. */
export function soundPackets(count: number, bytes = 500, from = 0): FilePacket[] {
  return Array.from({ length: count }, (_, i) => ({
    pts: from + (i * 1024) / AUDIO_RATE,
    duration: 1024 / AUDIO_RATE,
    key: true,
    data: new Uint8Array(bytes),
  }));
}
