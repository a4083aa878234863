import { takeKey } from "../script-line.ts";

const HEAD = /^\s*#{1,6}\s+([^:#]{2,40}?)\s*:?\s*$/;

/** "### Texto na tela" as the key that it is: "Texto na tela:". Other headings stay as they are. */
export function keyOfHead(line: string): string {
  const [, words] = HEAD.exec(line.slice(0, 100)) ?? [];
  return words === undefined || takeKey(`${words}:`).key === null ? line : `${words}:`;
}
