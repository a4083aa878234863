import { FILM_FPS, type Reading, type Style, type TemplateName } from "@curta/contract";
import {
  createPageTextCanvas,
  createPreview,
  direct,
  writeScript,
  type Preview,
} from "@curta/studio/preview";
import type { Pixels } from "../load-picture.ts";
import { previewFonts } from "../preview-fonts.ts";

/** What all samples are made of. */
export interface SampleMaterials {
  readonly kind: "open";
  readonly picture: Pixels;
  readonly reading: Reading;
  readonly kernelUrl: string;
  readonly seed: number;
  readonly topic: string;
}

/** One picture of a short film after a template; without one, after that which the photo chooses. */
export interface SampleRequest {
  readonly kind: "draw";
  readonly id: number;
  readonly style: Style;
  readonly template: TemplateName | undefined;
  /** Seconds into the film, which repeats; null for a picture that stands for it. */
  readonly at: number | null;
}

export interface SampleAnswer {
  readonly id: number;
  /** Null if it could not be drawn. */
  readonly picture: ImageBitmap | null;
}

interface Sample {
  readonly preview: Preview;
  readonly frames: number;
}

// The page's type library lacks the worker's global scope; this is the part that samples need.
declare const self: Parameters<typeof createPageTextCanvas>[0] & {
  postMessage(answer: SampleAnswer, transfer: Transferable[]): void;
};

/** 9:16; the preview needs a width in whole eights. */
const SIZE = { width: 144, height: 256 };
const SECONDS = 8;
/** Share of the film in whose shots templates differ most: all open with the whole photo and close with it. */
const STILL = 0.42;

const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
const screen = canvas.getContext("2d", { alpha: false });
const drawText = createPageTextCanvas(self, previewFonts);
const samples = new Map<string, Promise<Sample>>();
let opened: { readonly materials: SampleMaterials; readonly kernel: Promise<WebAssembly.Module> } | null =
  null;
let last: Promise<void> = Promise.resolve();

// One after another: fonts are loaded meanwhile, and each film has one drawing at a time.
addEventListener("message", ({ data }: MessageEvent<SampleMaterials | SampleRequest>) => {
  if (data.kind === "open") {
    opened = { materials: data, kernel: compile(data.kernelUrl) };
    return;
  }
  last = last.then(() => draw(data));
});

async function draw({ id, style, template, at }: SampleRequest): Promise<void> {
  try {
    const { preview, frames } = await sampleOf(style, template);
    if (screen === null) throw new Error("no 2d canvas");
    const frame = at === null ? Math.round(frames * STILL) : Math.floor(at * FILM_FPS) % frames;
    preview.show(frame, screen);
    const picture = canvas.transferToImageBitmap();
    self.postMessage({ id, picture }, [picture]);
  } catch {
    self.postMessage({ id, picture: null }, []);
  }
}

function sampleOf(style: Style, template: TemplateName | undefined): Promise<Sample> {
  const key = `${style} ${template ?? ""}`;
  const sample = samples.get(key) ?? planSample(style, template);
  samples.set(key, sample);
  return sample;
}

async function planSample(style: Style, template: TemplateName | undefined): Promise<Sample> {
  if (opened === null) throw new Error("the samples are not open");
  const { picture, reading, seed, topic } = opened.materials;
  const preview = createPreview({ picture, reading, kernel: await opened.kernel, drawText, size: SIZE });
  const script = writeScript(direct(reading, { style, template, seconds: SECONDS, seed, topic }));
  const { timeline } = await preview.plan({ script, style, seconds: SECONDS, seed });
  return { preview, frames: timeline.frames };
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  return WebAssembly.compile(await answer.arrayBuffer());
}
