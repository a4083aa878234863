import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import type { Picture } from "../../picture.ts";
import { decodePhoto } from "../../photo/decode.ts";
import { loadNetworks } from "../../seeing-models.ts";
import { see } from "../see.ts";

async function seen(name: string, turn: (picture: Picture) => Picture = (picture) => picture) {
  return see(turn(await decodePhoto(await readPhoto(name), { maxPixels: 1_500_000 })), loadNetworks());
}

function halfTurn({ width, height, rgb }: Picture): Picture {
  const turned = new Uint8Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    turned.set(rgb.subarray(rgb.length - 3 - at, rgb.length - at), at);
  }
  return { width, height, rgb: turned };
}

test.each(["astronaut.png", "craft-beer.jpg", "two-scientists.jpg"])(
  "%s is known to be upside down when it is, and not to be when it is upright",
  async (name) => {
    expect((await seen(name, halfTurn)).upsideDown).toBe(true);
    expect(await seen(name)).not.toHaveProperty("upsideDown");
  },
);

test.each(["coffee.png", "rocket.jpg", "denali.webp", "sleeping-cat.jpg", "book-beside-flowers.jpg"])(
  "of %s, which shows no face, nothing is said either way round",
  async (name) => {
    expect(await seen(name)).not.toHaveProperty("upsideDown");
    expect(await seen(name, halfTurn)).not.toHaveProperty("upsideDown");
  },
);
