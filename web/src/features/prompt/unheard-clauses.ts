import type { PromptNotes } from "./prompt-notes.ts";

const CLAUSE = /[^.,;:!?\n]+/g;
const MOST_CLAUSES = 3;
const LONGEST = 60;

/**
 * What the user has written into a prompt that neither changes the image nor has a remark, clause by clause, the first
 * ones. What stands in the generated prompt describes the photo, and is nobody's wish.
 */
export function unheardClauses({ prompt, understood, remarks }: PromptNotes, madePrompt: string): string[] {
  const made = new Set(Array.from(madePrompt.matchAll(CLAUSE), ([clause]) => folded(clause)));
  const heard = [...understood, ...remarks.flatMap(({ words }) => words)];
  const clauses = Array.from(prompt.matchAll(CLAUSE))
    .filter(({ 0: clause, index }) => {
      const isHeard = heard.some(({ from, to }) => from < index + clause.length && index < to);
      return !isHeard && /\p{L}{3}/u.test(clause) && !made.has(folded(clause));
    })
    .map(([clause]) => shortened(clause.trim()));
  return [...new Set(clauses)].slice(0, MOST_CLAUSES);
}

function folded(clause: string): string {
  return clause.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

function shortened(clause: string): string {
  return clause.length <= LONGEST ? clause : `${clause.slice(0, LONGEST).trimEnd()}…`;
}
