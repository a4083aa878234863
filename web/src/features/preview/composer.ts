import type { PreviewAnswer, PreviewRequest, Score, Timeline } from "@curta/studio/preview";
import { startWorker } from "./start-worker.ts";

export interface Composer {
  readonly compose: (timeline: Timeline) => void;
  /** Ends the work that is under way. */
  readonly stop: () => void;
  readonly close: () => void;
}

/** Composes music in a separate worker. A newer request ends the work on the older one. */
export function openComposer(onScore: (score: Score) => void): Composer {
  let idle: Worker | null = startWorker();
  let working: Worker | null = null;
  const stop = () => {
    working?.terminate();
    working = null;
  };
  return {
    stop,
    compose(timeline) {
      stop();
      const worker = idle ?? startWorker();
      idle = null;
      working = worker;
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<PreviewAnswer>) => {
          idle = worker;
          working = null;
          if (data.kind === "score") onScore(data.score);
        },
        { once: true },
      );
      const request: PreviewRequest = { kind: "score", timeline };
      worker.postMessage(request);
    },
    close() {
      idle?.terminate();
      stop();
    },
  };
}
