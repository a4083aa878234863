import { expect, test } from "vitest";
import { sceneOf, shotOf, syntheticPicture, timelineOf } from "../../testing/frame/synthetic.ts";

test("preparing lets others work after every shot and every size of the picture, and ends where they say so", async () => {
  let pauses = 0;
  const prepare = async (stopAt: number) =>
    await sceneOf(syntheticPicture(1080, 1920), timelineOf([shotOf(), shotOf(), shotOf()]), {
      pause: async () => {
        pauses += 1;
        if (pauses === stopAt) throw new Error("enough");
      },
    });
  const { levels } = (await prepare(Infinity)).photo;
  expect(levels.length).toBeGreaterThan(1);
  expect(pauses).toBe(3 + levels.length - 1);
  pauses = 0;
  await expect(prepare(4)).rejects.toThrow("enough");
});
