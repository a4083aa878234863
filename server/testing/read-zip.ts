import { crc32, inflateRawSync } from "node:zlib";

/** The files of a ZIP archive by name, read by its central directory; every checksum is checked. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  if (end < 0) throw new Error("no ZIP archive, or not all of it");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameBytes);
    files.set(name, readEntry(archive, at, name));
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** `at` is where the directory speaks of the file. */
function readEntry(archive: Buffer, at: number, name: string): Buffer {
  const local = archive.readUInt32LE(at + 42);
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(from, from + archive.readUInt32LE(at + 20));
  const bytes = archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
  if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
  return bytes;
}
