import type { Reading } from "@curta/contract";
import { direct } from "../direction/plan/direct.ts";
import { writeScript } from "../direction/plan/write-script.ts";
import type { TextCanvas } from "../frame/captions/letters/text-canvas.ts";
import { createPreview } from "./create-preview.ts";

const SIDES = { width: 72, height: 128 };

/** A photo of which nothing is known but that it has a middle. */
const READING: Reading = {
  ...SIDES,
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
  depth: { columns: 1, rows: 1, values: "AA==", planes: 1, confidence: 0 },
};

/**
 * Plans a tiny film and draws a frame of it that nobody sees. Code runs slowest when it runs first: a worker that has done
 * this shows its first real film a third sooner.
 */
export async function warmUp(kernel: WebAssembly.Module, drawText: TextCanvas): Promise<void> {
  const picture = { ...SIDES, rgba: new Uint8ClampedArray(SIDES.width * SIDES.height * 4) };
  const preview = createPreview({ picture, reading: READING, kernel, drawText, size: SIDES });
  const wishes = { style: "viral", seconds: 10, seed: 1 } as const;
  await preview.plan({ ...wishes, script: writeScript(direct(READING, wishes)) });
  preview.show(0, { putImageData: () => undefined });
}
