import type { Reading } from "@curta/contract";
import { promptRemarks, type TextPiece, understoodInPrompt } from "@curta/studio/preview";

/** What a prompt says to the studio. */
export interface PromptNotes {
  /** The prompt that was read. */
  readonly prompt: string;
  /** Where it has words that change the image. */
  readonly understood: readonly TextPiece[];
  /** What cannot be done, and where the prompt asks for it. */
  readonly remarks: readonly { readonly text: string; readonly words: readonly TextPiece[] }[];
}

/** Reads a prompt for a photo. Words that a remark is about do not count as understood. */
export function notePrompt(prompt: string, reading: Reading): PromptNotes {
  const remarks = promptRemarks(prompt, reading);
  const remarked = remarks.flatMap(({ words }) => words);
  const understood = understoodInPrompt(prompt).filter(
    (piece) => !remarked.some(({ from, to }) => piece.from < to && from < piece.to),
  );
  return { prompt, understood, remarks };
}

/** The words that were understood as they were typed, each once. */
export function understoodWords({ prompt, understood }: PromptNotes): string[] {
  const words = understood.map(({ from, to }) => prompt.slice(from, to).normalize("NFC").toLowerCase());
  return [...new Set(words)];
}
