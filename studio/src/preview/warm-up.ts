import type { Reading } from "@curta/contract";
import { direct } from "../direction/plan/direct.ts";
import { UNREAD } from "../direction/plan/script/unread.ts";
import { writeScript } from "../direction/plan/script/write-script.ts";
import type { TextCanvas } from "../frame/captions/letters/text-canvas.ts";
import { createPreview } from "./create-preview.ts";

const SIDES = { width: 72, height: 128 };

/** A tiny photo of which nothing is known. */
const READING: Reading = { ...UNREAD, ...SIDES };

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
