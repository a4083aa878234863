import { randomInt, randomUUID } from "node:crypto";
import { CurtaError, type ImageRequest, type ImageResult } from "@curta/contract";
import type { KeyImage } from "@curta/studio";
import type { Context } from "../../context.ts";
import type { Queryable } from "../../database/queryable.ts";
import { insertKeyImage, type KeyImageRow } from "../../database/rows/key-images.ts";
import { countFolder, recordFolder } from "../../database/rows/media-folders.ts";
import { ownPhoto } from "../../database/rows/removals.ts";
import { mediaKey, type MediaName, newMediaFolder } from "../../media/media-store.ts";
import { mediaUrl } from "../../media/media-url.ts";
import { inSpan } from "../../tracing/tracer.ts";
import { keepUnlessRemoved } from "../remove/keep-unless-removed.ts";
import { previewUrl } from "./whole-photo-access.ts";
import type { Requester } from "../requester.ts";

/**
 * What a key image is made from: a photo just sent, one that was kept, or somebody's finished picture, which is
 * left as it is.
 */
export interface SourcePhoto {
  readonly kind: "sent" | "kept" | "foreign";
  readonly bytes: Uint8Array;
  readonly name: string;
  /** The photo that a kept one is, so that all its takes can be deleted with it. */
  readonly photoId?: string;
}

export type ImageWishes = Pick<ImageRequest, "opcoes" | "positive_prompt" | "assunto">;

/** Makes a key image, prompt and script from a photo. @throws CurtaError queue_full, space_full, unauthorized, photo_* */
export async function makeImage(
  context: Context,
  requester: Requester,
  photo: SourcePhoto,
  wishes: ImageWishes,
  signal?: AbortSignal,
): Promise<ImageResult> {
  const { result } = await storeKeyImage(context, requester, photo, wishes, signal);
  return result;
}

/** Runs the studio on a photo and stores the result for the requester. Every call uses a new seed. */
export async function storeKeyImage(
  context: Context,
  requester: Requester,
  photo: SourcePhoto,
  wishes: ImageWishes,
  signal?: AbortSignal,
): Promise<{ id: string; result: ImageResult }> {
  const begunAt = performance.now();
  const { userId } = requester;
  await context.door.space.assertRoom(userId);
  const seed = randomInt(2 ** 31);
  const span = context.tracer.start("make image", { parent: requester.traceparent });
  const making = () =>
    context.studio.makeKeyImage(photo.bytes, {
      style: wishes.opcoes.estilo,
      template: wishes.opcoes.modelo,
      seconds: wishes.opcoes.duracao,
      seed,
      asItIs: photo.kind === "foreign",
      keepPhoto: photo.kind === "sent",
      ...(wishes.positive_prompt === undefined ? {} : { positivePrompt: wishes.positive_prompt }),
      ...(wishes.assunto === undefined ? {} : { topic: wishes.assunto }),
      ...(signal === undefined ? {} : { signal }),
    });
  const made = await inSpan(span, making);
  // Whoever has left does not learn the image's address, and asks again: this one would only take up space.
  signal?.throwIfAborted();
  const id = randomUUID();
  const folder = newMediaFolder();
  await recordFolder(context.pool, folder, userId);
  const bytes = await storeFiles(context, folder, made, photo.kind === "kept" ? photo.bytes : made.photo);
  await countFolder(context.pool, folder, bytes);
  const row: KeyImageRow = {
    id,
    user_id: userId,
    seed,
    style: wishes.opcoes.estilo,
    seconds: wishes.opcoes.duracao,
    positive_prompt: made.positivePrompt,
    script: made.script,
    reading: made.reading,
    media_key: folder,
    photo_name: photo.name,
    photo_id: photo.photoId ?? id,
    films_removed: 0,
  };
  await keepUnlessRemoved(context, { userId, folder, begunAt }, async (client) => {
    if (photo.photoId !== undefined) await assertPhotoIsKept(client, userId, photo.photoId);
    await insertKeyImage(client, row);
  });
  const urlOf = (name: MediaName): string => mediaUrl(requester.origin, mediaKey(folder, name));
  return {
    id,
    result: {
      image_url: urlOf("keyimage.jpg"),
      positivePrompt: made.positivePrompt,
      video_description: made.script,
      preview: {
        picture_url: previewUrl(requester.origin, { id, folder }),
        seed,
        reading: made.reading,
        photo_name: photo.name,
      },
    },
  };
}

/** A photo that was deleted while another take of it was made does not come back with it. @throws CurtaError photo_missing */
async function assertPhotoIsKept(db: Queryable, userId: string, photoId: string): Promise<void> {
  const { keyImages } = await ownPhoto(db, userId, photoId);
  if (keyImages.length === 0) throw new CurtaError("photo_missing");
}

/**
 * Stores the files and gives the sum of their bytes. Every take has a copy of its photo, so that each folder can be
 * deleted without a look at any other.
 */
async function storeFiles(
  { media }: Context,
  folder: string,
  { keyImage, small, picture, preview }: KeyImage,
  photo: Uint8Array | null,
): Promise<number> {
  const files: [MediaName, Uint8Array | null][] = [
    ["keyimage.jpg", keyImage],
    ["small.jpg", small],
    ["picture.jpg", picture],
    ["preview.jpg", preview],
    ["photo.jpg", photo],
  ];
  const sizes = files.map(async ([name, bytes]) => {
    if (bytes !== null) await media.putBytes(mediaKey(folder, name), bytes);
    return bytes?.length ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
