const MOST = 60;
/** A word this long is cut; others are left out whole. */
const LONGEST_WORD = 30;

/** The beginning of a text, as remarks name it: at most 60 characters, cut where a word ends, with an ellipsis. */
export function shortened(text: string): string {
  const characters = Array.from(text.trim());
  if (characters.length <= MOST) return characters.join("");
  const head = characters.slice(0, MOST).join("");
  const end = head.search(/\s\S*$/);
  const whole = end > MOST - LONGEST_WORD ? head.slice(0, end) : head;
  return `${whole.replace(/[\s.,;:]+$/, "")}…`;
}
