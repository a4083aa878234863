import { takeKey } from "../script-line.ts";

const HEAD = /^\s*#{1,6}\s+([^:#]{2,40}?)\s*:?\s*$/;

/** "### Texto na tela", with the text on the line below: as "Texto na tela: ..." on that line. Keeps the number of lines. */
export function withHeadsAsKeys(lines: readonly string[]): readonly string[] {
  let head: string | null = null;
  return lines.map((line) => {
    const [, words] = HEAD.exec(line.slice(0, 100)) ?? [];
    if (words !== undefined) {
      head = takeKey(`${words}:`).key === null ? null : words;
      return head === null ? line : "";
    }
    if (head === null || line.trim() === "") return line;
    const keyed = `${head}: ${line.trim()}`;
    head = null;
    return keyed;
  });
}
