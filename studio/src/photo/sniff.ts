import { CurtaError } from "@curta/contract";

const PHOTO_FORMATS = ["jpeg", "png", "webp", "gif", "tiff", "avif", "heic"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

const AVIF_BRANDS = ["avif", "avis"];
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs"];

/**
 * Recognises the format of a photo by its first bytes; file names and media types are ignored.
 * @throws CurtaError photo_not_image
 */
export function sniffPhoto(bytes: Uint8Array): PhotoFormat {
  const head = latin1(bytes, 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP") return "webp";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (/^(?:II[*+]\0|MM\0[*+])/.test(head)) return "tiff";
  if (head.slice(4, 8) === "ftyp") return sniffHeif(bytes);
  throw new CurtaError("photo_not_image", { detail: `starts with ${JSON.stringify(head)}` });
}

/** A HEIF file lists the brands it conforms to in its first box (ISO/IEC 14496-12, 4.3). */
function sniffHeif(bytes: Uint8Array): PhotoFormat {
  const size = Math.min(256, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0));
  const brands = latin1(bytes, 8, size).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return "avif";
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return "heic";
  throw new CurtaError("photo_not_image", { detail: `HEIF brands ${brands.join(" ")}` });
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
