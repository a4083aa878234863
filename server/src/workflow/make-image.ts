import { randomInt, randomUUID } from "node:crypto";
import type { ImageRequest, ImageResult } from "@curta/contract";
import type { Context } from "../context.ts";
import { insertKeyImage } from "../database/key-images.ts";
import { recordFolder } from "../database/media-folders.ts";
import { mediaKey, newMediaFolder } from "../media/media-store.ts";
import { mediaUrl } from "../media/media-url.ts";
import type { Requester } from "./requester.ts";

/** Makes a key image, prompt and script from an uploaded photo. @throws CurtaError queue_full, photo_* */
export async function makeImage(
  context: Context,
  requester: Requester,
  photo: Uint8Array,
  wishes: Wishes,
  signal?: AbortSignal,
): Promise<ImageResult> {
  const { result } = await storeKeyImage(context, requester, photo, wishes, signal);
  return result;
}

type Wishes = Pick<ImageRequest, "opcoes" | "positive_prompt" | "imagem_nome">;

/** Runs the studio on a photo and stores the result for the requester. Every call uses a new seed. */
export async function storeKeyImage(
  context: Context,
  requester: Requester,
  photo: Uint8Array,
  wishes: Wishes,
  signal?: AbortSignal,
): Promise<{ id: string; result: ImageResult }> {
  const seed = randomInt(2 ** 31);
  const made = await context.studio.makeKeyImage(photo, {
    style: wishes.opcoes.estilo,
    seconds: wishes.opcoes.duracao,
    seed,
    ...(wishes.positive_prompt === undefined ? {} : { positivePrompt: wishes.positive_prompt }),
    ...(signal === undefined ? {} : { signal }),
  });
  const id = randomUUID();
  const folder = newMediaFolder();
  const [keyImage, picture] = [mediaKey(folder, "keyimage.jpg"), mediaKey(folder, "picture.jpg")];
  await recordFolder(context.pool, folder);
  await context.media.putBytes(keyImage, made.keyImage);
  await context.media.putBytes(picture, made.picture);
  await insertKeyImage(context.pool, {
    id,
    user_id: requester.userId,
    seed,
    style: wishes.opcoes.estilo,
    seconds: wishes.opcoes.duracao,
    positive_prompt: made.positivePrompt,
    script: made.script,
    reading: made.reading,
    media_key: folder,
    photo_name: wishes.imagem_nome,
  });
  return {
    id,
    result: {
      image_url: mediaUrl(requester.origin, keyImage),
      positivePrompt: made.positivePrompt,
      video_description: made.script,
      preview: { picture_url: mediaUrl(requester.origin, picture), seed, reading: made.reading },
    },
  };
}
