import type { Reading } from "@curta/contract";
import { loadPicture } from "../load-picture.ts";
import { KERNEL_ADDRESS } from "../spare-painter.ts";
import type { DroppedSample, SampleAnswer, SampleMaterials, SampleRequest } from "./sample-worker.ts";

interface SampleSource {
  readonly pictureUrl: string;
  readonly reading: Reading;
  readonly seed: number;
  /** What the user says the photo is about; may be empty. */
  readonly topic: string;
}

/** Which short film, and which moment of it. */
type SampleWish = Omit<SampleRequest, "kind" | "id">;

/** Small pictures of the photo's films, drawn in a worker that starts with the first wish. */
export interface Samples {
  /** Null if it could not be drawn, or if it was no longer wanted or the samples were closed meanwhile. */
  draw(wish: SampleWish, wanted: AbortSignal): Promise<ImageBitmap | null>;
  close(): void;
}

/** Enough for the closest views of so small a frame. */
const PICTURE_PIXELS = 500_000;

/** Opens nothing yet: the worker starts with the first wish, also after it was closed. */
export function openSamples(source: SampleSource): Samples {
  let painter: Samples | null = null;
  return {
    async draw(wish, wanted) {
      painter ??= startPainter(source);
      return painter.draw(wish, wanted);
    },
    close() {
      painter?.close();
      painter = null;
    },
  };
}

function startPainter(source: SampleSource): Samples {
  const closed = new AbortController();
  const waiting = new Map<number, (picture: ImageBitmap | null) => void>();
  const settleAll = () => {
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  const start = async (): Promise<Worker> => {
    const picture = await loadPicture(source.pictureUrl, closed.signal, PICTURE_PIXELS);
    const worker = new Worker(new URL("sample-worker.ts", import.meta.url), { type: "module" });
    closed.signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("error", settleAll);
    worker.addEventListener("message", ({ data: { id, picture: drawn } }: MessageEvent<SampleAnswer>) => {
      const settle = waiting.get(id);
      waiting.delete(id);
      if (settle === undefined) drawn?.close();
      else settle(drawn);
    });
    const { reading, seed, topic } = source;
    const materials: SampleMaterials = {
      kind: "open",
      picture,
      reading,
      kernelUrl: KERNEL_ADDRESS,
      seed,
      topic,
    };
    worker.postMessage(materials, [picture.rgba.buffer]);
    return worker;
  };
  const starting = start().catch(() => null);
  let ids = 0;
  return {
    async draw(wish, wanted) {
      const worker = await starting;
      if (worker === null || closed.signal.aborted || wanted.aborted) return null;
      const id = ids++;
      const request: SampleRequest = { kind: "draw", id, ...wish };
      return new Promise((settle) => {
        waiting.set(id, settle);
        worker.postMessage(request);
        wanted.addEventListener("abort", () => {
          if (!waiting.delete(id)) return;
          const dropped: DroppedSample = { kind: "drop", id };
          worker.postMessage(dropped);
          settle(null);
        });
      });
    },
    close() {
      closed.abort();
      settleAll();
    },
  };
}
