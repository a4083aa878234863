/** The four quarters of `quarters(320, 256)` as one HEVC picture (x265): parameter sets and slice, base64. */
const PARAMETER_SETS = [
  "QAEMAf//BAgAAAMAn6gAAAMAADy6AkA=",
  "QgEBBAgAAAMAn6gAAAMAADygCggEBZbqSTK8BbAgAAADACAAAAMDIQ==",
  "RAHBcrBiQA==",
].map((text) => Buffer.from(text, "base64"));
const SLICE = Buffer.from(
  "KAGvCch1UWFAIzXx//j0P/95J2X2N9QCbWE5bYpnyyvzzqcgPYb/+eIMHOf+KT6zJ6AFTKsNjtdBA9Epissr8fN8ua3FlMlgnrt35lJnkEJacC5I5mNeq0SUiRhc5Ms2+Hzd/uD/meIa91hLQ6K7r0Faea4vKY8Mx8BAkFy3Hf/S+uOuNIcy/ksecMKLwRer4sTu7LVEL//+//Wf/egKnBmYO/7UePj+XOktf7kjD+b/8+xpasFay0Vx4RLwkwNckKHSyTo+MHY8fmemVsxjpvMgAMlNxVepVmruf/EiiJfgCKw0dpKior4mwrhVEO99N95zUE8jzCM/KDA=",
  "base64",
);
export const HEIC_SIZE = { width: 320, height: 256 };

interface HeicWishes {
  /** Quarter turns to the left (`irot`). */
  readonly turns?: number;
  /** Mirrored after turning (`imir`): 0 top to bottom, 1 left to right (ISO/IEC 23008-12:2022, 6.5.12). */
  readonly mirror?: 0 | 1;
  /** Code points of the colours (`colr` of the kind `nclx`): primaries and transfer. */
  readonly colour?: readonly [primaries: number, transfer: number];
}

/** A small HEIC file with the properties that are wanted, written box by box (ISO/IEC 23008-12). */
export function heicFile({ turns, mirror, colour }: HeicWishes): Uint8Array {
  const properties = [hvcC(), box("ispe", u32(0), u32(HEIC_SIZE.width), u32(HEIC_SIZE.height))];
  if (colour) properties.push(box("colr", "nclx", u16(colour[0]), u16(colour[1]), u16(5), [0x80]));
  if (turns !== undefined) properties.push(box("irot", [turns]));
  if (mirror !== undefined) properties.push(box("imir", [mirror]));
  const head = box("ftyp", "heic", u32(0), "mif1", "heic");
  const withOffset = (offset: number) => meta(properties, offset, 4 + SLICE.length);
  const start = head.length + withOffset(0).length + 8;
  return Buffer.concat([head, withOffset(start), box("mdat", u32(SLICE.length), SLICE)]);
}

function meta(properties: readonly Buffer[], offset: number, length: number): Buffer {
  const links = properties.map((_, k) => 0x80 | (k + 1));
  return box(
    "meta",
    u32(0),
    box("hdlr", u32(0), u32(0), "pict", u32(0), u32(0), u32(0), [0]),
    box("pitm", u32(0), u16(1)),
    box("iloc", u32(0), [0x44, 0], u16(1), u16(1), u16(0), u16(1), u32(offset), u32(length)),
    box("iinf", u32(0), u16(1), box("infe", u32(0x02000000), u16(1), u16(0), "hvc1", [0])),
    box("iprp", box("ipco", ...properties), box("ipma", u32(0), u32(1), u16(1), [links.length, ...links])),
  );
}

/** The decoder's configuration; profile and level are those of the sequence parameter set (ISO/IEC 14496-15, 8.3.3.1). */
function hvcC(): Buffer {
  const profile = [0x04, 0x08, 0, 0, 0, 0x9f, 0xa8, 0, 0, 0, 0, 0x3c];
  const sets = PARAMETER_SETS.map((nal) =>
    Buffer.concat([Buffer.from([0x80 | ((nal[0]! >> 1) & 63), 0, 1]), u16(nal.length), nal]),
  );
  const layout = [0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, sets.length];
  return box("hvcC", [1, ...profile, ...layout], ...sets);
}

function box(kind: string, ...parts: readonly (string | Buffer | readonly number[])[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );
  return Buffer.concat([u32(body.length + 8), Buffer.from(kind, "latin1"), body]);
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** The same quarters as AVIF of 10 bits a channel, said to be Display P3 by code points (libaom). */
export const P3_AVIF = Buffer.from(
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAASEAAACGAAAAKGlpbmYAAAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAFAAAABAAAAABBwaXhpAAAAAAMKCgoAAAAMYXYxQ4EATAAAAAATY29scm5jbHgADAANAAGAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAACObWRhdAoKGCHn/+3QwNAYQDJ4EeAABAQRII4VIN1Wn6pUQ7/9uUjonyQbDtg5mEfTH8NqMsszpPUOl5kI5cBICjhOfGXVd/xiRNHat6CYAlsgb70B53EoCM0KPRKS0rk70VmFYemLaGZurPWZcWat2YZYroEjwP3VwYDvrCqyrFrVJz8zffxfq/iQ",
  "base64",
);
