import { Icon } from "../icon.tsx";
import "./field.css";

/** Says within a form why it was refused. */
export function FormError({ problem }: { problem: string }) {
  return (
    <div className="form-error" role="alert">
      <Icon name="warning" />
      <p>{problem}</p>
    </div>
  );
}
