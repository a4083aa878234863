import { retellRemark } from "@curta/contract/retell-remark";
import { STUDIO_LOCALE } from "../../lib/language.ts";
import { text } from "../../lib/text.ts";

/** A remark of the studio in the page's language; marked as Portuguese where the page has no words for it. */
export function SaidRemark({ remark }: { readonly remark: string }) {
  const said = retellRemark(text.names.remarks, remark);
  return <span lang={said === remark ? STUDIO_LOCALE : undefined}>{said}</span>;
}
