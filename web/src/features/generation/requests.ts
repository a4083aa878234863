import { ANONYMOUS_USER_ID, type ImageRequest, type VideoRequest } from "@curta/contract";
import type { FilmRequest, GeneratorState } from "./state.ts";

/** The user's id; `test-user` if nobody is signed in. */
export function userIdOf(user: { readonly id: string } | null): string {
  return user?.id ?? ANONYMOUS_USER_ID;
}

interface Photo {
  readonly name: string;
  readonly base64: string;
}

/** Body of a key image request. It contains the prompt only if the user edited it. */
export function imageRequest(state: GeneratorState, photo: Photo, userId: string): ImageRequest {
  const isEdited = state.image !== null && state.prompt.trim() !== state.image.positivePrompt.trim();
  return {
    generation_type: "imagem",
    imagem_base64: photo.base64,
    imagem_nome: photo.name,
    user_id: userId,
    opcoes: { estilo: state.options.estilo, duracao: state.options.duracao },
    ...(isEdited && state.prompt.trim() !== "" ? { positive_prompt: state.prompt } : {}),
  };
}

/** Request for the film on the page; null before there is an image. */
export function filmRequest({ image, script, options }: GeneratorState): FilmRequest | null {
  if (image === null) return null;
  return {
    image_url: image.image_url,
    video_description: script,
    opcoes: { estilo: options.estilo, duracao: options.duracao },
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
  };
}
