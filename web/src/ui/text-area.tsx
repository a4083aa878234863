import { useId, type ReactNode } from "react";
import "./text-area.css";

interface TextAreaProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly maxLength: number;
  /** Height in lines where the browser cannot fit it to the text. */
  readonly rows: number;
  readonly onChange: (value: string) => void;
  /** Stands at the right of the label. */
  readonly aside?: ReactNode;
}

/** A labelled text field that grows with its text. */
export function TextArea({ label, hint, value, maxLength, rows, onChange, aside }: TextAreaProps) {
  const id = useId();
  return (
    <div className="text-area">
      <div className="text-area-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        maxLength={maxLength}
        rows={rows}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
