import type { Reading } from "@curta/contract";
import { notePrompt } from "./prompt-notes.ts";

/** A prompt, and what its photo holds. */
export interface PromptRequest {
  readonly prompt: string;
  readonly reading: Reading;
}

addEventListener("message", ({ data: { prompt, reading } }: MessageEvent<PromptRequest>) => {
  postMessage(notePrompt(prompt, reading));
});
