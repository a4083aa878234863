import { useId } from "react";

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Several may be chosen: each is on or off by itself. */
  readonly isMany?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Words to choose from, in rows. */
export function Chips<Value extends string>({ label, options, chosen, isMany, onChoose }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="chips">
      <legend>{label}</legend>
      <div className="chips-row">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type={isMany === true ? "checkbox" : "radio"}
              name={name}
              checked={chosen.includes(option.value)}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
