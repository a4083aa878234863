import { PLAIN_GRADE } from "../plain-grade.ts";
import type { Reading } from "@curta/contract";
import type { CameraKey, Timeline, TimelineShot } from "../../src/direction/timeline.ts";
import type { Picture } from "../../src/picture.ts";
import { createTextCanvas } from "../../src/frame/captions/caption-canvas.ts";
import { loadKernel } from "../../src/frame/memory/kernel-file.ts";
import { openRenderer, type Renderer } from "../../src/frame/renderer.ts";
import { prepareScene, type RenderScene, type RenderSceneMaterials } from "../../src/frame/render-scene.ts";

/** A smooth picture with details of many sizes and all hues, made with integers only: the same on every machine. */
export function syntheticPicture(width = 720, height = 1280): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      rgb[i] = wave(x * 3 + y, 97) * 0.5 + wave(y, 640) * 0.5;
      rgb[i + 1] = wave(x - 2 * y, 41) * 0.3 + wave(x, 360) * 0.7;
      rgb[i + 2] = wave(x + 5 * y, 233) * 0.6 + wave(2 * x + y, 19) * 0.4;
    }
  }
  return { width, height, rgb };
}

/** A smooth wave with integer position and length, 0 to 255. */
function wave(place: number, length: number): number {
  const phase = (((place % length) + length) % length) / length;
  const t = phase < 0.5 ? phase * 2 : 2 - phase * 2;
  return 255 * t * t * (3 - 2 * t);
}

export function plainPicture(
  width: number,
  height: number,
  color: readonly [number, number, number],
): Picture {
  const rgb = new Uint8Array(width * height * 3).map((_, i) => color[i % 3] ?? 0);
  return { width, height, rgb };
}

/** A reading in which only the depth matters: near in the middle, far around it. */
export function syntheticReading(picture: Picture): Reading {
  const [columns, rows] = [18, 32];
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const x = ((i % columns) + 0.5) / columns - 0.5;
    const y = (Math.floor(i / columns) + 0.5) / rows - 0.5;
    return x * x + y * y < 0.06 ? 230 : 40;
  });
  return {
    width: picture.width,
    height: picture.height,
    palette: [],
    light: { level: 0.5, contrast: 0.5, saturation: 0.5, warmth: 0, from: null, confidence: 1 },
    points: [{ x: 0.5, y: 0.5, size: 0.2, kind: "subject", confidence: 1, color: null }],
    faces: [],
    people: [],
    things: [],
    writing: [],
    view: null,
    subject: null,
    horizon: null,
    focus: { sharpShare: 1, shallow: 0 },
    quiet: [],
    depth: { columns, rows, values: btoa(String.fromCharCode(...cells)), planes: 2, confidence: 1 },
  };
}

export function keyAt(
  at: number,
  x: number,
  y: number,
  zoom: number,
  more: Partial<CameraKey> = {},
): CameraKey {
  return { at, x, y, zoom, roll: 0, ease: "in-out", ...more };
}

/** A shot of 30 frames that shows the whole picture without movement, except for `more`. */
export function shotOf(more: Partial<TimelineShot> = {}): TimelineShot {
  return {
    from: 0,
    to: 30,
    camera: [keyAt(0, 0.5, 0.5, 1)],
    punches: [],
    shakes: [],
    parallax: null,
    entry: { kind: "cut" },
    blurs: [],
    leaks: [],
    flashes: [],
    captions: [],
    ...more,
  };
}

/** A timeline without grading, vignette and grain, except for `grade`. */
export function timelineOf(shots: readonly TimelineShot[], grade: Partial<Timeline["grade"]> = {}): Timeline {
  return {
    style: "viral",
    seed: 7,
    frames: shots.reduce((sum, { from, to }) => sum + to - from, 0),
    framesPerBeat: 15,
    beatsPerBar: 4,
    cardGround: "blurred",
    grade: { ...PLAIN_GRADE, ...grade },
    shots,
    sections: [],
  };
}

export const SMALL = { width: 360, height: 640 };

/** Prepares a scene of one picture and some shots; small by default. */
export async function sceneOf(
  picture: Picture,
  timeline: Timeline,
  more: Partial<RenderSceneMaterials> = {},
): Promise<RenderScene> {
  return prepareScene({
    picture,
    timeline,
    reading: syntheticReading(picture),
    drawText: createTextCanvas(),
    kernel: await loadKernel(),
    slots: 1,
    size: SMALL,
    ...more,
  });
}

export async function rendererOf(...scene: Parameters<typeof sceneOf>): Promise<Renderer> {
  return openRenderer(await sceneOf(...scene), 0);
}
