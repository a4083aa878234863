import { createHash } from "node:crypto";
import { THUMBNAIL_BYTES } from "../certificate/view/frame-thumbnail.ts";
import type { Segment } from "./segment.ts";

/**
 * A segment as bytes: SHA-256 of all that follows · length of the head · head (JSON) · decoder configuration ·
 * thumbnails · encoded frames.
 */
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;
/** Changes with the head: an entry of another format is as good as none. */
const FORMAT = 2;

type Head = Pick<Segment, "frames" | "packets" | "contrasts" | "words"> & {
  readonly format: number;
  readonly parameterBytes: number;
};

export function segmentToBytes(segment: Segment): Uint8Array {
  const { frames, packets, contrasts, words, parameters, thumbnails, data } = segment;
  const summary: Head = {
    format: FORMAT,
    frames,
    packets,
    contrasts,
    words,
    parameterBytes: parameters.length,
  };
  const head = Buffer.from(JSON.stringify(summary));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  const body = [length, head, parameters, ...thumbnails, data];
  const hash = createHash("sha256");
  for (const part of body) hash.update(part);
  return Buffer.concat([hash.digest(), ...body]);
}

/** @returns null if the bytes are not a complete segment of this format. */
export function segmentFromBytes(bytes: Uint8Array): Segment | null {
  const body = Buffer.from(bytes).subarray(DIGEST_BYTES);
  const digest = createHash("sha256").update(body).digest();
  if (body.length < LENGTH_BYTES || digest.compare(bytes.subarray(0, DIGEST_BYTES)) !== 0) return null;
  let at = LENGTH_BYTES;
  const take = (length: number): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(body.subarray(at, (at += length)));
  const head: Head = JSON.parse(Buffer.from(take(body.readUInt32BE(0))).toString());
  if (head.format !== FORMAT) return null;
  const { frames, packets, contrasts, words, parameterBytes } = head;
  const parameters = take(parameterBytes);
  const thumbnails = Array.from({ length: frames }, () => take(THUMBNAIL_BYTES));
  return { frames, packets, contrasts, words, parameters, thumbnails, data: take(body.length - at) };
}
