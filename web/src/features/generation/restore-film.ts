import { DEFAULT_OPTIONS } from "@curta/contract";
import { topicInScript } from "@curta/studio/preview";
import { isSettled, type RowPart } from "../../lib/rows/generation-row.ts";
import { NO_HISTORY } from "./history.ts";
import type { GeneratorState } from "./state.ts";

/**
 * Restores the user's running or last film, unless the user has already begun something else. A message shown
 * meanwhile (a refused file) stays.
 */
export function restoreFilm(state: GeneratorState, row: RowPart): GeneratorState {
  const { id, image_url } = row;
  const busy = !isSettled(row);
  if (id === undefined || !image_url || state.film?.busy || state.film?.id === id) return state;
  if (state.dismissedFilm === id || (state.hasChosenPhoto && !busy)) return state;
  const options = row.options ?? DEFAULT_OPTIONS;
  const script = row.video_description ?? "";
  const prompt = row.positive_prompt ?? "";
  const request = { image_url, video_description: script, opcoes: options };
  const film = { id, request, row, busy, sent: true };
  const status = busy ? "processing" : "idle";
  // The draft that is open is what the film was made from: it may say more than the film by now.
  if (isOfDraft(state, image_url)) return { ...state, status, film };
  if (!isFree(state) || isOlderThanDraft(state, row)) return state;
  return {
    ...state,
    status,
    image: { image_url, positivePrompt: prompt, video_description: script },
    topic: topicInScript(script),
    prompt,
    script,
    options,
    // Edits of it are a draft under the film's id, on whichever device.
    draft: id,
    history: NO_HISTORY,
    film,
  };
}

/** True if an open draft holds this image, be it in its undo history. */
function isOfDraft({ draft, image, history }: GeneratorState, imageUrl: string): boolean {
  const images = [image, ...[...history.past, ...history.future].map((step) => step.image)];
  return draft !== null && images.some((one) => one?.image_url === imageUrl);
}

function isOlderThanDraft({ draftTime }: GeneratorState, { created_at: asked }: RowPart): boolean {
  return draftTime !== null && asked !== undefined && new Date(asked) <= new Date(draftTime);
}

/** True if no input of the user would be lost. */
function isFree({ photo, image, script, prompt }: GeneratorState): boolean {
  if (photo !== null) return false;
  return image === null || (script === image.video_description && prompt === image.positivePrompt);
}
