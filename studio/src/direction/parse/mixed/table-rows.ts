import { fold } from "../../words/lexicon/fold.ts";
import { matchWords, isNews } from "../../words/shot/match-words.ts";
import type { Fields } from "../script-json.ts";
import { takeQuotes } from "../script-text.ts";

/** What a column holds, as the head of a table names it. */
const HEAD =
  /^(?:tempo|time|timing|cenas?|scenes?|shots?|takes?|planos?|quadros?|n[o.º°]?|#|visual|imagem|acao|video|audio|som|sound|musica|music|trilha|efeitos?|sfx|textos?(?: (?:na|em|da) tela)?|text(?: overlay)?|on[- ]screen text|overlay|legendas?|captions?|lettering|letreiro|copy|duracao|duration|narracao|locucao|fala|voiceover|voice-over|vo|camera|movimento|descricao|description|action|transicao|transition)(?: ?[/(+&].*)?$/;
const NUMBER = /^(?:n[o.º°]?|#)$/;
/** Marks of tables and of what is written in them. */
const MARKUP = /[*_`]|<br ?\/?>/g;

/** The names of a table's columns if a line is its head: at least two that tables of films have; null else. */
export function tableHeads(line: string): string[] | null {
  const cells = cellsOf(line).map((cell) => fold(cell));
  const known = cells.filter((cell) => HEAD.test(cell));
  if (known.length < 2 || known.length < cells.length - 1) return null;
  return cells.map((cell) => (NUMBER.test(cell) ? "index" : cell));
}

/** A row below a table's head, by column; null if a line is none. */
export function tableRow(line: string, heads: readonly string[]): Fields | null {
  const cells = cellsOf(line);
  if (cells.length < 2 || cells.length > heads.length) return null;
  return Object.fromEntries(heads.map((head, index) => [head, unquoted(cells[index] ?? "")]));
}

function cellsOf(line: string): string[] {
  const mark = line.includes("|") ? "|" : "\t";
  const inner = mark === "|" ? line.trim().replace(/^\|/, "").replace(/\|$/, "") : line;
  return inner.split(mark).map((cell) => cell.replaceAll(MARKUP, " ").replaceAll(/ +/g, " ").trim());
}

/** The text of a cell that is in quotes; a direction beside it stays. */
function unquoted(cell: string): string {
  const { outside, quoted } = takeQuotes(cell);
  return quoted[0] === undefined || isNews(matchWords(fold(outside))) ? cell : quoted[0];
}
