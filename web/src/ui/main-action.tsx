import type { ReactNode } from "react";
import "./main-action.css";

/** The main button of a screen; stays visible at the bottom of its panel, on a phone of the window. */
export function MainAction({ children }: { children: ReactNode }) {
  return <div className="main-action">{children}</div>;
}
