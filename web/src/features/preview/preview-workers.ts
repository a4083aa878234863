import type { Reading, Style, TemplateName } from "@curta/contract";
import type { PreviewAnswer, PreviewRequest, Score, Timeline } from "@curta/studio/preview";
import kernelUrl from "@curta/studio/kernel.wasm?url";
import { openComposer } from "./composer.ts";
import { loadPicture } from "./load-picture.ts";
import { startWorker } from "./start-worker.ts";

/** The film that is to be shown. */
export interface Wishes {
  readonly script: string;
  readonly style: Style;
  readonly template?: TemplateName | undefined;
  readonly seconds: number;
  readonly seed: number;
}

export interface PreviewEvents {
  /** Called when a film was planned and its first frame can be shown. */
  readonly onReady: (timeline: Timeline) => void;
  readonly onScore: (score: Score) => void;
  readonly onFailed: () => void;
}

export interface PreviewWorkers {
  readonly plan: (wishes: Wishes) => void;
  readonly show: (frame: number) => void;
  readonly close: () => void;
}

interface PreviewInputs {
  readonly canvas: HTMLCanvasElement;
  readonly pictureUrl: string;
  readonly reading: Reading;
  readonly wishes: Wishes;
}

/** Two workers: one draws frames into the canvas; the other composes, which would delay the drawing. */
export function openPreviewWorkers(
  { canvas, pictureUrl, reading, wishes }: PreviewInputs,
  events: PreviewEvents,
): PreviewWorkers {
  const closed = new AbortController();
  const painter = startWorker();
  const composer = openComposer(events.onScore);
  let latest = wishes;

  painter.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
    if (data.kind === "failed") events.onFailed();
    if (data.kind !== "ready") return;
    events.onReady(data.timeline);
    composer.compose(data.timeline);
  });
  painter.addEventListener("error", events.onFailed);

  const open = async () => {
    const picture = await loadPicture(pictureUrl, closed.signal);
    const screen = canvas.transferControlToOffscreen();
    send(
      painter,
      {
        kind: "open",
        canvas: screen,
        picture,
        reading,
        kernelUrl: new URL(kernelUrl, location.href).href,
        wishes: latest,
      },
      [screen, picture.rgba.buffer],
    );
    opened = true;
  };
  let opened = false;
  open().catch(() => {
    if (!closed.signal.aborted) events.onFailed();
  });
  return {
    plan(next) {
      latest = next;
      if (opened) send(painter, { kind: "script", wishes: next });
    },
    show(frame) {
      if (opened) send(painter, { kind: "show", frame });
    },
    close() {
      closed.abort();
      painter.terminate();
      composer.close();
    },
  };
}

function send(worker: Worker, request: PreviewRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}
