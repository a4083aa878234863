import type { Reading } from "@curta/contract";
import type { Remark } from "../direction/plan/script/read-script.ts";
import type { Timeline } from "../direction/timeline.ts";
import type { FrameSize } from "../frame/memory/slot.ts";
import { composeScore, type Score } from "../score/compose.ts";
import { laySong } from "../score/master/lay-song.ts";
import { SAMPLE_RATE, type Stereo } from "../score/stereo.ts";
import { createPreview, type Preview, PREVIEW_SIZE, type PreviewWishes } from "./create-preview.ts";
import { warmUp } from "./warm-up.ts";
import { createPageTextCanvas, type FontHome, type PageFonts } from "./page-text-canvas.ts";

/** A request from a page to its preview worker. */
export type PreviewRequest =
  | { readonly kind: "warm"; readonly kernelUrl: string }
  | {
      readonly kind: "open";
      readonly canvas: OffscreenCanvas;
      readonly picture: { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray };
      readonly reading: Reading;
      /** URL of the kernel's WebAssembly file. */
      readonly kernelUrl: string;
      readonly wishes: PreviewWishes;
      readonly size?: FrameSize;
    }
  | { readonly kind: "script"; readonly wishes: PreviewWishes }
  | { readonly kind: "show"; readonly frame: number }
  | { readonly kind: "score"; readonly timeline: Timeline }
  /** The part of the user's own music that the film has, at 48 kHz. */
  | { readonly kind: "song"; readonly part: Stereo };

export type PreviewAnswer =
  | { readonly kind: "ready"; readonly timeline: Timeline; readonly warnings: readonly Remark[] }
  | { readonly kind: "shown"; readonly frame: number }
  | { readonly kind: "score"; readonly score: Score }
  | { readonly kind: "failed"; readonly request: PreviewRequest["kind"]; readonly detail: string };

/** The part of a dedicated worker's global scope that a preview uses. */
export interface PreviewScope extends FontHome {
  addEventListener(type: "message", listener: (event: MessageEvent<PreviewRequest>) => void): void;
  postMessage(answer: PreviewAnswer, transfer: Transferable[]): void;
}

/** Makes a worker answer preview requests, one after another in the order of arrival. */
export function servePreview(scope: PreviewScope, fonts: PageFonts): void {
  const answer = createAnswerer(scope, fonts);
  const waiting: PreviewRequest[] = [];
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      if (isOvertaken(request, waiting)) continue;
      try {
        await answer(request);
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        scope.postMessage({ kind: "failed", request: request.kind, detail }, []);
      }
    }
    busy = false;
  }

  scope.addEventListener("message", ({ data }) => {
    waiting.push(data);
    if (!busy) void work();
  });
}

/** While one frame was drawn others may have been requested: only the last of them is needed. */
function isOvertaken(request: PreviewRequest, waiting: readonly PreviewRequest[]): boolean {
  return request.kind === "show" && waiting.some(({ kind }) => kind === "show");
}

/** Not streaming compilation, so that the server may send the file with any content type. */
async function compileKernel(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the kernel answers ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

function createAnswerer(scope: PreviewScope, fonts: PageFonts): (request: PreviewRequest) => Promise<void> {
  let kernel: WebAssembly.Module | null = null;
  let preview: Preview | null = null;
  let screen: OffscreenCanvasRenderingContext2D | null = null;

  async function plan(wishes: PreviewWishes): Promise<void> {
    if (!preview) throw new Error("the preview is not open");
    scope.postMessage({ kind: "ready", ...(await preview.plan(wishes)) }, []);
  }

  return async (request) => {
    switch (request.kind) {
      case "warm":
        kernel = await compileKernel(request.kernelUrl);
        return warmUp(kernel, createPageTextCanvas(scope, fonts));
      case "open": {
        const { canvas, kernelUrl, size = PREVIEW_SIZE } = request;
        canvas.width = size.width;
        canvas.height = size.height;
        screen = canvas.getContext("2d", { alpha: false });
        kernel ??= await compileKernel(kernelUrl);
        const drawText = createPageTextCanvas(scope, fonts);
        preview = createPreview({ ...request, kernel, drawText, size });
        return plan(request.wishes);
      }
      case "script":
        return plan(request.wishes);
      case "show": {
        if (!preview || !screen) throw new Error("the preview is not open");
        preview.show(request.frame, screen);
        // Let messages that arrived meanwhile be handled, so that outdated frame requests are dropped.
        await new Promise((resolve) => setTimeout(resolve));
        return scope.postMessage({ kind: "shown", frame: request.frame }, []);
      }
      case "score":
        return tellScore(scope, composeScore(request.timeline));
      case "song":
        return tellScore(scope, { sampleRate: SAMPLE_RATE, ...laySong(request.part) });
    }
  };
}

function tellScore(scope: PreviewScope, score: Score): void {
  scope.postMessage({ kind: "score", score }, [score.left.buffer, score.right.buffer]);
}
