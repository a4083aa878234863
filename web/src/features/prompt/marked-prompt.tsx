import { SizingCopy } from "../../ui/fields/text-area.tsx";
import { markedParts } from "./marked-parts.ts";
import "./marked-prompt.css";
import type { PromptNotes } from "./prompt-notes.ts";

interface MarkedPromptProps {
  readonly prompt: string;
  readonly notes: PromptNotes;
}

/** A copy of the prompt behind its field, which marks the words that were understood and those that cannot be done. */
export function MarkedPrompt({ prompt, notes }: MarkedPromptProps) {
  return (
    <>
      {markedParts(prompt, notes).map(({ text, mark }, index) => {
        const Part = mark === null ? "span" : "mark";
        // oxlint-disable-next-line no-array-index-key -- a part is its place: there may be equal ones
        return <Part key={index} className={mark ? `prompt-${mark}` : undefined} data-copy={text} />;
      })}
      <SizingCopy text={"\n"} />
    </>
  );
}
