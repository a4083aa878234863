import { quote, takeQuotes } from "../script-text.ts";

/** Placeholder of a quoted text while its line is taken apart. */
const QUOTE = "\ue000";
/** Keys that people write behind a direction on its line: "Close no anel. VO: Sim!", "giro / legenda: Sim!". */
const WITHIN =
  /(?<=[.;,!?|/([•…\ue000]|\s-|\s[–—]|->|[→⇒)\]]) *(?=[*_]*(?:na tela|em cima|em ?baixo|no topo|no rodap[eé]|textos?(?: (?:(?:na|em) tela|em cima|em ?baixo|no topo|no rodap[eé]))?|legenda|super|gc|copy|letreiro|lettering|narra[cç][aã]o(?: em off)?|narrador(?:a)?|locu[cç][aã]o(?: em off)?|fala|voz(?: em)? off|vo|voice-?over|voice over|(?:text )?overlay|on[- ]screen text|text(?: on screen| overlay| top| bottom)?|caption|visual|imagem|c[aâ]mera|m[uú]sica|som|sfx|music|audio|[aá]udio)(?: ?\d)?[*_]* ?:(?!\/\/))/iu;

/** A line before each key within it; one line if it has none. Quoted texts stay whole. */
export function apartAtKeys(line: string): string[] {
  const { outside, quoted } = takeQuotes(line, QUOTE);
  const [first = "", ...rest] = outside.split(WITHIN);
  if (rest.length === 0) return [line];
  const left = [...quoted];
  return [first, ...rest.map(closed)].map((part) =>
    part.replaceAll(QUOTE, () => quote(left.shift() ?? "")).replace(/[\s|/–—-]+$/u, ""),
  );
}

/** "texto: Bom dia)" without the bracket that was opened before it. */
function closed(part: string): string {
  const isOpen = /^[^([]*[)\]]\s*[.|]?\s*$/.test(part);
  return isOpen ? part.replace(/[)\]]\s*[.|]?\s*$/, "") : part;
}
