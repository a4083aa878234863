import type { Box } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { asSharp, pixelsOf } from "../../photo/pixels.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { layLevels } from "../picture/levels.ts";
import type { SeenThing } from "../things/find-things.ts";
import { provePerson } from "./prove-person.ts";

function body(box: Box, confidence: number): SeenThing {
  return { box, label: "person", family: "person", confidence, runnerUp: 0.1 };
}

async function proven(photo: string, ...bodies: SeenThing[]) {
  const networks = loadNetworks();
  const levels = layLevels(networks.engine, await decodePhoto(await readPhoto(photo)), networks.pictureAt);
  return provePerson(networks, levels, bodies);
}

const SCIENTIST: Box = { x: 0.165, y: 0.164, w: 0.375, h: 0.82 };

test("a doubtful body is somebody where the pixels are a person's, and surer than it was", async () => {
  const person = await proven("two-scientists.jpg", body(SCIENTIST, 0.5));
  expect(person).toMatchObject({ box: SCIENTIST, face: null });
  expect(person!.confidence).toBeGreaterThan(0.65);
});

test("a cat, a mountain and a cup are nobody, however they lie in the box", async () => {
  const box = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };
  for (const photo of ["sleeping-cat.jpg", "denali.webp", "coffee.png"])
    expect(await proven(photo, body(box, 0.64)), photo).toBeNull();
});

test("head and shoulders above the lower rim are somebody, and what is much wider is a plate", async () => {
  const networks = loadNetworks();
  const bust = asSharp(await decodePhoto(await readPhoto("astronaut.png"))).extract({
    left: 0,
    top: 0,
    width: 512,
    height: 290,
  });
  for (const [width, isSomebody] of [
    [512, true],
    [720, false],
  ] as const) {
    const picture = await pixelsOf(bust.clone().resize(width, 290, { fit: "fill" }));
    const levels = layLevels(networks.engine, picture, networks.pictureAt);
    const box = { x: 0.12, y: 0.02, w: 0.62, h: 0.98 };
    expect(provePerson(networks, levels, [body(box, 0.5)]) !== null).toBe(isSomebody);
  }
});

test("of several the surest that holds is taken, and one that is hardly sure is not looked at", async () => {
  const wall = body({ x: 0.4, y: 0, w: 0.2, h: 0.12 }, 0.6);
  expect(await proven("two-scientists.jpg", wall, body(SCIENTIST, 0.4))).toMatchObject({ box: SCIENTIST });
  expect(await proven("two-scientists.jpg", body(SCIENTIST, 0.37))).toBeNull();
});
