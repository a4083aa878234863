import type { Reading } from "@curta/contract";
import { promptRemarks, understoodInPrompt } from "@curta/studio/preview";

/** A prompt, and what its photo holds. */
export interface PromptRequest {
  readonly prompt: string;
  readonly reading: Reading;
}

/** What a prompt says to the studio. */
export interface ReadPrompt {
  /** Its words that change the image. */
  readonly understood: readonly string[];
  /** Sentences about what cannot be done. */
  readonly remarks: readonly string[];
}

addEventListener("message", ({ data: { prompt, reading } }: MessageEvent<PromptRequest>) => {
  const answer: ReadPrompt = {
    understood: understoodInPrompt(prompt),
    remarks: promptRemarks(prompt, reading).map(({ text }) => text),
  };
  postMessage(answer);
});
