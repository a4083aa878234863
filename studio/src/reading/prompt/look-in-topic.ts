import { type Look, PLAIN_LOOK } from "./look.ts";
import { plain } from "./plain.ts";
import { readPrompt } from "./read-prompt.ts";

const LEAD = "(?:(?:em|com|num|no|tudo|look|visual|estilo|foto|imagem|bem|um|uma|o|a|um pouco de|muito) )*";
const NOUN = "(?:tom|tons|cor|cores|luz|clima|look|visual|foto|imagem|acabamento)";
const HOW =
  "(?:quentes?|fri[oa]s?|clar[oa]s?|escur[oa]s?|viv[oa]s?|vibrantes?|discret[oa]s?|suaves?|desbotad[oa]s?|dourad[oa]|dramatic[oa]|noturn[oa]|sombri[oa])";
const NAMED = "(?:preto e branco|preto-e-branco|p&b|sepia|vintage|grao de filme|vinheta)";
/** A statement that is a look and nothing else: "em preto e branco", "tons quentes"; not "chocolate quente". */
const LOOK = new RegExp(`^${LEAD}(?:${NAMED}|${NOUN} (?:mais |bem |muito )?${HOW}(?: e ${HOW})?)$`);

const PLAIN: ReadonlyMap<string, unknown> = new Map(Object.entries(PLAIN_LOOK));

/** The look that a topic names in a statement of its own, laid over another one; usually it names none. */
export function withLookOfTopic(look: Look, topic: string): Look {
  const named = topic
    .split(/[,;|!?]|\.(?:\s|$)/)
    .map((statement) => plain(statement).trim())
    .filter((statement) => LOOK.test(statement));
  if (named.length === 0) return look;
  const wished = readPrompt(named.join(", "));
  const changed = Object.entries(wished).filter(([key, value]) => value !== PLAIN.get(key));
  return { ...look, ...Object.fromEntries(changed) };
}
