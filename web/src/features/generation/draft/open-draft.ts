import type { DraftRecord } from "@curta/contract";
import { unpackParts } from "../../../lib/drafts/draft-record.ts";
import type { OpenedDraft } from "../../../lib/drafts/drafts.ts";
import { restoreFilm } from "../film/restore-film.ts";
import { NO_HISTORY } from "./history.ts";
import type { GeneratorState } from "../state.ts";

/** Opens a draft at the start, unless the user has already begun something else. A message stays. */
export function openDraft(state: GeneratorState, { draft, photo }: OpenedDraft): GeneratorState {
  if (state.photo !== null || state.image !== null || state.changes > 0) return state;
  const work = workOf(draft);
  if (work.image === null && photo === null) return state;
  return {
    ...state,
    ...work,
    draft: draft.id,
    draftTime: draft.edited_at,
    photo: photo && { id: draft.id, file: photo },
    keptPhoto: unpackParts(draft).photoName,
  };
}

/**
 * Opens a draft that came only after the page had opened, where the user has touched nothing since. The last film, which
 * was restored meanwhile, counts as it does after a draft that is there in time.
 */
export function openLateDraft(state: GeneratorState, found: OpenedDraft): GeneratorState {
  const { film, draft, hasChosenPhoto, makingImage } = state;
  const isRestored = film !== null && film.id === draft && !hasChosenPhoto && !makingImage;
  const before: GeneratorState = isRestored ? { ...state, status: "idle", film: null, image: null } : state;
  const opened = openDraft(before, found);
  if (opened === before) return state;
  const taken = { ...opened, renewal: found.draft };
  return isRestored ? restoreFilm(taken, film.row) : taken;
}

/**
 * Shows what another browser made of the draft. The image's preview data stay where the image stays. What is in the
 * making here is not disturbed, nor what was changed here since `changes`: with the next change here, both are joined.
 */
export function renewDraft(state: GeneratorState, draft: DraftRecord, changes: number): GeneratorState {
  if (state.draft !== draft.id || state.changes !== changes) return state;
  if (state.makingImage || state.film?.busy) return state;
  const work = workOf(draft);
  const image = work.image?.image_url === state.image?.image_url ? state.image : work.image;
  return { ...state, ...work, image, renewal: draft };
}

/** Takes over what another browser wrote beside the work here: steps of undo, and a topic and music where they count. */
export function mergeDraft(state: GeneratorState, draft: DraftRecord): GeneratorState {
  if (state.draft !== draft.id) return state;
  const { past, topic, song } = unpackParts(draft);
  return {
    ...state,
    topic: topic || state.topic,
    song: song ?? state.song,
    missingSong: song === null ? state.missingSong : null,
    history: { ...state.history, past },
  };
}

/** What of the state a draft says, its undo history included. */
function workOf(draft: DraftRecord) {
  const { topic, song, present, past, future } = unpackParts(draft);
  return { ...present, topic, song, missingSong: null, history: { ...NO_HISTORY, past, future } };
}
