/** What the studio read in real photos when the file was last written (`npm run golden -- readings`). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readingSchema, type Reading } from "@curta/contract";
import { z } from "zod";

export const READINGS_FILE = path.join(import.meta.dirname, "readings.jsonl");

/** Photos that differ in what directs a film: people, a face, an animal, things, writing, nothing; wide and upright. */
export const GOLDEN_PHOTOS = [
  "astronaut.png",
  "book-beside-flowers.jpg",
  "craft-beer.jpg",
  "denali.webp",
  "prairie_falcon.jpg",
  "sleeping-cat.jpg",
  "two-scientists.jpg",
  "wide.avif",
] as const;

const lineSchema = z.object({ photo: z.string(), reading: readingSchema });

export interface PhotoReading {
  readonly photo: string;
  readonly reading: Reading;
}

export function savedReadings(): PhotoReading[] {
  const lines = readFileSync(READINGS_FILE, "utf8").trimEnd().split("\n");
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}
