import { DEFAULT_OPTIONS, type RowOptions } from "@curta/contract";
import { topicInScript } from "@curta/studio/preview";
import { isSettled, type RowPart } from "../../../lib/rows/generation-row.ts";
import { NO_HISTORY, remember } from "../draft/history.ts";
import type { Film, FilmRequest, GeneratorState } from "../state.ts";

/** A row from which a film can be put on the page. */
type FilmRow = RowPart & { readonly id: string; readonly image_url: string };

/**
 * Restores the user's running or last film, unless the user has already begun something else. A message shown
 * meanwhile (a refused file) stays.
 */
export function restoreFilm(state: GeneratorState, row: RowPart): GeneratorState {
  if (!isFilmRow(row) || state.film?.busy || state.film?.id === row.id) return state;
  // What was opened from "Seus vídeos" stays, whatever else is under way.
  if (state.hasChosenPhoto && state.photo === null && state.image !== null) return state;
  const busy = !isSettled(row);
  if (state.dismissedFilm === row.id || (state.hasChosenPhoto && !busy)) return state;
  // The draft that is open is what the film was made from: it may say more than the film by now.
  if (isOfDraft(state, row.image_url)) return { ...state, status: statusOf(row), film: filmOf(row) };
  if (!isFree(state) || isOlderThanDraft(state, row)) return state;
  return { ...withWorkOf(state, row), status: statusOf(row), draft: row.id, film: filmOf(row) };
}

/**
 * Opens a film from "Seus vídeos" in place of all that is on the page. `fresh` is the page begun anew. Edits of the
 * same film that were open stay in its undo history; other work was put away as a draft.
 */
export function openFilm(state: GeneratorState, fresh: GeneratorState, row: RowPart): GeneratorState {
  if (!isFilmRow(row)) return state;
  const isSame = state.draft === row.id;
  return {
    ...withWorkOf(fresh, row),
    status: statusOf(row),
    // Edits of it are a draft under the film's id, on whichever device. So far there are none.
    draft: row.id,
    changes: 0,
    history: isSame ? remember(state).history : NO_HISTORY,
    film: filmOf(row),
  };
}

/** As `openFilm`, without the film: its image, prompt, script and options are a draft of their own, `draft`. */
export function copyFilm(
  state: GeneratorState,
  fresh: GeneratorState,
  row: RowPart,
  draft: string,
): GeneratorState {
  return isFilmRow(row) ? { ...withWorkOf(fresh, row), draft, dismissedFilm: row.id } : state;
}

function isFilmRow(row: RowPart): row is FilmRow {
  return row.id !== undefined && Boolean(row.image_url);
}

/** Puts the work that a film was made from on the page. */
function withWorkOf(state: GeneratorState, row: FilmRow): GeneratorState {
  const { image_url, video_description: script, opcoes: options, musica = null } = requestOf(row);
  const prompt = row.positive_prompt ?? "";
  return {
    ...state,
    image: { image_url, positivePrompt: prompt, video_description: script },
    keptPhoto: null,
    topic: topicInScript(script),
    song: null,
    missingSong: musica,
    prompt,
    script,
    options,
    history: NO_HISTORY,
  };
}

function requestOf(row: FilmRow): FilmRequest {
  const options: RowOptions = row.options ?? DEFAULT_OPTIONS;
  const { musica, ...opcoes } = options;
  return {
    image_url: row.image_url,
    video_description: row.video_description ?? "",
    opcoes,
    ...(musica === undefined ? {} : { musica }),
  };
}

function filmOf(row: FilmRow): Film {
  return { id: row.id, request: requestOf(row), row, busy: !isSettled(row), sent: true };
}

function statusOf(row: FilmRow): GeneratorState["status"] {
  return isSettled(row) ? "idle" : "processing";
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
