import { STYLES } from "@curta/contract";
import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { compileTimeline } from "../../../../direction/compile/compile.ts";
import { direct } from "../../../../direction/plan/direct.ts";
import { makePicture } from "../../../../key-image/make-picture.ts";
import { framingsRow } from "./framings-row.ts";

const SEEDS = [0, 1, 2, 3];

test.each(["rocket.jpg", "two-scientists.jpg", "coffee.png"])(
  "films of %s, a photo with few views, hardly ever show one framing too often",
  async (name) => {
    const { reading } = await makePicture(await readPhoto(name), { style: "viral", seed: 1 });
    const films = STYLES.flatMap((style) =>
      [12, 30].flatMap((seconds) =>
        SEEDS.map((seed) => compileTimeline(direct(reading, { style, seconds, seed }), reading, seed)),
      ),
    );
    const missed = films.filter((timeline) => framingsRow(timeline, reading).some(({ ok }) => !ok));
    expect(missed.length).toBeLessThanOrEqual(2);
  },
);

test("a film of a thing without a name opens on the thing, not on the whole photo", async () => {
  const { reading } = await makePicture(await readPhoto("rocket.jpg"), { style: "viral", seed: 1 });
  for (const style of STYLES) {
    const targets = SEEDS.map((seed) => direct(reading, { style, seconds: 12, seed }).shots[0]?.target);
    for (const target of targets) expect(target).toEqual({ kind: "subject" });
  }
});
