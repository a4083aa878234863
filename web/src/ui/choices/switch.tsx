import { useId } from "react";
import "./switch.css";

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A checkbox that looks and is read as a switch. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <label>
        <input
          type="checkbox"
          className="covering-input"
          // oxlint-disable-next-line role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          checked={on}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="switch-track" aria-hidden="true" />
        <span>{label}</span>
      </label>
      <p id={id} className="hint">
        {hint}
      </p>
    </div>
  );
}
