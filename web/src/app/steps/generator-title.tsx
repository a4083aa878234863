import type { Ref } from "react";
import { text } from "../../lib/text.ts";

/** The generator screen's heading, which takes the focus after a change of screen. */
export function GeneratorTitle({ heading }: { heading?: Ref<HTMLHeadingElement> }) {
  return (
    <div className="generator-title">
      <h1 ref={heading} tabIndex={-1}>
        {text.generator.title}
      </h1>
      <p>{text.generator.hint}</p>
    </div>
  );
}
