import "./spinner.css";

/** A visual sign only; a text beside it says the same. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
