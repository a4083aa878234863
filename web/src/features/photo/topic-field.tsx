import { MAX_TOPIC_CHARS } from "@curta/contract";
import { useId } from "react";
import { text } from "../../lib/text.ts";
import "./topic-field.css";

interface TopicFieldProps {
  readonly topic: string;
  /** Whether there is an image already: then the topic is for the next one. */
  readonly isLater: boolean;
  readonly onChange: (topic: string) => void;
}

/** Sobre o quê? One optional line of what the photo is about. */
export function TopicField({ topic, isLater, onChange }: TopicFieldProps) {
  const id = useId();
  return (
    <div className="topic">
      <label htmlFor={id}>{text.topic.label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        spellCheck
        aria-describedby={`${id}-hint`}
        placeholder={text.topic.example}
        maxLength={MAX_TOPIC_CHARS}
        value={topic}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {isLater ? text.topic.laterHint : text.topic.hint}
      </p>
    </div>
  );
}
