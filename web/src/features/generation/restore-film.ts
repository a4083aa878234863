import { DEFAULT_OPTIONS } from "@curta/contract";
import { topicInScript } from "@curta/studio/preview";
import { isSettled, type RowPart } from "../../lib/rows/generation-row.ts";
import type { GeneratorState } from "./state.ts";

/**
 * Restores the user's running or last film, unless the user has already begun something else. A message shown
 * meanwhile (a refused file) stays.
 */
export function restoreFilm(state: GeneratorState, row: RowPart): GeneratorState {
  const { id, image_url } = row;
  const busy = !isSettled(row);
  if (id === undefined || !image_url || !isFree(state) || state.film?.id === id) return state;
  // What was opened from "Seus vídeos" stays, whatever else is under way.
  if (state.hasChosenPhoto && state.image !== null) return state;
  if (state.dismissedFilm === id || (state.hasChosenPhoto && !busy)) return state;
  return openFilm(state, row, false);
}

/** Puts a film on the page with its image, prompt, script and options; as a copy, all of these without the film. */
export function openFilm(state: GeneratorState, row: RowPart, asCopy: boolean): GeneratorState {
  const { id, image_url } = row;
  const busy = !isSettled(row);
  if (id === undefined || !image_url) return state;
  const options = row.options ?? DEFAULT_OPTIONS;
  const script = row.video_description ?? "";
  const prompt = row.positive_prompt ?? "";
  return {
    ...state,
    status: busy && !asCopy ? "processing" : "idle",
    image: { image_url, positivePrompt: prompt, video_description: script },
    topic: topicInScript(script),
    prompt,
    script,
    options,
    film: asCopy
      ? null
      : { id, request: { image_url, video_description: script, opcoes: options }, row, busy, sent: true },
  };
}

/** True if no input of the user would be lost. */
function isFree({ photo, image, film, script, prompt }: GeneratorState): boolean {
  if (photo !== null || film?.busy) return false;
  return image === null || (script === image.video_description && prompt === image.positivePrompt);
}
