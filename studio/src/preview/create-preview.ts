import type { Reading, SongReading, Style, TemplateName } from "@curta/contract";
import { planFilm } from "../direction/plan/film-plan.ts";
import type { Remark } from "../direction/plan/script/read-script.ts";
import type { Timeline } from "../direction/timeline.ts";
import type { TextCanvas } from "../frame/captions/letters/text-canvas.ts";
import { openRenderer, type Renderer } from "../frame/renderer.ts";
import { prepareScene } from "../frame/render-scene.ts";
import type { FrameSize } from "../frame/memory/slot.ts";
import { partOf, type Picture } from "../picture.ts";

/** The film to preview, as in `makeFilm`. */
export interface PreviewWishes {
  readonly script: string;
  readonly style: Style;
  readonly template?: TemplateName | undefined;
  readonly seconds: number;
  readonly seed: number;
  /** What was found in the user's own music; the page plays it from `timeline.song` on, in place of the score. */
  readonly song?: SongReading | undefined;
}

export interface PreviewMaterials {
  /** Decoded by the browser, RGBA. Twice the preview's size is enough for the closest shots. */
  readonly picture: { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray };
  readonly reading: Reading;
  readonly kernel: WebAssembly.Module;
  readonly drawText: TextCanvas;
  /** Default 540 x 960. The width is a multiple of 8, the height even. */
  readonly size?: FrameSize;
}

/** The 2D context of a canvas with the preview's size. */
interface PreviewScreen {
  putImageData(image: ImageData, x: number, y: number): void;
}

export interface Preview {
  /** Plans the film that a script describes. `show` draws it after the promise is fulfilled. */
  plan(wishes: PreviewWishes): Promise<{ timeline: Timeline; warnings: readonly Remark[] }>;
  /** Draws a frame of the whole film (the number is clamped). Draws nothing before the first plan. */
  show(frame: number, screen: PreviewScreen): void;
}

export const PREVIEW_SIZE: FrameSize = { width: 540, height: 960 };

/** Draws a film's frames in a page: the same frames as in the film, with fewer pixels. */
export function createPreview(materials: PreviewMaterials): Preview {
  const { kernel, drawText, size = PREVIEW_SIZE } = materials;
  const picture = withoutAlpha(materials.picture);
  let planned: { timeline: Timeline; renderer: Renderer } | null = null;
  return {
    async plan(wishes) {
      const { timeline, warnings, part, reading } = planFilm(wishes.script, {
        ...wishes,
        reading: materials.reading,
      });
      const scene = await prepareScene({
        picture: part === null ? picture : partOf(picture, part),
        reading,
        timeline,
        drawText,
        kernel,
        size,
        slots: 1,
        display: true,
      });
      planned = { timeline, renderer: await openRenderer(scene, 0) };
      return { timeline, warnings };
    },
    show(frame, screen) {
      if (!planned) return;
      const { timeline, renderer } = planned;
      const within = Math.min(Math.max(Math.floor(frame), 0), timeline.frames - 1);
      const shot = timeline.shots.findIndex(({ to }) => within < to);
      renderer.draw(shot, within - (timeline.shots[shot]?.from ?? 0));
      screen.putImageData(new ImageData(renderer.toRgba(), size.width, size.height), 0, 0);
    },
  };
}

function withoutAlpha({ width, height, rgba }: PreviewMaterials["picture"]): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return { width, height, rgb };
}
