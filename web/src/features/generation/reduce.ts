import { DEFAULT_OPTIONS, type ImageResult } from "@curta/contract";
import { isInsideKeyImage, withInsideKeyImage } from "@curta/studio/preview";
import { isSettled, mergeRow, type RowPart } from "../../lib/rows/generation-row.ts";
import { reasonOf } from "../../lib/films/describe-film.ts";
import { text } from "../../lib/text.ts";
import { NO_HISTORY, remember, travel } from "./draft/history.ts";
import { mergeDraft, openDraft, openLateDraft, renewDraft } from "./draft/open-draft.ts";
import { askForPlan, changeOptions, takePlan } from "./planning/plan-script.ts";
import { imageSource } from "./requests.ts";
import { copyFilm, openFilm, restoreFilm } from "./film/restore-film.ts";
import { optionsOf } from "./planning/script-header.ts";
import type { Film, Focus, GeneratorEvent, GeneratorState, Message } from "./state.ts";

export const INITIAL_STATE: GeneratorState = {
  status: "idle",
  message: null,
  photo: null,
  topic: "",
  song: null,
  missingSong: null,
  makingImage: false,
  image: null,
  prompt: "",
  script: "",
  options: DEFAULT_OPTIONS,
  preferred: DEFAULT_OPTIONS,
  planning: null,
  offer: null,
  draft: null,
  draftTime: null,
  keptPhoto: null,
  renewal: null,
  history: NO_HISTORY,
  changes: 0,
  film: null,
  replaced: null,
  hasChosenPhoto: false,
  dismissedFilm: null,
  focus: { on: null, turn: 0 },
};

/** The transitions of the specification, point 4. Events about a replaced photo or film change nothing. */
export function reduce(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case "photo-chosen":
      return {
        ...startOver(state),
        photo: event.photo,
        draft: event.photo.id,
        focus: focusOn(state, "make-image"),
      };
    case "photo-cleared":
      return { ...startOver(state), focus: focusOn(state, "photo") };
    case "topic-edited":
      return { ...state, topic: event.topic, changes: state.changes + 1 };
    case "song-chosen":
      return {
        ...state,
        song: event.song,
        missingSong: null,
        message: null,
        changes: state.changes + 1,
      };
    case "song-found":
      return takeSong(state, event);
    case "prompt-edited":
      return { ...remember(state, typing("prompt", event.at)), prompt: event.prompt };
    case "script-edited":
      return {
        ...remember(state, typing(event.field ?? "script", event.at)),
        script: event.script,
        options: optionsOf(event.script, state.options, state.image?.video_description),
        planning: null,
      };
    case "options-changed":
      return changeOptions(state, event.options);
    case "script-planned":
      return takePlan(state, event.planned);
    case "plan-asked":
      return askForPlan(state);
    case "offer-declined":
      return { ...state, offer: null };
    case "undone":
      return travel(state, "past");
    case "redone":
      return travel(state, "future");
    case "draft-opened":
      return openDraft(state, event.found);
    case "draft-came-late":
      return openLateDraft(state, event.found);
    case "draft-merged":
      return mergeDraft(state, event.draft);
    case "draft-renewed":
      return renewDraft(state, event.draft, event.changes);
    case "message-shown":
      return { ...state, message: event.message };
    case "image-requested":
    case "image-made":
    case "image-failed":
      return reduceImage(state, event);
    case "preview-found":
      return state.image?.image_url === event.imageUrl
        ? {
            ...state,
            image: { ...state.image, preview: event.preview },
            // A film that was opened says nothing of its photo.
            keptPhoto: state.keptPhoto ?? event.preview.photo_name ?? null,
          }
        : state;
    case "film-requested":
    case "film-sent":
    case "film-refused":
    case "film-timed-out":
    case "film-restored":
    case "film-chosen":
    case "row-seen":
      return reduceFilm(state, event);
  }
  return event satisfies never;
}

/** The music of a restored film; where it is not kept any more, that is said. */
function takeSong(state: GeneratorState, { id, song }: Extract<GeneratorEvent, { type: "song-found" }>) {
  if (state.missingSong !== id) return state;
  const message = song === null ? error(text.song.missing) : state.message;
  // A copy of a film is a draft of its own, which has to keep the music.
  const changes = state.film === null && song !== null ? state.changes + 1 : state.changes;
  return { ...state, song, missingSong: null, message, changes };
}

function typing(field: string, at: number | undefined) {
  return at === undefined ? null : { field, at };
}

type ImageEvent = Extract<GeneratorEvent, { type: "image-requested" | "image-made" | "image-failed" }>;

function reduceImage(state: GeneratorState, event: ImageEvent): GeneratorState {
  if (event.type === "image-requested") {
    return { ...state, status: "processing", message: null, makingImage: true };
  }
  if (!state.makingImage || imageSource(state) !== event.source) return state;
  if (event.type === "image-failed") {
    return { ...state, status: "error", message: error(event.text), makingImage: false };
  }
  return {
    ...remember(state),
    status: "success",
    message: success(text.messages.imageMade),
    makingImage: false,
    image: event.image,
    prompt: event.image.positivePrompt,
    script: scriptFor(state, event.image),
    planning: null,
    offer: null,
    focus: focusOn(state, "image"),
  };
}

/**
 * An edited script is kept; "Desfazer edição" then restores the new image's. The switch is no edit: it stays as the
 * user set it.
 */
function scriptFor({ image, script }: GeneratorState, next: ImageResult): string {
  const made = image?.video_description ?? script;
  if (withInsideKeyImage(script, false) !== withInsideKeyImage(made, false)) return script;
  return image === null
    ? next.video_description
    : withInsideKeyImage(next.video_description, isInsideKeyImage(script));
}

type FilmEvent = Extract<GeneratorEvent, { type: `film-${string}` | "row-seen" }>;

function reduceFilm(state: GeneratorState, event: FilmEvent): GeneratorState {
  if (event.type === "film-requested") {
    const film: Film = { id: event.id, request: event.request, row: {}, busy: true, sent: false };
    const focus = focusOn(state, "film");
    return { ...state, status: "processing", message: null, film, replaced: state.film, focus };
  }
  if (event.type === "film-restored") return restoreFilm(state, event.row);
  if (event.type === "film-chosen") return chooseFilm(state, event.row, event.copy);
  const { film } = state;
  if (film?.id !== event.id) return state;
  if (event.type === "film-sent") {
    return {
      ...state,
      message: success(text.messages.videoSent),
      film: { ...film, sent: true },
      replaced: null,
    };
  }
  if (event.type === "film-refused") {
    return { ...state, status: "error", message: error(event.text), film: state.replaced, replaced: null };
  }
  if (event.type === "film-timed-out") return film.busy ? timeOut(state, film) : state;
  return seeRow(state, { ...film, row: mergeRow(film.row, event.row) }, isSettled(film.row));
}

function chooseFilm(state: GeneratorState, row: RowPart, copy: string | null): GeneratorState {
  const fresh = startOver(state);
  return copy === null ? openFilm(state, fresh, row) : copyFilm(state, fresh, row, copy);
}

/** Shows the timeout. The film is still followed: if it ends later, it is shown. */
function timeOut(state: GeneratorState, film: Film): GeneratorState {
  const message = error(text.messages.timedOut);
  return { ...state, status: "error", message, film: { ...film, busy: false } };
}

/** Stores a film's newer row; the first settled one ends the wait. */
function seeRow(state: GeneratorState, film: Film, wasSettled: boolean): GeneratorState {
  if (wasSettled || !isSettled(film.row)) return { ...state, film };
  const ended = { ...state, film: { ...film, busy: false }, focus: focusOn(state, "done") };
  const { status } = film.row;
  if (status === "completed")
    return { ...ended, status: "success", message: success(text.messages.videoMade) };
  if (status === "canceled") return { ...ended, status: "idle", message: null };
  return { ...ended, status: "error", message: error(reasonOf(film.row) || text.messages.videoRowFailed) };
}

/** Resets everything but the options that the user prefers. Those of an opened draft are the draft's. */
function startOver(state: GeneratorState): GeneratorState {
  const dismissedFilm = state.film?.id ?? state.dismissedFilm;
  const { preferred } = state;
  return {
    ...INITIAL_STATE,
    options: preferred,
    preferred,
    changes: state.changes + 1,
    hasChosenPhoto: true,
    dismissedFilm,
  };
}

function focusOn(state: GeneratorState, on: Focus["on"]): Focus {
  return { on, turn: state.focus.turn + 1 };
}

function error(message: string): Message {
  return { kind: "error", text: message };
}

function success(message: string): Message {
  return { kind: "success", text: message };
}
