import { FILM_FPS, type Reading, type SongAnswer, type Style, type TemplateName } from "@curta/contract";
import type { PreviewAnswer, PreviewRequest, Score, Timeline } from "@curta/studio/preview";
import kernelUrl from "@curta/studio/kernel.wasm?url";
import { openComposer } from "./composer.ts";
import { loadPicture } from "./load-picture.ts";
import type { LoadSound } from "../../lib/services/songs.ts";
import { partOfSound } from "./song-sound.ts";
import { startWorker } from "./start-worker.ts";

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

export interface PreviewEvents {
  /** Called when a film was planned and its first frame can be shown. */
  readonly onReady: (timeline: Timeline) => void;
  readonly onScore: (score: Score) => void;
  /** Called where the user's own music could not be read: the frames play without it. */
  readonly onSilent: () => void;
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
  readonly loadSound: LoadSound;
}

/** Two workers: one draws frames into the canvas; the other composes, which would delay the drawing. */
export function openPreviewWorkers(
  { canvas, pictureUrl, reading, wishes, loadSound }: PreviewInputs,
  events: PreviewEvents,
): PreviewWorkers {
  const closed = new AbortController();
  const painter = startWorker();
  const composer = openComposer(events.onScore);
  let latest = wishes;
  let turn = 0;

  /** What was composed, or read for an earlier plan, is of no use any more. */
  const playSong = async (id: string, { song, frames }: Timeline) => {
    const mine = ++turn;
    composer.stop();
    const sound = await loadSound(id).catch(() => null);
    if (mine !== turn || closed.signal.aborted) return;
    if (sound === null) events.onSilent();
    else composer.compose({ kind: "song", part: partOfSound(sound, song?.from ?? 0, frames / FILM_FPS) });
  };

  painter.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
    if (data.kind === "failed") events.onFailed();
    if (data.kind !== "ready") return;
    events.onReady(data.timeline);
    const { song } = latest;
    if (data.timeline.song === undefined || song === undefined)
      composer.compose({ kind: "score", timeline: data.timeline });
    else void playSong(song.id, data.timeline);
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
      turn++;
      if (opened) send(painter, { kind: "script", wishes: forStudio(next) });
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

function forStudio({ song, ...wishes }: Wishes) {
  return { ...wishes, song: song?.reading };
}

function send(worker: Worker, request: PreviewRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}
