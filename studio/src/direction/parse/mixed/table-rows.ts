import { fold } from "../../words/lexicon/fold.ts";
import { matchWords, isNews } from "../../words/shot/match-words.ts";
import type { Fields } from "../json/script-json.ts";
import { quote, takeQuotes } from "../script-text.ts";

/** The columns of a table, by name, and what stands between its cells. */
export interface TableHeads {
  readonly names: readonly string[];
  readonly mark: string;
}

/** What a column holds, as the head of a table names it. */
const HEAD =
  /^(?:tempo|time|timing|segundos?|seconds?|secs?|cenas?|scenes?|shots?|takes?|planos?|quadros?|ordem|order|n[o.º°]?|#|visual|imagem|acao|video|audio|som|sound|musica|music|trilha|efeitos?|sfx|textos?(?:[ _](?:na|em|da)[ _]tela)?|text(?:[ _]overlay)?|on[- _]screen[ _]text|overlay|legendas?|captions?|lettering|letreiro|copy|words?|palavras?|frases?|mensage(?:m|ns)|messages?|duracao|duration|narracao|locucao|fala|voiceover|voice-over|vo|camera|movimento|descricao|description|action|transicao|transition|(?:o )?que (?:[ao] )?(?:camera|video|filme) faz|(?:o )?que se (?:ve|le|ouve|escuta)|(?:o )?que (?:aparece|esta|vai|fica)(?: escrito| na tela)?|what (?:we|you) (?:see|read|hear))(?: ?[/(+&].*)?$/;
const WORDS = /^(?:words?|palavras?|frases?|mensage(?:m|ns)|messages?)$/;
/** "O que se lê" */
const READ = /^(?:o )?que (?:se le|(?:aparece|esta|vai|fica) (?:escrito|na tela))$|^what (?:we|you) read$/;
const HEARD = /^(?:o )?que se (?:ouve|escuta)$|^what (?:we|you) hear$/;
const SEEN = /^(?:o )?que |^what /;
const NUMBER = /^(?:n[o.º°]?|#|ordem|order)$/;
/** Between cells. A comma stands in sentences, too, so that its columns must all be known ones. */
const MARKS = ["|", "\t", ";", ","] as const;
const LEAST_OF_COMMAS = 3;
/** Marks of tables and of what is written in them. */
const MARKUP = /[*_`]|<br ?\/?>/g;
/** Placeholder of a quoted text while its row is taken apart. */
const QUOTE = "\ue000";

/** The columns of a table if a line is its head: at least two that tables of films have; null else. */
export function tableHeads(line: string): TableHeads | null {
  for (const mark of MARKS) {
    const cells = line.includes(mark) ? cellsOf(line, mark).map((cell) => fold(cell)) : [];
    const known = cells.filter((cell) => HEAD.test(cell)).length;
    const [least, others] = mark === "," ? [LEAST_OF_COMMAS, 0] : [2, 1];
    if (known < least || known < cells.length - others) continue;
    return { mark, names: cells.map(nameOf) };
  }
  return null;
}

function nameOf(cell: string): string {
  if (NUMBER.test(cell)) return "index";
  if (HEARD.test(cell)) return "som";
  if (SEEN.test(cell) && !READ.test(cell)) return "visual";
  return WORDS.test(cell) || READ.test(cell) ? "texto" : cell.replaceAll("_", " ");
}

/** A row below a table's head, by column; null if a line is none. */
export function tableRow(line: string, { names, mark }: TableHeads): Fields | null {
  const cells = withMarksInLast(cellsOf(line, mark), names.length, mark);
  if (cells.length < 2 || cells.length > names.length) return null;
  return Object.fromEntries(names.map((name, index) => [name, unquoted(cells[index] ?? "")]));
}

/** The cells of a row. In quotes the mark is a character like others. */
export function cellsOf(line: string, mark: string): string[] {
  const inner = mark === "|" ? line.trim().replace(/^\|/, "").replace(/\|$/, "") : line;
  const { outside, quoted } = takeQuotes(inner, QUOTE);
  const left = [...quoted];
  return outside.split(mark).map((cell) =>
    cell
      .replaceAll(MARKUP, " ")
      .replaceAll(/ +/g, " ")
      .trim()
      .replaceAll(QUOTE, () => quote(left.shift() ?? "")),
  );
}

/** "3;5s;fade;Rua A; 12": where sentences have the mark, the last column takes what is too much. */
function withMarksInLast(cells: readonly string[], count: number, mark: string): readonly string[] {
  if (cells.length <= count || (mark !== ";" && mark !== ",")) return cells;
  return [...cells.slice(0, count - 1), cells.slice(count - 1).join(`${mark} `)];
}

/** The text of a cell that is in quotes; a direction beside it stays. */
function unquoted(cell: string): string {
  const { outside, quoted } = takeQuotes(cell);
  return quoted[0] === undefined || isNews(matchWords(fold(outside))) ? cell : quoted[0];
}
