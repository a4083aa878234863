import { crc32, deflateSync } from "node:zlib";

const SIDE = 320;

/** A small PNG (a warm disc on a blue gradient), so that the check needs no file. */
export function makeTestPhoto(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // 8 bits per channel, colour type 2 (RGB).
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(drawRows())),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Rows of RGB, each after its filter byte (0: none). */
function drawRows(): Buffer {
  const rows = Buffer.alloc(SIDE * (1 + SIDE * 3));
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const inside = Math.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 4;
      rows.set(inside ? [230, 140, 40] : [20, 40 + (y >> 2), 120], y * (1 + SIDE * 3) + 1 + x * 3);
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
