import type { Reading, Style } from "@curta/contract";

export function writePrompt(reading: Reading, wishes: { style: Style; seed: number }): string {
  return `Retrato vertical em ${reading.palette[0]?.name ?? "cinza"}, estilo ${wishes.style}.`;
}
