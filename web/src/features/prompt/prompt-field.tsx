import { MAX_PROMPT_CHARS, type Preview } from "@curta/contract";
import type { ReactNode } from "react";
import { STUDIO_LOCALE } from "../../lib/language.ts";
import { text } from "../../lib/text.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { MarkedPrompt } from "./marked-prompt.tsx";
import { PromptHelp } from "./prompt-help.tsx";
import { usePromptNotes } from "./use-prompt-notes.ts";

interface PromptFieldProps {
  readonly prompt: string;
  /** The generated prompt. */
  readonly madePrompt: string;
  /** The image's data, needed to read the prompt; undefined with an outside workflow. */
  readonly preview: Preview | undefined;
  readonly hint: string;
  /** Called while the user types. */
  readonly onTyped: (prompt: string) => void;
  /** Called with a prompt that a wish was added to or taken out of. */
  readonly onPrompt: (prompt: string) => void;
  /** Stands at the right of the label. */
  readonly aside: ReactNode;
}

/** Prompt Positivo: its words marked by how the studio takes them, which is told below as well. */
export function PromptField(props: PromptFieldProps) {
  const { prompt, madePrompt, preview, hint, onTyped, onPrompt, aside } = props;
  const notes = usePromptNotes(prompt, preview);
  return (
    <>
      <TextArea
        label={text.generator.prompt}
        hint={hint}
        value={prompt}
        maxLength={MAX_PROMPT_CHARS}
        lang={STUDIO_LOCALE}
        onChange={onTyped}
        marked={notes && <MarkedPrompt prompt={prompt} notes={notes} />}
        aside={aside}
      />
      {preview && <PromptHelp prompt={prompt} madePrompt={madePrompt} notes={notes} onPrompt={onPrompt} />}
    </>
  );
}
