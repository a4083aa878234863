import { useCallback } from "react";
import type { ScriptShot } from "./sample-worker.ts";
import type { Samples } from "./samples.ts";
import { useMoving } from "./use-moving.ts";

interface ShotSampleProps {
  readonly samples: Samples;
  /** The film, with the wishes for what its script leaves open; the same object as long as it is the same film. */
  readonly film: Omit<ScriptShot, "shot">;
  /** Number of the shot, from 0. */
  readonly shot: number;
  /** True while it is the one that moves. */
  readonly moving: boolean;
}

/** A small picture of a shot of the user's film; it moves on request, unless the user wants less motion. */
export function ShotSample({ samples, film, shot, moving }: ShotSampleProps) {
  const draw = useCallback(
    (at: number | null, wanted: AbortSignal) => samples.draw({ of: { ...film, shot }, at }, wanted),
    [samples, film, shot],
  );
  const canvas = useMoving(draw, moving);
  return <canvas ref={canvas} width={216} height={384} aria-hidden="true" />;
}
