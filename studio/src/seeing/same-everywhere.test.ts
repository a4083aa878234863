import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runOurs } from "../../models/reference/fixtures.ts";
import { decodePhoto } from "../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { loadNetworks } from "../seeing-models.ts";
import { openNetworks } from "./networks.ts";
import type { NetworkName, Networks } from "./networks.ts";
import { see } from "./see.ts";

/** Outputs of each network, on any machine. A change of a model file or of the kernel's arithmetic changes them. */
const GOLDEN = {
  faces: "e824b5bb6e38f22c",
  people: "ecc271d0e2cbe44b",
  salience: "d99bb68611c61f40",
  things: "4a82df68053324df",
  writing: "cd64c97da4d72ec5",
} as const;
const OUTPUTS = { faces: 2, people: 1, salience: 1, things: 6, writing: 1 } as const;

const file = (name: NetworkName) => readFileSync(new URL(`../../models/${name}.curta`, import.meta.url));
const picture = await decodePhoto(await readPhoto("astronaut.png"));
const another = await decodePhoto(await readPhoto("craft-beer.jpg"));

function hashes(networks: Networks): Record<string, string> {
  return Object.fromEntries(
    (["faces", "people", "salience", "things", "writing"] as const).map((name) => {
      const outputs = runOurs(networks, name, picture).outputs(OUTPUTS[name]);
      const hash = createHash("sha256");
      for (const { buffer } of outputs) hash.update(new Uint8Array(buffer));
      return [name, hash.digest("hex").slice(0, 16)];
    }),
  );
}

test("every output has the same bits on every machine, in every process and at every time", () => {
  const networks = openNetworks({
    faces: file("faces"),
    people: file("people"),
    salience: file("salience"),
    things: file("things"),
    writing: file("writing"),
  });
  expect(hashes(networks)).toEqual(GOLDEN);
  see(another, networks);
  expect(hashes(networks)).toEqual(GOLDEN);
  expect(hashes(loadNetworks())).toEqual(GOLDEN);
});

test("what is seen has the same bits on every machine", () => {
  const sight = see(picture, loadNetworks());
  const hash = createHash("sha256").update(sight.matte?.alpha ?? new Uint8Array());
  hash.update(JSON.stringify({ ...sight, matte: sight.matte?.box }));
  expect(hash.digest("hex").slice(0, 16)).toBe("5394b788a0a56203");
});

test("what was looked at before leaves no trace", () => {
  const first = see(picture, loadNetworks());
  see(another, loadNetworks());
  expect(see(picture, loadNetworks())).toEqual(first);
});
