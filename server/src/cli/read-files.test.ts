import { MAX_PHOTO_BYTES } from "@curta/contract";
import { photoPath } from "@curta/photos";
import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPhoto } from "./read-files.ts";

test("a photo is read whole, and of what has no end no more than a photo may have", async () => {
  const path = photoPath("coffee.png");
  expect((await readPhoto(path)).length).toBe((await stat(path)).size);
  expect((await stat(path)).size).toBeLessThan(MAX_PHOTO_BYTES);
  await expect(readPhoto("/dev/zero")).rejects.toMatchObject({ code: "photo_too_large" });
  await expect(readPhoto("/nothing.jpg")).rejects.toMatchObject({ code: "file_not_found" });
});
