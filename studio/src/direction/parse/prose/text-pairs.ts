import { speechOf } from "../../words/directing.ts";
import { isSeen } from "../../words/acts.ts";
import type { Start } from "./text-end.ts";
import { IS } from "./text-start-table.ts";

/** "e do outro", "embaixo", "na segunda": where a second text stands, behind the first. */
const OTHER_PLACE =
  /^[,;]?(?: (?:e|and))? (?:(?:n?d?[oa] outr[oa](?: lado)?|(?:do|no|n?a) (?:lado )?(?:direit|esquerd)[oa]|(?:n?a )?(?:metade |parte )?(?:de (?:baixo|cima)|em ?baixo|em cima)|n?[oa] (?:segund|terceir|proxim|ultim)[oa](?: (?:plano|cena|tela|parte|frase|palavra))?|(?:the )?(?:second|third|next|last|final) (?:shot|frame|scene|slide|screen|card)|(?:sai|termina|fecha|encerra) com|depois|(?:on )?(?:the )?(?:bottom|top|left|right|other)(?: side| half)?)(?![a-z]))/;
/** Between that place and the text. */
const LED_BY =
  /^(?:,? (?:escrev[ae]|escrito|coloca|bota|poe|aparece|diz|says|reads|write|eh?|is|a (?:palavra|frase|data|hora|legenda|mensagem)|o (?:texto|nome|preco|dia|titulo|telefone|endereco|numero|zap|site)))*:? /;
const THING = /^(?:[oa]s?|uma?|uns|umas|the|an?) /;

/** Where a second text begins behind one that was asked for: "de um lado escreve Eu e do outro Você". Null if none does. */
export function secondText(line: string, folded: string, to: number): Start | null {
  const rest = folded.slice(to);
  const place = OTHER_PLACE.exec(rest)?.[0];
  if (place === undefined) return null;
  const led = LED_BY.exec(rest.slice(place.length))?.[0];
  if (led === undefined) return null;
  // "embaixo e aproxima": "e" joins; only with its accent it leads to a text.
  if (led === " e " && !IS.test(line.slice(to + place.length + 1))) return null;
  const at = to + place.length + led.length;
  const text = folded.slice(at);
  const isSaid = led.trim() !== "" || /^[\p{Lu}\d@$(]/u.test(line.slice(at));
  const isPicture = THING.test(text) || isSeen(text) || speechOf(text) === "directs";
  return text !== "" && (isSaid || !isPicture) ? { at, isAfterColon: led.includes(":") } : null;
}
