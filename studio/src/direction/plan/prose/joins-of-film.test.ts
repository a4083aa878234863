import { expect, test } from "vitest";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readScript } from "../script/read-script.ts";

test.each([
  ["só corte seco", "cut"],
  ["nada de transição brega", "cut"],
  ["Utilize transições limpas.", "cut"],
  ["Smooth transitions between each angle.", "dissolve"],
  ["sem cortes secos, tudo em dissolução", "dissolve"],
  ["evite cortes bruscos", "dissolve"],
  ["Transições: dissolve.", "dissolve"],
] as const)("all shots are joined as the text says: %s", (text, join) => {
  for (const style of ["viral", "cinematografico"] as const) {
    const { shots } = readScript(text, { style, seconds: 15, seed: 1, reading: BEER }).storyboard;
    expect(shots.slice(1).every(({ transition }) => transition === join)).toBe(true);
  }
});
