import "./spinner.css";

/** Says "busy" to the eye; words beside it say it to everybody. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
