import { useId } from "react";
import "../../../../ui/choices/picks.css";

interface ChipsProps<Value extends string> {
  readonly label: string;
  /** Of the words (BCP 47), where it is not the page's. */
  readonly lang?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Several may be chosen: each is on or off by itself. */
  readonly isMany?: boolean;
  /** Called with all that is then chosen. */
  readonly onChosen: (values: readonly Value[]) => void;
}

/** Words to choose from, in rows. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, lang, options, chosen, isMany = false, onChosen } = props;
  const name = useId();
  const choose = (value: Value) => {
    const others = isMany ? chosen.filter((each) => each !== value) : [];
    onChosen(isMany && chosen.includes(value) ? others : [...others, value]);
  };
  return (
    <fieldset className="picks chips">
      <legend>{label}</legend>
      <div className="chips-row" lang={lang}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type={isMany ? "checkbox" : "radio"}
              className="covering-input"
              name={name}
              checked={chosen.includes(option.value)}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
