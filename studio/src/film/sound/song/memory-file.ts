import { AVERROR_EOF, AVSEEK_CUR, AVSEEK_END, AVSEEK_SIZE } from "node-av/constants";
import { IOContext } from "node-av/lib";

const BUFFER_BYTES = 64 * 1024;

/** A file in memory that FFmpeg can read and seek in: so it opens nothing else, whatever the file says. */
export function openMemoryFile(bytes: Uint8Array): IOContext {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const io = new IOContext();
  let at = 0;
  io.allocContextWithCallbacks(
    BUFFER_BYTES,
    0,
    (size) => {
      if (at >= data.length) return AVERROR_EOF;
      const part = data.subarray(at, at + size);
      at += part.length;
      return part;
    },
    null,
    (offset, whence) => {
      if (whence === AVSEEK_SIZE) return BigInt(data.length);
      const base = whence === AVSEEK_CUR ? at : whence === AVSEEK_END ? data.length : 0;
      at = Math.min(data.length, Math.max(0, base + Number(offset)));
      return BigInt(at);
    },
  );
  return io;
}
