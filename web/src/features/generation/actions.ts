import type { ImageResult } from "@curta/contract";
import type { Dispatch } from "react";
import { readBase64 } from "../../lib/read-base64.ts";
import { randomUuid } from "../../lib/uuid.ts";
import type { Workflow } from "../../lib/services/workflow.ts";
import { text } from "../../lib/text.ts";
import { makeOnce } from "./asked-image.ts";
import { filmRequest, imageRequest, imageSource, retakeRequest, videoRequest } from "./requests.ts";
import type { FilmRequest, GeneratorEvent, GeneratorState } from "./state.ts";
import { notifyOtherTabs } from "./draft/tabs.ts";

export interface GeneratorActions {
  readonly makeImage: () => void;
  readonly makeFilm: () => void;
  /** Requests the same film again. */
  readonly retryFilm: () => void;
  /** Cancels the running film; undefined with an outside workflow. */
  readonly cancelFilm: (() => Promise<void>) | undefined;
}

/** The user's actions in this state. Failures become messages, so none of these rejects. */
export function makeActions(
  workflow: Workflow,
  userId: string,
  state: GeneratorState,
  dispatch: Dispatch<GeneratorEvent>,
): GeneratorActions {
  const requestFilm = async (request: FilmRequest) => {
    const id = randomUuid();
    dispatch({ type: "film-requested", id, request });
    try {
      await workflow.requestFilm(videoRequest(id, request, userId));
      dispatch({ type: "film-sent", id });
      notifyOtherTabs();
    } catch (error) {
      dispatch({ type: "film-refused", id, text: messageOf(error) || text.messages.videoFailed });
    }
  };
  const { cancelFilm } = workflow;
  const { film } = state;
  return {
    makeImage: () => void requestImage(workflow, userId, state, dispatch),
    makeFilm: () => {
      const request = filmRequest(state);
      if (request !== null) void requestFilm(request);
    },
    retryFilm: () => {
      if (film !== null) void requestFilm(film.request);
    },
    cancelFilm:
      cancelFilm && film
        ? async () => {
            try {
              dispatch({ type: "row-seen", id: film.id, row: await cancelFilm(film.id) });
            } catch {
              dispatch({ type: "message-shown", message: { kind: "error", text: text.film.cancelFailed } });
            }
          }
        : undefined,
  };
}

async function requestImage(
  workflow: Workflow,
  userId: string,
  state: GeneratorState,
  dispatch: Dispatch<GeneratorEvent>,
): Promise<void> {
  const source = imageSource(state);
  const make = imageMaker(workflow, userId, state);
  if (source === null || make === null) return;
  dispatch({ type: "image-requested" });
  try {
    dispatch({ type: "image-made", source, image: await makeOnce(source, make) });
  } catch (error) {
    dispatch({ type: "image-failed", source, text: messageOf(error) || text.messages.imageFailed });
  }
}

/** Sends the photo where the page has it; else asks for another take of the image. Null where neither can be. */
function imageMaker(
  workflow: Workflow,
  userId: string,
  state: GeneratorState,
): (() => Promise<ImageResult>) | null {
  const { photo, image } = state;
  const { retakeImage } = workflow;
  if (photo !== null) {
    return async () => {
      const base64 = await readBase64(photo.file);
      return workflow.makeImage(imageRequest(state, { name: photo.file.name, base64 }, userId));
    };
  }
  if (image === null || retakeImage === undefined) return null;
  return () => retakeImage(retakeRequest(state, image.image_url, userId));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
