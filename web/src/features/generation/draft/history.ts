import { MAX_UNDO_STEPS } from "@curta/contract";
import type { DraftParts, Step } from "../../../lib/drafts/draft-record.ts";
import type { GeneratorState } from "../state.ts";

/** Typing in one field counts as one step until it rests for so long. */
const REST_MS = 1_500;

/** Earlier and undone states of the work; the nearest ones are last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The field that is being typed in, and when its last key was pressed (ms). */
  readonly typing: Typing | null;
}

interface Typing {
  readonly field: string;
  readonly at: number;
}

export const NO_HISTORY: History = { past: [], future: [], typing: null };

/** The work of a state; null before there is an image. */
function stepOf({ image, prompt, script, options }: GeneratorState): Step | null {
  return image === null ? null : { image, prompt, script, options };
}

/** The work and its history, as a draft keeps them. */
export function draftPartsOf(state: GeneratorState): DraftParts {
  const { image, prompt, script, options, topic, song, history } = state;
  return {
    photoName: state.photo?.file.name ?? state.keptPhoto ?? "",
    topic,
    song,
    present: { image, prompt, script, options },
    past: history.past,
    future: history.future,
  };
}

/** The state before a change, with its work as the last step. `typing` joins it to the step before. */
export function remember(state: GeneratorState, typing: Typing | null = null): GeneratorState {
  const { history } = state;
  const step = stepOf(state);
  const goesOn =
    typing !== null &&
    history.typing?.field === typing.field &&
    typing.at - history.typing.at < REST_MS &&
    history.future.length === 0;
  const past = step === null || goesOn ? history.past : [...history.past, step].slice(-MAX_UNDO_STEPS);
  return { ...state, history: { past, future: [], typing }, changes: state.changes + 1 };
}

/** Goes one step back or forward, unless an image is being made. */
export function travel(state: GeneratorState, to: "past" | "future"): GeneratorState {
  const { past, future } = state.history;
  const steps = to === "past" ? past : future;
  const step = steps.at(-1);
  const present = stepOf(state);
  if (step === undefined || present === null || state.makingImage) return state;
  const left = steps.slice(0, -1);
  const history =
    to === "past"
      ? { past: left, future: [...future, present], typing: null }
      : { past: [...past, present], future: left, typing: null };
  return { ...state, ...step, history, planning: null, offer: null, changes: state.changes + 1 };
}
