import { useReducer, type Dispatch } from "react";
import type { Keeping } from "../../lib/drafts/draft-keeper.ts";
import type { Songs } from "../../lib/services/songs.ts";
import type { Services } from "../../lib/services/services.ts";
import { makeActions, type GeneratorActions } from "./actions.ts";
import { INITIAL_STATE, reduce } from "./reduce.ts";
import type { GeneratorEvent, GeneratorState } from "./state.ts";
import { useChosenFilm, useOpenChosenFilm } from "./film/use-chosen-film.ts";
import { useAskedImage } from "./use-asked-image.ts";
import { useDraft } from "./draft/use-draft.ts";
import { useFilm } from "./film/use-film.ts";
import { usePlanning } from "./planning/use-planning.ts";
import { useMissingSong } from "./use-missing-song.ts";
import { useRestoredPreview } from "./use-restored-preview.ts";

export interface Generator {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  readonly actions: GeneratorActions;
  /** False while the user's draft and last film are being searched. */
  readonly ready: boolean;
  /** Where the newest work is kept. */
  readonly keeping: Keeping;
  /** True with our own server, which keeps photos and films all of them; an outside workflow has the image only. */
  readonly hasOwnServer: boolean;
  /** The user's own music; undefined with an outside workflow. */
  readonly songs: Songs | undefined;
}

/** The generator of one user: its state and its actions. */
export function useGenerator(services: Services, userId: string): Generator {
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const chosen = useChosenFilm();
  const { opened, keeping } = useDraft(services.drafts, userId, state, dispatch);
  const restores = chosen === null;
  const search = { film: state.film, restores, mayRestore: restores && opened };
  const ready = useFilm(services.rows, userId, search, dispatch);
  useOpenChosenFilm(services.rows, opened ? chosen : null, dispatch);
  usePlanning(state, dispatch);
  useRestoredPreview(services.workflow, state, dispatch);
  useMissingSong(services.songs, state, dispatch);
  const { workflow } = services;
  const hasOwnServer = workflow.retakeImage !== undefined;
  const actions = makeActions(workflow, userId, state, dispatch);
  useAskedImage(state, ready, actions.makeImage);
  return {
    state,
    dispatch,
    ready,
    keeping,
    hasOwnServer,
    songs: services.songs,
    actions,
  };
}
