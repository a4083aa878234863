import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import { findKeyImageByFolder } from "../../database/rows/key-images.ts";
import { folderOf, mediaKey, type MediaKey, nameOf } from "../../media/media-store.ts";
import { mediaUrl } from "../../media/media-url.ts";

/**
 * Address of the whole photo in a size for browsers. Its folder is that of the key image, whose address people pass on:
 * so it opens only with a secret made from the row's id, which nobody but the owner is told.
 */
export function previewUrl(origin: string, { id, folder }: { id: string; folder: string }): string {
  return `${mediaUrl(origin, mediaKey(folder, "preview.jpg"))}?key=${secretOf(id)}`;
}

/**
 * Whether a file may be opened by this address. Key images, films and posters always; the whole photo for browsers with
 * its secret; the full-size one only in folders of earlier versions, where it is what the key image shows.
 */
export async function mayOpen(context: Context, key: MediaKey, secret: string | undefined): Promise<boolean> {
  const name = nameOf(key);
  const folder = folderOf(key);
  if (name === "picture.jpg")
    return (await context.media.size(mediaKey(folder, "preview.jpg"))) === undefined;
  if (name !== "preview.jpg") return true;
  const row = await findKeyImageByFolder(context.pool, folder);
  return row !== undefined && secret !== undefined && isEqual(secret, secretOf(row.id));
}

function secretOf(id: string): string {
  return createHash("sha256").update(`preview of ${id}`).digest("hex").slice(0, 32);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
