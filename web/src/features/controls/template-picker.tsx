import type { Options, TemplateName } from "@curta/contract";
import { ALL_TEMPLATES } from "@curta/studio/preview";
import { useId } from "react";
import { text } from "../../lib/text.ts";
import "./template-picker.css";

type Template = (typeof ALL_TEMPLATES)[number];

interface TemplatePickerProps {
  readonly options: Options;
  /** The template that the script names; null before there is a script, or if it names none. */
  readonly inScript: TemplateName | null;
  /** Called with the chosen template; undefined leaves the choice to the photo. */
  readonly onChange: (template: TemplateName | undefined) => void;
}

/** Modelo: the idea of the whole film, by default chosen by what the photo holds. */
export function TemplatePicker({ options: { estilo, modelo }, inScript, onChange }: TemplatePickerProps) {
  const name = useId();
  // A script may name one of another style: then that one is shown too.
  const offered = ALL_TEMPLATES.filter((each) => each.style === estilo || each.name === modelo);
  const now = modelo === undefined ? ALL_TEMPLATES.find((each) => each.name === inScript) : undefined;
  return (
    <fieldset className="templates">
      <legend>{text.options.template}</legend>
      <div className="templates-row">
        <TemplateCard
          group={name}
          title={text.options.automatic}
          sentence={now ? text.options.automaticNow(titled(now)) : text.options.automaticHint}
          checked={modelo === undefined}
          onChoose={() => onChange(undefined)}
        />
        {offered.map((template) => (
          <TemplateCard
            key={template.name}
            group={name}
            title={titled(template)}
            sentence={template.sentence}
            checked={template.name === modelo}
            onChoose={() => onChange(template.name)}
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
  readonly onChoose: () => void;
}

/** A radio button with its title as its name and its sentence as its description. */
function TemplateCard({ group, title, sentence, checked, onChoose }: TemplateCardProps) {
  const id = useId();
  return (
    <label className="template">
      <input
        type="radio"
        name={group}
        checked={checked}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}sentence`}
        onChange={onChoose}
      />
      <span className="template-card">
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

function titled({ title }: Template): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
