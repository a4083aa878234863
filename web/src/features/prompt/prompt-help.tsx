import { text } from "../../lib/text.ts";
import { Remarks } from "../../ui/messages/remarks.tsx";
import "./prompt-help.css";
import { type PromptNotes, understoodWords } from "./prompt-notes.ts";
import { unheardClauses } from "./unheard-clauses.ts";
import { hasWish, toggleWish } from "./wishes.ts";

const texts = text.prompt;

interface PromptHelpProps {
  readonly prompt: string;
  /** The generated prompt. */
  readonly madePrompt: string;
  /** Null until the prompt was read. */
  readonly notes: PromptNotes | null;
  readonly onPrompt: (prompt: string) => void;
}

/**
 * Below the prompt: common wishes to add and take out, the words that were understood, those of the user's that change
 * nothing, and what no image of this photo can have.
 */
export function PromptHelp({ prompt, madePrompt, notes, onPrompt }: PromptHelpProps) {
  const understood = notes === null ? [] : understoodWords(notes);
  const remarks = notes?.remarks ?? [];
  const unheard = notes === null ? [] : unheardClauses(notes, madePrompt);
  return (
    <>
      <div className="wishes" role="group" aria-label={texts.wishesLabel}>
        {texts.wishes.map(({ label, words }) => (
          <button
            key={label}
            type="button"
            className="wish"
            aria-pressed={hasWish(prompt, words)}
            onClick={() => onPrompt(toggleWish(prompt, words))}
          >
            {label}
          </button>
        ))}
      </div>
      {/* Of what the studio wrote nobody has to be told; and nothing moves when an image has come. */}
      {prompt !== madePrompt && understood.length > 0 && (
        <p className="hint">{texts.understood(understood)}</p>
      )}
      {unheard.length > 0 && <p className="hint">{texts.unheard(unheard)}</p>}
      <Remarks
        title={text.generator.promptRemarks}
        remarks={remarks.map((remark) => ({ remark: remark.text, line: null }))}
      />
    </>
  );
}
