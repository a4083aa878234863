import type { Style, TemplateName } from "@curta/contract";
import { useCallback } from "react";
import type { Samples } from "./samples.ts";
import "./template-sample.css";
import { useMoving } from "./use-moving.ts";

interface TemplateSampleProps {
  /** Null as long as nothing is to be drawn. */
  readonly samples: Samples | null;
  readonly style: Style;
  readonly template: TemplateName | undefined;
  /** True while it is the one that moves. */
  readonly moving: boolean;
}

/** A small picture of what a template makes of the photo; it moves on request, unless the user wants less motion. */
export function TemplateSample({ samples, style, template, moving }: TemplateSampleProps) {
  const draw = useCallback(
    async (at: number | null, wanted: AbortSignal) =>
      samples?.draw({ of: { style, template }, at }, wanted) ?? null,
    [samples, style, template],
  );
  const canvas = useMoving(draw, moving);
  return <canvas ref={canvas} className="template-sample" width={144} height={256} aria-hidden="true" />;
}
