import type { PreviewAnswer, PreviewRequest, Score } from "@curta/studio/preview";
import { startWorker } from "../start-worker.ts";

/** What music is made from: a timeline, or the user's own. */
type MusicRequest = Extract<PreviewRequest, { kind: "score" | "song" }>;

export interface Composer {
  readonly compose: (request: MusicRequest) => void;
  /** Ends the work that is under way. */
  readonly stop: () => void;
  readonly close: () => void;
}

interface ComposerEvents {
  readonly onScore: (score: Score) => void;
  /** Called where no music could be made: an older browser may lack what it takes. */
  readonly onSilent: () => void;
}

/** Makes the music of a preview in a separate worker. A newer request ends the work on the older one. */
export function openComposer({ onScore, onSilent }: ComposerEvents): Composer {
  let idle: Worker | null = null;
  let working: Worker | null = null;
  const stop = () => {
    working?.terminate();
    working = null;
  };
  return {
    stop,
    compose(request) {
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
          else onSilent();
        },
        { once: true },
      );
      worker.addEventListener("error", () => {
        if (working !== worker) return;
        stop();
        onSilent();
      });
      worker.postMessage(request);
    },
    close() {
      idle?.terminate();
      stop();
    },
  };
}
