const MOST = 60;
/** If the last word is longer than this, it is cut; otherwise it is left out. */
const LONGEST_WORD = 30;

/** The beginning of a text for use in remarks: at most 60 characters, cut at the end of a word, with an ellipsis. */
export function shortened(text: string): string {
  const characters = Array.from(text.trim());
  if (characters.length <= MOST) return characters.join("");
  const head = characters.slice(0, MOST).join("");
  const end = head.search(/\s\S*$/);
  const whole = end > MOST - LONGEST_WORD ? head.slice(0, end) : head;
  return `${whole.replace(/[\s.,;:]+$/, "")}…`;
}
