import {
  MAX_FILM_SECONDS,
  MIN_FILM_SECONDS,
  STYLES,
  type Options as FilmOptions,
  type TemplateName,
} from "@curta/contract";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";
import { Choice } from "../../ui/choices/choice.tsx";
import { text } from "../../lib/text.ts";
import "./options.css";

const TemplatePicker = lazy(() => import("./template-picker.tsx"));

const PRESETS: readonly number[] = [15, 30, 60];

interface OptionsProps {
  readonly options: FilmOptions;
  /** False with an outside workflow, which knows no templates. */
  readonly hasTemplates: boolean;
  /** The template that the script names. */
  readonly inScript: TemplateName | null;
  /** The film's length where the script's own times give another one than was chosen. */
  readonly scriptSeconds?: number | null;
  /** See `TemplatePicker`. */
  readonly sampleOf?: ((template: TemplateName | undefined, moving: boolean) => ReactNode) | undefined;
  readonly onChange: (options: FilmOptions) => void;
}

/** Style, length and template of the film. Another style leaves the template to the photo. */
export function Options(props: OptionsProps) {
  const { options, hasTemplates, inScript, scriptSeconds = null, sampleOf, onChange } = props;
  return (
    <fieldset className="options" aria-label={text.options.legend}>
      <Choice
        label={text.options.style}
        value={options.estilo}
        options={STYLES.map((value) => ({ value, label: text.options.styles[value] }))}
        onChange={(estilo) => onChange({ ...options, estilo, modelo: undefined })}
      />
      <div className="options-seconds">
        <Choice
          label={text.options.seconds}
          value={options.duracao}
          options={PRESETS.map((value) => ({ value, label: text.options.preset(value) }))}
          onChange={(duracao) => onChange({ ...options, duracao })}
        />
        <SecondsInput seconds={options.duracao} onChange={(duracao) => onChange({ ...options, duracao })} />
        <output className="hint options-length">
          {scriptSeconds !== null && text.options.scriptLength(scriptSeconds)}
        </output>
      </div>
      {hasTemplates && (
        <Suspense fallback={<div className="options-loading" />}>
          <TemplatePicker
            options={options}
            inScript={inScript}
            sampleOf={sampleOf}
            onChange={(modelo) => onChange({ ...options, modelo })}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

/** Any whole number of seconds; a value outside the limits is corrected when the field loses the focus. */
function SecondsInput({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    const wished = Number.parseInt(draft ?? "", 10);
    if (Number.isFinite(wished)) onChange(Math.min(MAX_FILM_SECONDS, Math.max(MIN_FILM_SECONDS, wished)));
    setDraft(null);
  };
  return (
    <div className="seconds">
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={text.options.secondsInput}
        min={MIN_FILM_SECONDS}
        max={MAX_FILM_SECONDS}
        value={draft ?? seconds}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
        }}
      />
      <span aria-hidden="true">s</span>
    </div>
  );
}
