// The NAL units of an H.264 stream in two formats: from the encoder (Annex B: start codes between units) and in MP4
// (ISO/IEC 14496-15: a length before each unit).

const START_CODE = Buffer.from([0, 0, 1]);
const LENGTH_BYTES = 4;

/** Units between start codes. */
export function annexBUnits(bytes: Uint8Array): Uint8Array[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units: Uint8Array[] = [];
  let from = buffer.indexOf(START_CODE);
  while (from !== -1) {
    const start = from + START_CODE.length;
    from = buffer.indexOf(START_CODE, start);
    units.push(buffer.subarray(start, unpadded(buffer, start, from === -1 ? buffer.length : from)));
  }
  return units;
}

/** Units do not end in zeros; those belong to the next start code. */
function unpadded(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && bytes[last - 1] === 0) last--;
  return last;
}

/** Units that have a length before each. */
export function prefixedUnits(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units: Uint8Array[] = [];
  for (let at = 0; at + LENGTH_BYTES <= bytes.length;) {
    const start = at + LENGTH_BYTES;
    at = start + view.getUint32(at);
    units.push(bytes.subarray(start, at));
  }
  return units;
}

/** Sequence and picture parameter sets of an avcC box. */
export function avcCUnits(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units: Uint8Array[] = [];
  let at = 5;
  // The count of sequence parameter sets has five bits, that of picture parameter sets eight.
  for (const mask of [0x1f, 0xff]) {
    let count = at < bytes.length ? bytes[at++]! & mask : 0;
    for (; count > 0 && at + 2 <= bytes.length; count--) {
      const start = at + 2;
      at = start + view.getUint16(at);
      units.push(bytes.subarray(start, at));
    }
  }
  return units;
}

export function isSameUnits(a: readonly Uint8Array[], b: readonly Uint8Array[]): boolean {
  return a.length === b.length && a.every((unit, i) => Buffer.compare(unit, b[i]!) === 0);
}
