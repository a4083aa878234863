import type { Options, TemplateName } from "@curta/contract";
import { ALL_TEMPLATES } from "@curta/studio/preview";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { text } from "../../lib/text.ts";
import { templateTitle } from "./template-title.ts";
import "./template-picker.css";

type Key = TemplateName | "automatic";

interface TemplatePickerProps {
  readonly options: Options;
  /** The template that the script names; null before there is a script, or if it names none. */
  readonly inScript: TemplateName | null;
  /** Called with the chosen template; undefined leaves the choice to the photo. */
  readonly onChange: (template: TemplateName | undefined) => void;
  /** A picture of what a template makes of the photo, moving or not; undefined before there is an image. */
  readonly sampleOf: ((template: TemplateName | undefined, moving: boolean) => ReactNode) | undefined;
}

/** Modelo: the idea of the whole film, by default chosen by what the photo holds. Default export: loaded on demand. */
export default function TemplatePicker(props: TemplatePickerProps) {
  const { options, inScript, onChange, sampleOf } = props;
  const { estilo, modelo } = options;
  const name = useId();
  const [pointed, setPointed] = useState<Key | null>(null);
  const [focused, setFocused] = useState<Key | null>(null);
  const cardOf = (template: TemplateName | undefined) => {
    const key = template ?? "automatic";
    return {
      group: name,
      checked: template === modelo,
      sample: sampleOf?.(template, key === (pointed ?? focused)),
      onChoose: () => onChange(template),
      onPointed: (isPointed: boolean) => setPointed(isPointed ? key : null),
      onFocused: (isFocused: boolean) => setFocused(isFocused ? key : null),
    };
  };
  // A script may name one of another style: then that one is shown too.
  const offered = ALL_TEMPLATES.filter((each) => each.style === estilo || each.name === modelo);
  const isTold = modelo === undefined && inScript !== null;
  return (
    <fieldset className="templates">
      <legend>{text.options.template}</legend>
      <div className="templates-row">
        <TemplateCard
          {...cardOf(undefined)}
          title={text.options.automatic}
          sentence={isTold ? text.options.automaticNow(titleOf(inScript)) : text.options.automaticHint}
        />
        {offered.map((template) => (
          <TemplateCard
            key={template.name}
            {...cardOf(template.name)}
            title={titleOf(template.name)}
            sentence={text.names.templates[template.name]?.sentence ?? template.sentence}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TemplateCardProps {
  readonly group: string;
  readonly title: string;
  readonly sentence: string;
  readonly checked: boolean;
  readonly sample: ReactNode;
  readonly onChoose: () => void;
  readonly onPointed: (isPointed: boolean) => void;
  readonly onFocused: (isFocused: boolean) => void;
}

/** A radio button with its title as its name and its sentence as its description. */
function TemplateCard(props: TemplateCardProps) {
  const { group, title, sentence, checked, sample, onChoose, onPointed, onFocused } = props;
  const id = useId();
  const card = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    const row = card.current?.parentElement;
    // Not `scrollIntoView`, which would move the page too.
    if (checked && card.current && row)
      row.scrollLeft = card.current.offsetLeft - (row.clientWidth - card.current.offsetWidth) / 2;
  }, [checked]);
  return (
    <label
      ref={card}
      className="template"
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
    >
      <input
        type="radio"
        className="covering-input"
        name={group}
        checked={checked}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}sentence`}
        onChange={onChoose}
        onFocus={() => onFocused(true)}
        onBlur={() => onFocused(false)}
      />
      <span className="template-card">
        {sample}
        <span className="template-title" id={`${id}title`}>
          {title}
        </span>
        <span className="template-sentence" id={`${id}sentence`}>
          {sentence}
        </span>
      </span>
    </label>
  );
}

function titleOf(template: TemplateName): string {
  const title = templateTitle(template);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
