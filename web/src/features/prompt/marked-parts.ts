import { followPieces } from "./follow-pieces.ts";
import type { PromptNotes } from "./prompt-notes.ts";

/** A part of the prompt; `mark` says how the studio took it, null where it has no say. */
export interface MarkedPart {
  readonly text: string;
  readonly mark: "understood" | "unclear" | null;
}

/** The prompt as it stands in the field, in parts by what the notes on it say; it may have been edited since. */
export function markedParts(prompt: string, notes: PromptNotes): MarkedPart[] {
  const placed = (pieces: PromptNotes["understood"]) => followPieces(notes.prompt, prompt, pieces);
  const marks = [
    ...placed(notes.understood).map((piece) => ({ ...piece, mark: "understood" as const })),
    ...placed(notes.remarks.flatMap(({ words }) => words)).map((piece) => ({
      ...piece,
      mark: "unclear" as const,
    })),
  ].toSorted((one, other) => one.from - other.from);
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { from, to, mark } of marks) {
    if (from < done) continue;
    parts.push({ text: prompt.slice(done, from), mark: null }, { text: prompt.slice(from, to), mark });
    done = to;
  }
  return [...parts, { text: prompt.slice(done), mark: null }].filter(({ text }) => text !== "");
}
