import type { PreviewAnswer, PreviewRequest, Score, Timeline } from "@curta/studio/preview";
import { startWorker } from "./start-worker.ts";

export interface Composer {
  readonly compose: (timeline: Timeline) => void;
  readonly close: () => void;
}

/** Writes music in a worker of its own, one piece at a time: a newer film's ends the work on an older one's. */
export function openComposer(onScore: (score: Score) => void): Composer {
  let idle: Worker | null = startWorker();
  let working: Worker | null = null;
  return {
    compose(timeline) {
      working?.terminate();
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
      working?.terminate();
    },
  };
}
