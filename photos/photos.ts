/** The real photographs of tests, benchmarks and docs; README.md beside this file names their sources. */
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Path of one of the photos, e.g. `craft-beer.jpg`. */
export function photoPath(name: string): string {
  return path.join(import.meta.dirname, name);
}

/** Bytes of one of the photos. */
export function readPhoto(name: string): Promise<Buffer> {
  return readFile(photoPath(name));
}
