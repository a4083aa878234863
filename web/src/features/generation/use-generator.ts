import { useReducer, type Dispatch } from "react";
import type { Services } from "../../lib/services/services.ts";
import { makeActions, type GeneratorActions } from "./actions.ts";
import { INITIAL_STATE, reduce } from "./reduce.ts";
import type { GeneratorEvent, GeneratorState } from "./state.ts";
import { useChosenFilm, useOpenChosenFilm } from "./use-chosen-film.ts";
import { useFilm } from "./use-film.ts";
import { useRestoredPreview } from "./use-restored-preview.ts";

export interface Generator {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  readonly actions: GeneratorActions;
  /** False while the user's last film is being searched. */
  readonly ready: boolean;
  /** True with our own server, which keeps photos and films all of them; an outside workflow has the image only. */
  readonly hasOwnServer: boolean;
}

/** The generator of one user: its state and its actions. */
export function useGenerator(services: Services, userId: string): Generator {
  const [state, dispatch] = useReducer(reduce, INITIAL_STATE);
  const chosen = useChosenFilm();
  const ready = useFilm(services.rows, chosen === null ? userId : null, state.film, dispatch);
  useOpenChosenFilm(services, chosen, dispatch);
  useRestoredPreview(services.workflow, state, dispatch);
  const { workflow } = services;
  const hasOwnServer = workflow.retakeImage !== undefined;
  return { state, dispatch, ready, hasOwnServer, actions: makeActions(workflow, userId, state, dispatch) };
}
