import { MAX_PHOTO_BYTES } from "@curta/contract";

/** File name extensions of pictures for which some systems report no type. */
const IMAGE_NAME = /\.(heic|heif|avif|webp|tiff?|jpe?g|png|gif)$/i;
const HEIC = /hei[cf]/i;

function isImage(file: File): boolean {
  return file.type === "" ? IMAGE_NAME.test(file.name) : file.type.startsWith("image/");
}

function isTooLarge(file: Blob): boolean {
  return file.size > MAX_PHOTO_BYTES;
}

/** True for HEIC, which phones make and most browsers cannot show. */
export function isHeic(file: File): boolean {
  return HEIC.test(file.type) || (file.type === "" && HEIC.test(file.name.slice(-5)));
}

/** True for TIFF by its first bytes: no browser but one shows it, but the server opens it. */
export async function isTiff(file: Blob): Promise<boolean> {
  const [a, b, c, d] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isLittle = a === 0x49 && b === 0x49 && c === 0x2a && d === 0;
  const isBig = a === 0x4d && b === 0x4d && c === 0 && d === 0x2a;
  return isLittle || isBig;
}

/** What to do with a file (specification, point 5); oversize files depend on how they came. */
export type FileVerdict = "take" | "fit" | "ignore" | "not-image" | "too-large";

export function checkFile(file: File, came: "chosen" | "dropped"): FileVerdict {
  if (!isImage(file)) return came === "chosen" ? "not-image" : "ignore";
  if (!isTooLarge(file)) return "take";
  return came === "chosen" ? "too-large" : "fit";
}
