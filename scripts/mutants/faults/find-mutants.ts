/** Finds the places of a file that can be changed, and what each would become. */
import type { Node } from "oxc-parser";
import { changesOf, type Change, type Place } from "./operators.ts";
import { childrenOf, parseSource } from "./syntax.ts";

/** One fault in one file. */
export interface Mutant extends Change {
  /** From the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The statement's line or lines before and after, each on one line without indentation. */
  readonly before: string;
  readonly after: string;
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
/** What tests have no business with: types, modules, and what only people read in the log. */
const SKIPPED = /^(TS(Type|Interface|Enum)|Import|ExportAll|ThrowStatement)/;
const LOGGING = /^[\w.]*\b(log|logger|console)\.(trace|debug|info|warn|error|fatal)\(/;

/** All mutants of a file, in the order of its text. */
export function findMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node, place: Place): void => {
    if (SKIPPED.test(node.type) || isLogging(node, source)) return;
    for (const change of changesOf(node, place)) found.push(mutantOf(file, source, change));
    const below = placeBelow(node, place);
    for (const child of childrenOf(node)) visit(child, below);
  };
  visit(parseSource(file, source), { source, parents: [], inFunction: false, tableDepth: 0 });
  return found.toSorted((a, b) => a.start - b.start);
}

/** The source with the fault in it. */
export function mutated(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Whether the fault is a number at the top of a module turned to 0: no other change puts this text. */
export function isZeroedConstant({ text }: Change): boolean {
  return text === "0";
}

function placeBelow(node: Node, place: Place): Place {
  const inFunction = place.inFunction || FUNCTIONS.has(node.type);
  const isTable = node.type === "ArrayExpression" || node.type === "ObjectExpression";
  const tableDepth = inFunction ? 0 : place.tableDepth + (isTable ? 1 : 0);
  return { source: place.source, parents: [...place.parents, node], inFunction, tableDepth };
}

function isLogging(node: Node, source: string): boolean {
  const isCall = node.type === "CallExpression" || node.type === "ExpressionStatement";
  return isCall && LOGGING.test(source.slice(node.start, node.end));
}

function mutantOf(file: string, source: string, change: Change): Mutant {
  const from = source.lastIndexOf("\n", change.start - 1) + 1;
  const to = source.indexOf("\n", change.end) < 0 ? source.length : source.indexOf("\n", change.end);
  const line = source.slice(0, change.start).split("\n").length;
  const before = oneLine(source.slice(from, to));
  const after = oneLine(source.slice(from, change.start) + change.text + source.slice(change.end, to));
  return { ...change, file, line, before, after };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
