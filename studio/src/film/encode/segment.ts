import type { ShotWord } from "../certificate/rows/captions/caption-row.ts";
import type { FrameThumbnail } from "../certificate/view/frame-thumbnail.ts";

/** One encoded picture. Times in frames from the segment's first frame. */
export interface SegmentPacket {
  /** Position in the segment's `data`. */
  readonly offset: number;
  readonly size: number;
  /** When it is shown. Packets are in decoding order. */
  readonly pts: number;
  readonly key: boolean;
}

/** One encoded shot: a closed group of pictures that does not depend on anything before or after it. */
export interface Segment {
  readonly frames: number;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly packets: readonly SegmentPacket[];
  /** Thumbnails of the frames before encoding. */
  readonly thumbnails: readonly FrameThumbnail[];
  /** The least contrast of letters in each frame before encoding; null where none are, or it was not measured. */
  readonly contrasts: readonly (number | null)[];
  /** The words of its captions, their boxes read from their painted pixels. */
  readonly words: readonly ShotWord[];
  /** Decoder configuration (SPS and PPS), the same for all segments of a film. */
  readonly parameters: Uint8Array;
}

/** A packet's bytes. */
export function packetBytes({ data }: Pick<Segment, "data">, packet: SegmentPacket): Uint8Array {
  return data.subarray(packet.offset, packet.offset + packet.size);
}
