import type { Reading } from "@curta/contract";

/** One sentence on what the film is made of, for people who read the script. */
export function describeReading(reading: Reading): string {
  const colors = [...new Set(reading.palette.map(({ name }) => name))].slice(0, 3);
  const { light } = reading;
  const warmth = light.warmth > 0.2 ? "quente" : light.warmth < -0.2 ? "fria" : "neutra";
  const from =
    light.from === null
      ? ""
      : `, vinda ${{ esquerda: "da esquerda", direita: "da direita", cima: "de cima", baixo: "de baixo" }[light.from]}`;
  return `Luz ${warmth}${from}. Cores: ${colors.join(", ")}.`;
}
