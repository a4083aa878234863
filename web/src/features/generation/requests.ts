import {
  ANONYMOUS_USER_ID,
  type RetakeRequest,
  type UploadRequest,
  type VideoRequest,
} from "@curta/contract";
import { optionsWith } from "./planning/script-header.ts";
import type { FilmRequest, GeneratorState } from "./state.ts";

/** The user's id; `test-user` if nobody is signed in. */
export function userIdOf(user: { readonly id: string } | null): string {
  return user?.id ?? ANONYMOUS_USER_ID;
}

interface Photo {
  readonly name: string;
  readonly base64: string;
}

/** Body of a key image request. It contains the prompt only if the user edited it, the topic only if it was filled in. */
export function imageRequest(state: GeneratorState, photo: Photo, userId: string): UploadRequest {
  return {
    generation_type: "imagem",
    imagem_base64: photo.base64,
    imagem_nome: photo.name,
    ...imageWishes(state, userId),
  };
}

/** Body of a request for another take of the image on the page, whose photo the server kept, with its name. */
export function retakeRequest(state: GeneratorState, keyImage: string, userId: string): RetakeRequest {
  return {
    generation_type: "imagem",
    key_image: keyImage,
    imagem_nome: "",
    ...imageWishes(state, userId),
  };
}

function imageWishes({ image, prompt, topic, options }: GeneratorState, userId: string) {
  const isEdited = image !== null && prompt.trim() !== image.positivePrompt.trim();
  return {
    user_id: userId,
    opcoes: optionsWith(options.estilo, options.duracao, options.modelo),
    ...(isEdited && prompt.trim() !== "" ? { positive_prompt: prompt } : {}),
    ...(topic.trim() === "" ? {} : { assunto: topic.trim() }),
  };
}

/** What the next image is made from: the chosen photo or, after a reload, the one of the image on the page. */
export function imageSource({ photo, image }: GeneratorState): string | null {
  return photo?.id ?? image?.image_url ?? null;
}

/** Request for the film on the page; null before there is an image. */
export function filmRequest({
  image,
  script,
  options,
  song,
  missingSong,
}: GeneratorState): FilmRequest | null {
  if (image === null) return null;
  const musica = song?.id ?? missingSong;
  return {
    image_url: image.image_url,
    video_description: script,
    opcoes: optionsWith(options.estilo, options.duracao, options.modelo),
    ...(musica === null ? {} : { musica }),
  };
}

/** Body of a film request. */
export function videoRequest(taskUuid: string, request: FilmRequest, userId: string): VideoRequest {
  return {
    generation_type: "video",
    task_uuid: taskUuid,
    video_description: request.video_description,
    image_url: request.image_url,
    user_id: userId,
    opcoes: request.opcoes,
    ...(request.musica === undefined ? {} : { musica: request.musica }),
  };
}
