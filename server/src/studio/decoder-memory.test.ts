import { readFile } from "node:fs/promises";
import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { createKeyImagePool } from "./key-image-pool.ts";

/** What docs/operating.md promises. */
const MOST_BYTES = 600e6;
const WISHES = { style: "viral", seconds: 15, seed: 1, keepPhoto: true } as const;
/** 24, 16 and 12 megapixels, HEIC among them, and small ones in between. */
const PHOTOS = [
  "craft-beer.jpg",
  "chelsea.png",
  "phone.heic",
  "sleeping-cat.jpg",
  "wide.avif",
  "handwritten-notes.jpg",
  "book-beside-flowers.jpg",
  "craft-beer.jpg",
  "denali.webp",
  "craft-beer.jpg",
] as const;

/** The most memory that each decoder of this process has ever held, by its id. */
async function highestMarks(): Promise<Map<string, number>> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  const marks = new Map<string, number>();
  for (const pid of children.trim().split(/\s+/)) {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    marks.set(pid, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024);
  }
  return marks;
}

test("however many large photos come one after another, no decoder grows over its bound", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2 });
  const marks = new Map<string, number>();
  for (const name of PHOTOS) {
    const making = pool.makeKeyImage(await readPhoto(name), WISHES);
    const look = async (): Promise<void> => {
      for (const [pid, bytes] of await highestMarks()) marks.set(pid, Math.max(marks.get(pid) ?? 0, bytes));
    };
    // One that is replaced ends at once: it has to be looked at while it works.
    const timer = setInterval(() => void look(), 20);
    await making;
    clearInterval(timer);
    await look();
  }
  const highest = Math.max(...marks.values());
  expect(highest).toBeGreaterThan(300e6);
  expect(highest).toBeLessThan(MOST_BYTES);
}, 180_000);
