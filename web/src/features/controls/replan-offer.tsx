import type { Style, TemplateName } from "@curta/contract";
import { useEffect, useRef } from "react";
import { bringIntoView } from "../../lib/browser/window/bring-into-view.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import "./replan-offer.css";
import { templateTitle } from "./template-title.ts";

const texts = text.options.replan;

interface ReplanOfferProps {
  /** The new length, style and template; null where it did not change. */
  readonly seconds: number | null;
  readonly style: Style | null;
  readonly template: TemplateName | "automatic" | null;
  readonly onReplan: () => void;
  readonly onKeep: () => void;
}

/**
 * After other options for a script that the user has edited: plan it anew, or leave it at the fitted times. On a phone the
 * options fill the window, so the page brings it into sight.
 */
export function ReplanOffer({ seconds, style, template, onReplan, onKeep }: ReplanOfferProps) {
  const offer = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(offer.current), []);
  const parts = [
    ...(seconds === null ? [] : [texts.length(seconds)]),
    ...(style === null ? [] : [texts.style(text.options.styles[style])]),
    ...(template === null ? [] : [templateWords(template)]),
  ];
  return (
    <div ref={offer} className="replan-offer" role="status">
      <p>{seconds === null ? texts.styleHint : texts.lengthHint(seconds)}</p>
      <div className="replan-choices">
        <Button look="secondary" onClick={onReplan}>
          {texts.replan(parts.join(", "))}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {seconds === null ? texts.keep : texts.retime}
        </Button>
      </div>
    </div>
  );
}

function templateWords(template: TemplateName | "automatic"): string {
  return template === "automatic" ? texts.automatic : texts.template(templateTitle(template));
}
