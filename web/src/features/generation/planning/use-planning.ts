import type { Replanned, ReplanWishes } from "@curta/studio/preview";
import { useEffect, type Dispatch } from "react";
import { wishesOf } from "../../../lib/wishes-of.ts";
import type { GeneratorEvent, GeneratorState } from "../state.ts";

/** Fits the script to other options in a worker: planning a film takes a while. */
export function usePlanning(state: GeneratorState, dispatch: Dispatch<GeneratorEvent>): void {
  const { planning, options, image } = state;
  const preview = image?.preview;
  useEffect(() => {
    if (planning === null) return undefined;
    const worker = new Worker(new URL("plan-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: planned }: MessageEvent<Replanned>) =>
      dispatch({ type: "script-planned", planned }),
    );
    // Then the header alone says the new options.
    worker.addEventListener("error", () => dispatch({ type: "script-planned", planned: null }));
    const wishes: ReplanWishes = {
      script: planning.script,
      before: wishesOf(planning.options),
      now: wishesOf(options),
      image: preview === undefined ? null : { seed: preview.seed, reading: preview.reading },
      always: planning.always,
    };
    worker.postMessage(wishes);
    return () => worker.terminate();
  }, [planning, options, preview, dispatch]);
}
