/** Whether a prompt has a wish ("Mais quente") as a sentence of its own: as `toggleWish` writes it. */
export function hasWish(prompt: string, wish: string): boolean {
  return placeOf(prompt, wish) >= 0;
}

/** Adds a wish to the end of a prompt, or takes it out again; all other words stay as they are. */
export function toggleWish(prompt: string, wish: string): string {
  const at = placeOf(prompt, wish);
  if (at < 0) return prompt === "" || /\s$/.test(prompt) ? `${prompt}${wish}.` : `${prompt} ${wish}.`;
  const end = at + wish.length + 1;
  const before = prompt.slice(0, at).replace(/ $/, "");
  return before === "" ? prompt.slice(end).replace(/^ /, "") : before + prompt.slice(end);
}

function placeOf(prompt: string, wish: string): number {
  const sentence = `${wish}.`;
  for (let at = prompt.indexOf(sentence); at >= 0; at = prompt.indexOf(sentence, at + 1)) {
    const [before, after] = [prompt.charAt(at - 1), prompt.charAt(at + sentence.length)];
    if ((at === 0 || /\s/.test(before)) && (after === "" || /\s/.test(after))) return at;
  }
  return -1;
}
