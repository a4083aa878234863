import type { ReactNode } from "react";
import "./main-action.css";

/** The screen's next step: it stays in view at the bottom of its panel, on a phone at the bottom of the window. */
export function MainAction({ children }: { children: ReactNode }) {
  return <div className="main-action">{children}</div>;
}
