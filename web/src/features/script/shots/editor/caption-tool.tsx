import { useId, useState } from "react";
import { text } from "../../../../lib/text.ts";

interface CaptionToolProps {
  readonly caption: string | null;
  /** Null for no caption. */
  readonly onCaption: (caption: string | null) => void;
}

/** The caption of a shot. What is typed stands in the field at once; the script follows. */
export function CaptionTool({ caption, onCaption }: CaptionToolProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const type = (typed: string) => {
    setDraft(typed);
    onCaption(typed.trim() === "" ? null : typed);
  };
  return (
    <div className="tool-field">
      <label htmlFor={id}>{text.shots.caption}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={300}
        aria-describedby={`${id}-hint`}
        value={draft ?? caption ?? ""}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      <p id={`${id}-hint`} className="hint">
        {text.shots.captionHint}
      </p>
    </div>
  );
}
