import { STUDIO_LOCALE } from "../../lib/language.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import "./understood.css";

interface UnderstoodProps {
  /** The film in the exact grammar. */
  readonly script: string;
  readonly onUse: () => void;
}

/** What the studio has made of free text: the film to come, to read and to take over. */
export function Understood({ script, onUse }: UnderstoodProps) {
  const texts = text.script.understood;
  return (
    <details className="understood">
      <summary>{texts.title}</summary>
      <p className="hint">{texts.hint}</p>
      {/* Its lines can be scrolled, so the keyboard must reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={texts.script} lang={STUDIO_LOCALE}>
        {script}
      </pre>
      <Button onClick={onUse}>{texts.use}</Button>
      <p className="hint">{texts.afterUse}</p>
    </details>
  );
}
