import { open, type FileHandle } from "node:fs/promises";

/** Layout of an MP4, read from its boxes (ISO/IEC 14496-12), because a demuxer hides it. */
export interface Mp4Layout {
  /** The index (`moov`) is before the media (`mdat`): playback can start before the download is complete. */
  readonly indexFirst: boolean;
  readonly editLists: number;
  /** True if every track has a constant time step (one `stts` entry, and at most one more for its end). */
  readonly constantSteps: boolean;
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const CONTAINERS = new Set(["trak", "mdia", "minf", "stbl", "edts"]);
const MAX_INDEX_BYTES = 16 * 1024 * 1024;

export async function readMp4Layout(path: string): Promise<Mp4Layout> {
  await using file = await open(path);
  const top = await topBoxes(file);
  const order = top.map((box) => box.type);
  const index = top.find((box) => box.type === "moov");
  const bytes = index ? await readBytes(file, index.start, index.end) : Buffer.alloc(0);
  const boxes = innerBoxes(bytes, 0, bytes.length);
  const steps = boxes.filter((box) => box.type === "stts").map((box) => bytes.readUInt32BE(box.start + 4));
  return {
    indexFirst: order.includes("moov") && order.indexOf("moov") < order.indexOf("mdat"),
    editLists: boxes.filter((box) => box.type === "elst").length,
    constantSteps: steps.length > 0 && steps.every((entries) => entries <= 2),
  };
}

async function topBoxes(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat();
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= size;) {
    const box = boxAt(await readBytes(file, at, Math.min(size, at + 16)), at);
    if (box.end <= at) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box whose header is at the start of `bytes`; `offset` is their position in the file. */
function boxAt(bytes: Buffer, offset: number): Box {
  const size = bytes.readUInt32BE(0);
  const type = bytes.toString("latin1", 4, 8);
  if (size === 1 && bytes.length >= 16) {
    return { type, start: offset + 16, end: offset + Number(bytes.readBigUInt64BE(8)) };
  }
  return { type, start: offset + 8, end: size === 0 ? Number.MAX_SAFE_INTEGER : offset + size };
}

function innerBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const box = boxAt(bytes.subarray(at, to), at);
    if (box.end <= at || box.end > to) break;
    boxes.push(box);
    if (CONTAINERS.has(box.type)) boxes.push(...innerBoxes(bytes, box.start, box.end));
    at = box.end;
  }
  return boxes;
}

async function readBytes(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const length = Math.min(to - from, MAX_INDEX_BYTES);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
