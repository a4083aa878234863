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
import { createWaitingSamples } from "./waiting-samples.ts";

/** What all samples are made of. */
export interface SampleMaterials {
  readonly kind: "open";
  readonly picture: Pixels;
  readonly reading: Reading;
  readonly kernelUrl: string;
  readonly seed: number;
  readonly topic: string;
}

/** A short film after a template; without one, after that which the photo chooses. */
export interface TemplateFilm {
  readonly style: Style;
  readonly template: TemplateName | undefined;
}

/** One shot of the film of a script, counted from 0; the wishes are for what the script leaves open. */
export interface ScriptShot {
  readonly script: string;
  readonly style: Style;
  readonly template: TemplateName | undefined;
  readonly seconds: number;
  readonly shot: number;
}

/** One picture of a film or of a shot. */
export interface SampleRequest {
  readonly kind: "draw";
  readonly id: number;
  readonly of: TemplateFilm | ScriptShot;
  /** Seconds into it, which repeats; null for a picture that stands for it. */
  readonly at: number | null;
}

/** Nobody waits for that picture any more. */
export interface DroppedSample {
  readonly kind: "drop";
  readonly id: number;
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

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The film of the last script that was asked for. Its pictures are larger: one looks at them to edit. */
interface ScriptFilm {
  readonly key: string;
  readonly preview: Preview;
  readonly shots: readonly Span[];
}

// The page's type library lacks the worker's global scope; this is the part that samples need.
declare const self: Parameters<typeof createPageTextCanvas>[0] & {
  postMessage(answer: SampleAnswer, transfer: Transferable[]): void;
};

/** 9:16; the preview needs a width in whole eights. */
const SIZE = { width: 144, height: 256 };
const SHOT_SIZE = { width: 216, height: 384 };
const SECONDS = 8;
/** Share of the film in whose shots templates differ most: all open with the whole photo and close with it. */
const STILL = 0.42;
/** Share of a shot after which its caption is complete. */
const SPOKEN = 0.6;

const small = openScreen(SIZE);
const large = openScreen(SHOT_SIZE);
const drawText = createPageTextCanvas(self, previewFonts);
let scriptFilm: ScriptFilm | null = null;
const samples = new Map<string, Promise<Sample>>();
let opened: { readonly materials: SampleMaterials; readonly kernel: Promise<WebAssembly.Module> } | null =
  null;
const waiting = createWaitingSamples();
let isDrawing = false;

addEventListener("message", ({ data }: MessageEvent<SampleMaterials | SampleRequest | DroppedSample>) => {
  if (data.kind === "open") opened = { materials: data, kernel: compile(data.kernelUrl) };
  else if (data.kind === "drop") waiting.drop(data.id);
  else waiting.add(data);
  if (!isDrawing) void drawAll();
});

/** One after another: fonts are loaded meanwhile, and each film has one drawing at a time. */
async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let next = waiting.next(); next !== undefined; next = waiting.next()) {
    await draw(next);
    // Messages that came meanwhile: what is dropped need not be drawn.
    await new Promise((resolve) => setTimeout(resolve));
  }
  isDrawing = false;
}

async function draw({ id, of, at }: SampleRequest): Promise<void> {
  try {
    const picture = "shot" in of ? await drawShot(of, at) : await drawSample(of, at);
    self.postMessage({ id, picture }, [picture]);
  } catch {
    self.postMessage({ id, picture: null }, []);
  }
}

async function drawSample({ style, template }: TemplateFilm, at: number | null): Promise<ImageBitmap> {
  const { preview, frames } = await sampleOf(style, template);
  const frame = at === null ? Math.round(frames * STILL) : Math.floor(at * FILM_FPS) % frames;
  return small.picture(preview, frame);
}

async function drawShot({ shot, ...film }: ScriptShot, at: number | null): Promise<ImageBitmap> {
  const { preview, shots } = await filmOf(film);
  const span = shots[shot];
  if (span === undefined) throw new RangeError(`the film has no shot ${shot}`);
  const frames = span.to - span.from;
  const within = at === null ? frames * SPOKEN : Math.round(at * FILM_FPS) % frames;
  return large.picture(preview, span.from + Math.floor(within));
}

function openScreen(size: typeof SIZE) {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const screen = canvas.getContext("2d", { alpha: false });
  return {
    picture(preview: Preview, frame: number): ImageBitmap {
      if (screen === null) throw new Error("no 2d canvas");
      preview.show(frame, screen);
      return canvas.transferToImageBitmap();
    },
  };
}

async function filmOf(wishes: Omit<ScriptShot, "shot">): Promise<ScriptFilm> {
  const key = JSON.stringify(wishes);
  if (scriptFilm?.key === key) return scriptFilm;
  if (opened === null) throw new Error("the samples are not open");
  const { picture, reading, seed } = opened.materials;
  const preview =
    scriptFilm?.preview ??
    createPreview({ picture, reading, kernel: await opened.kernel, drawText, size: SHOT_SIZE });
  const { timeline } = await preview.plan({ ...wishes, seed });
  scriptFilm = { key, preview, shots: timeline.shots };
  return scriptFilm;
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
