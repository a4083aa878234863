import { expect, test } from "vitest";
import { BEER, GLASS } from "../../../../testing/direction/readings.ts";
import { frameTarget } from "../../framing/framing.ts";
import { readScript } from "../script/read-script.ts";

function zoomsOf(text: string): number[] {
  const { shots } = readScript(text, { style: "viral", seconds: 15, seed: 1, reading: BEER }).storyboard;
  return shots.map(({ target, size }) => frameTarget(target, size, BEER).framing.zoom);
}

test.each([
  "cada cena mais perto que a anterior",
  "Cada corte mais perto do copo",
  "foca no copo, cada plano mais fechado",
  "Every shot closer than the last",
])("each shot is closer than the one before: %s", (text) => {
  const zooms = zoomsOf(text);
  expect(zooms.length).toBeGreaterThan(7);
  expect(zooms).toEqual(zooms.toSorted((one, other) => one - other));
  expect(zooms.at(-1)).toBeGreaterThan(1.7 * zooms[0]!);
});

test.each(["a cada cena mais longe do rosto", "Each shot farther away from the face"])(
  "each shot is farther away than the one before: %s",
  (text) => {
    const zooms = zoomsOf(text);
    expect(zooms).toEqual(zooms.toSorted((one, other) => other - one));
    expect(zooms[0]).toBeGreaterThan(1.7 * zooms.at(-1));
  },
);

test("who comes closer to a thing ends on it, and who says nothing of that gets near and far", () => {
  const wishes = { style: "viral", seconds: 15, seed: 1, reading: GLASS } as const;
  const { shots } = readScript("cada corte mais perto do copo", wishes).storyboard;
  const [cup] = GLASS.things;
  const end = frameTarget(shots.at(-1).target, shots.at(-1).size, GLASS).framing;
  expect(end.x).toBeGreaterThan(cup!.x);
  expect(end.x).toBeLessThan(cup!.x + cup!.w);
  const zooms = zoomsOf("foca no copo o tempo todo");
  expect(zooms).not.toEqual(zooms.toSorted((one, other) => one - other));
});
