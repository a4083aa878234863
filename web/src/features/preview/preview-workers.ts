import type { Reading, SongAnswer, Style, TemplateName } from "@curta/contract";
import type { PreviewAnswer, PreviewRequest, Timeline } from "@curta/studio/preview";
import type { LoadSound } from "../../lib/services/songs.ts";
import { loadPicture } from "./load-picture.ts";
import { openMusic, type MusicEvents } from "./sound/music.ts";
import { KERNEL_ADDRESS, takePainter } from "./spare-painter.ts";

/** The film that is to be shown. */
export interface Wishes {
  readonly script: string;
  readonly style: Style;
  readonly template?: TemplateName | undefined;
  readonly seconds: number;
  readonly seed: number;
  /** The user's own music. */
  readonly song?: SongAnswer | undefined;
}

export interface PreviewEvents extends MusicEvents {
  /** Called when a film was planned and its first frame can be shown. */
  readonly onReady: (timeline: Timeline) => void;
  readonly onFailed: () => void;
}

export interface PreviewWorkers {
  readonly plan: (wishes: Wishes) => void;
  readonly show: (frame: number) => void;
  readonly setHeard: (heard: boolean) => void;
  readonly close: () => void;
}

interface PreviewInputs {
  readonly canvas: HTMLCanvasElement;
  readonly pictureUrl: string;
  readonly reading: Reading;
  readonly wishes: Wishes;
  readonly loadSound: LoadSound;
}

/** Two workers: one draws frames into the canvas; the other composes, which would delay the drawing. */
export function openPreviewWorkers(
  { canvas, pictureUrl, reading, wishes, loadSound }: PreviewInputs,
  events: PreviewEvents,
): PreviewWorkers {
  const closed = new AbortController();
  const painter = takePainter();
  const music = openMusic(loadSound, events);
  let latest = wishes;

  painter.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
    // Whatever ails the warming shows again where it matters.
    if (data.kind === "failed" && data.request !== "warm") events.onFailed();
    if (data.kind !== "ready") return;
    events.onReady(data.timeline);
    music.setFilm({ timeline: data.timeline, songId: latest.song?.id });
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
        kernelUrl: KERNEL_ADDRESS,
        wishes: forStudio(latest),
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
      music.setFilm(null);
      if (opened) send(painter, { kind: "script", wishes: forStudio(next) });
    },
    show(frame) {
      if (opened) send(painter, { kind: "show", frame });
    },
    setHeard: music.setHeard,
    close() {
      closed.abort();
      painter.terminate();
      music.close();
    },
  };
}

function forStudio({ song, ...wishes }: Wishes) {
  return { ...wishes, song: song?.reading };
}

function send(worker: Worker, request: PreviewRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}
