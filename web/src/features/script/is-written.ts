import type { ReadScript } from "@curta/studio/preview";

/** How a line of the exact grammar begins: "0:03". */
const TIME = /^\s*\d{1,2}:\d\d(?!\d)/;

/** True if each shot of the film is a line with its time, as in the scripts that the studio writes. */
export function isWritten(lines: readonly string[], { shotLines }: Pick<ReadScript, "shotLines">): boolean {
  return shotLines.every((said) => said !== null && TIME.test(lines[said.from] ?? ""));
}
