import { useId, type ReactNode } from "react";
import "./panel.css";

interface PanelProps {
  readonly title: string;
  /** Id of the heading, so that the focus can move there. */
  readonly headingId?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled region. */
export function Panel({ title, headingId, aside, children }: PanelProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="panel-title" tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
