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
  ["Close no copo, depois a foto inteira. Transições suaves.", "dissolve"],
  ["Close no copo por 2 segundos, depois a foto inteira por 3 segundos. Transições suaves.", "dissolve"],
] as const)("all shots are joined as the text says: %s", (text, join) => {
  for (const style of ["viral", "cinematografico"] as const) {
    const { shots } = readScript(text, { style, seconds: 15, seed: 1, reading: BEER }).storyboard;
    expect(shots.slice(1).every(({ transition }) => transition === join)).toBe(true);
  }
});

test("a shot that is joined in a way of its own keeps it", () => {
  const { shots } = readScript("Close no copo, depois chicote para a foto inteira. Só corte seco.", {
    style: "viral",
    seconds: 15,
    seed: 1,
    reading: BEER,
  }).storyboard;
  expect(new Set(shots.slice(1).map(({ transition }) => transition))).toEqual(new Set(["cut", "whip"]));
});
