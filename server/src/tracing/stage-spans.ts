import type { Span, Tracer } from "./tracer.ts";

/** Makes spans of the stages that a film goes through: each lasts until the next one begins. */
export interface StageSpans {
  enter(stage: string): void;
  end(): void;
}

export function createStageSpans(tracer: Tracer, parent: string | undefined): StageSpans {
  let current: { readonly stage: string; readonly span: Span } | undefined;
  return {
    enter(stage) {
      if (current?.stage === stage) return;
      current?.span.end();
      current = { stage, span: tracer.start(`film ${stage}`, { parent }) };
    },
    end: () => current?.span.end(),
  };
}
