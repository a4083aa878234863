/** Colour coding of a HEIF picture: code points of ISO/IEC 23091-2 (colour primaries, transfer). */
export interface CodedColour {
  readonly primaries: number;
  readonly transfer: number;
}

interface Box {
  readonly kind: string;
  /** Content of the box, after its header. */
  readonly body: DataView;
}

/**
 * The colour coding that a HEIC or AVIF file gives for its main picture as code points (a `colr` box of the kind
 * `nclx`; ISO/IEC 23008-12, 6.5.5); null if there is none.
 */
export function codedColourOf(file: Uint8Array): CodedColour | null {
  try {
    return findColour(new DataView(file.buffer, file.byteOffset, file.byteLength));
  } catch (error) {
    // A box that is longer than the file: the decoder will report what is wrong with it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findColour(file: DataView): CodedColour | null {
  const meta = boxesOf(file).find(({ kind }) => kind === "meta");
  if (!meta) return null;
  const inMeta = boxesOf(meta.body, 4);
  const main = inMeta.find(({ kind }) => kind === "pitm")?.body;
  const properties = inMeta.find(({ kind }) => kind === "iprp")?.body;
  if (!main || !properties) return null;
  const item = main.getUint8(0) === 0 ? main.getUint16(4) : main.getUint32(4);
  const inProperties = boxesOf(properties);
  const container = inProperties.find(({ kind }) => kind === "ipco");
  const links = inProperties.filter(({ kind }) => kind === "ipma");
  if (!container) return null;
  const all = boxesOf(container.body);
  for (const index of links.flatMap(({ body }) => propertiesOf(body, item))) {
    const box = all[index - 1];
    if (box?.kind === "colr" && nameAt(box.body, 0) === "nclx")
      return { primaries: box.body.getUint16(4), transfer: box.body.getUint16(6) };
  }
  return null;
}

/** Consecutive boxes, from `at` on (ISO/IEC 14496-12, 4.2). */
function boxesOf(view: DataView, at = 0): Box[] {
  const boxes: Box[] = [];
  while (at + 8 <= view.byteLength) {
    const size = view.getUint32(at);
    const head = size === 1 ? 16 : 8;
    const length = size === 0 ? view.byteLength - at : size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    if (length < head) break;
    const body = new DataView(view.buffer, view.byteOffset + at + head, length - head);
    boxes.push({ kind: nameAt(view, at + 4), body });
    at += length;
  }
  return boxes;
}

/** Numbers (from 1) of an item's properties, from an `ipma` box. */
function propertiesOf(body: DataView, item: number): number[] {
  const wideItems = body.getUint8(0) > 0;
  const wideNumbers = (body.getUint8(3) & 1) === 1;
  const entries = body.getUint32(4);
  for (let entry = 0, at = 8; entry < entries; entry++) {
    const owner = wideItems ? body.getUint32(at) : body.getUint16(at);
    at += wideItems ? 4 : 2;
    const count = body.getUint8(at++);
    const numbers = Array.from({ length: count }, (_, k) =>
      wideNumbers ? body.getUint16(at + 2 * k) & 0x7fff : body.getUint8(at + k) & 0x7f,
    );
    if (owner === item) return numbers;
    at += wideNumbers ? 2 * count : count;
  }
  return [];
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4));
}
