import { mkdirSync } from "node:fs";
import path from "node:path";
import { photoPath } from "@curta/photos";
import sharp from "sharp";
import { sharedProduct } from "./product/start-product.ts";

/** The large test photos that tests of the page use. */
const LARGE = ["craft-beer.jpg", "sleeping-cat.jpg"] as const;
/** Longest side in pixels: what the page shows is the same, and the studio is done in half the time. */
const SIDE = 1_600;

const folderOf = (dataFolder: string): string => path.join(dataFolder, "small-photos");

/** Makes smaller copies of the large photos, with the same names, in a folder of the product's data. */
export async function makeSmallPhotos(dataFolder: string): Promise<void> {
  mkdirSync(folderOf(dataFolder));
  const made = LARGE.map((name) =>
    sharp(photoPath(name))
      .autoOrient()
      .resize(SIDE, SIDE, { fit: "inside" })
      .toFile(path.join(folderOf(dataFolder), name)),
  );
  await Promise.all(made);
}

/** Path of the smaller copy of a large test photo. */
export function smallPhoto(name: (typeof LARGE)[number]): string {
  return path.join(folderOf(sharedProduct().dataFolder), name);
}
