import { useId, type ReactNode, type Ref, type SyntheticEvent } from "react";
import "./text-area.css";

interface TextAreaProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly maxLength: number;
  /** Of the text (BCP 47). */
  readonly lang: string;
  readonly onChange: (value: string) => void;
  /** Stands at the right of the label. */
  readonly aside?: ReactNode;
  /** A copy of the text with marks, drawn exactly behind the field's own text. */
  readonly marked?: ReactNode;
  /** Called when the user moved the caret without typing; `offset` counts characters. */
  readonly onCaret?: (offset: number) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Text for layout only: hidden from search, screen readers and selection. */
export function SizingCopy({ text }: { text: string }) {
  return <span data-copy={text} />;
}

const CARET_KEYS = /^(Arrow|Page|Home$|End$)/;

/** A labelled text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, value, maxLength, lang, onChange, aside, marked, onCaret, onFocus, onBlur, fieldRef } =
    props;
  const id = useId();
  const tellCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    onCaret?.(currentTarget.selectionEnd);
  return (
    <div className="text-area">
      <div className="text-area-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="text-area-box">
        <div className="text-area-marked" aria-hidden="true">
          {marked ?? <SizingCopy text={`${value}\n`} />}
        </div>
        <textarea
          ref={fieldRef}
          id={id}
          aria-describedby={`${id}-hint`}
          value={value}
          maxLength={maxLength}
          lang={lang}
          rows={3}
          spellCheck
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          onClick={tellCaret}
          onKeyUp={(event) => {
            if (CARET_KEYS.test(event.key)) tellCaret(event);
          }}
        />
      </div>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
