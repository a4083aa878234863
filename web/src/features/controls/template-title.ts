import type { TemplateName } from "@curta/contract";
import { TEMPLATE_TITLES } from "@curta/studio/preview";
import { text } from "../../lib/text.ts";

/** What a template is called on the page; scripts always have its Portuguese name. */
export function templateTitle(template: TemplateName): string {
  return text.names.templates[template]?.title ?? TEMPLATE_TITLES[template];
}
