import type { Options } from "@curta/contract";
import type { Replanned } from "@curta/studio/preview";
import { remember } from "../draft/history.ts";
import { withOptions } from "./script-header.ts";
import type { GeneratorState, Offer } from "../state.ts";

/** Takes other options: at once into the script's first line, then the whole script is fitted to them. */
export function changeOptions(state: GeneratorState, options: Options): GeneratorState {
  const { estilo, duracao, modelo } = state.options;
  const isSame = estilo === options.estilo && duracao === options.duracao && modelo === options.modelo;
  if (isSame) return { ...state, preferred: options };
  const planning =
    state.image === null
      ? null
      : (state.planning ?? { script: state.script, options: state.options, always: false });
  const script = withOptions(state.script, options, state.options);
  return { ...remember(state), options, preferred: options, script, planning };
}

/** Plans an edited script anew, as the user asked. */
export function askForPlan(state: GeneratorState): GeneratorState {
  const { script, options } = state;
  return { ...remember(state), planning: { script, options, always: true }, offer: null };
}

/** Takes over the fitted script. One that is the user's own can still be planned anew: that is offered. */
export function takePlan(state: GeneratorState, planned: Replanned | null): GeneratorState {
  const { planning, image } = state;
  if (planning === null || image === null) return state;
  if (planned === null) return { ...state, planning: null };
  const { script, kept } = planned;
  const next = { ...state, script, planning: null, changes: state.changes + 1 };
  if (!kept) return { ...next, image: { ...image, video_description: script }, offer: null };
  return { ...next, offer: image.preview === undefined ? null : offerFor(state, planning.options) };
}

/** A template that another style took away is not spoken of: the style is. */
function offeredTemplate(before: Options, options: Options, offer: Offer | null): Offer["template"] {
  if (before.estilo !== options.estilo) return options.modelo ?? null;
  return before.modelo === options.modelo ? (offer?.template ?? null) : (options.modelo ?? "automatic");
}

function offerFor({ offer, options }: GeneratorState, before: Options): Offer {
  return {
    seconds: before.duracao === options.duracao ? (offer?.seconds ?? null) : options.duracao,
    style: before.estilo === options.estilo ? (offer?.style ?? null) : options.estilo,
    template: offeredTemplate(before, options, offer),
  };
}
