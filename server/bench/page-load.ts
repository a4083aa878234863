import { readCompressed } from "./read-compressed.ts";
import { describeTimes, runMany, type Times } from "./measure.ts";
import type { Plain } from "./plain.ts";

const LOADS = 60;

interface Loaded {
  readonly path: string;
  readonly body: Buffer;
}

/** Loads the document and its files, compressed, over kept connections; then the same bytes from a plain server. */
export async function benchPageLoad(url: string, plain: Plain): Promise<string[]> {
  const document = await get(url, "/");
  const names = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, name = ""]) => name);
  const paths = ["/", ...new Set(names)];
  const loaded: Loaded[] = [];
  for (const path of paths) loaded.push({ path, body: await readCompressed(url, path) });
  plain.tell({ kind: "files", files: loaded });
  const ours = await load(url, paths);
  const theirs = await load(plain.url, paths);
  const bytes = loaded.reduce((sum, { body }) => sum + body.length, 0);
  return [
    `page load           ${paths.length} files, ${(bytes / 1_000).toFixed(1)} kB as sent; ${describeTimes(ours)}`,
    `  plain static      ${describeTimes(theirs)}: Curta takes ${(ours.p50 / theirs.p50).toFixed(2)} times as long at p50`,
  ];
}

async function get(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path);
  if (answer.status !== 200)
    throw new Error(`${path}: ${answer.status}; build the page by starting the product once: npm start`);
  return answer.text();
}

async function load(url: string, paths: readonly string[]): Promise<Times> {
  const { each } = await runMany(LOADS, 1, async () => {
    await Promise.all(paths.map((path) => readCompressed(url, path)));
  });
  return each;
}
