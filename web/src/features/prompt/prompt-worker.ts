import type { Reading } from "@curta/contract";
import { promptRemarks } from "@curta/studio/preview";

/** A prompt, and what its photo holds. */
export interface PromptRequest {
  readonly prompt: string;
  readonly reading: Reading;
}

addEventListener("message", ({ data: { prompt, reading } }: MessageEvent<PromptRequest>) => {
  postMessage(promptRemarks(prompt, reading).map(({ text }) => text));
});
