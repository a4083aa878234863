import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { convertDepth } from "../models/convert-depth.ts";
import { writeBrightIsNear } from "../testing/depth-sketch.ts";
import { frameOf } from "../testing/film/probes.ts";
import { scratchFolder } from "../testing/film/productions.ts";
import { paint, toSharp } from "../testing/pictures.ts";
import { makeFilm, type PreparedPhoto, preparePhoto } from "./studio.ts";

const WISHES = { style: "suave", seconds: 5, seed: 1 } as const;
const SCRIPT = `Filme de 5 segundos, estilo suave

0:00 – 0:01,5  Plano aberto no centro, parada.
0:01,5 – 0:03,5  Plano aberto no centro, órbita.
0:03,5 – 0:05  Plano aberto no centro, parada.
`;
/** Frames at the two ends of the orbit. */
const [FIRST, LAST] = [48, 100];

const scratch = scratchFolder();
const depthModel = scratch.path("depth.curta");
let photo: Buffer;
beforeAll(async () => {
  await writeFile(depthModel, convertDepth(writeBrightIsNear()));
  photo = await toSharp(darkBar()).png().toBuffer();
});
afterAll(scratch.remove);

/** A dark bar on a bright wall with two lines: any eye, and today's guess, takes the bar for what is in front. */
function darkBar() {
  return paint(720, 1280, (x, y) => {
    const isBar = Math.abs(x - 360) < 110 && Math.abs(y - 640) < 330;
    const isLine = Math.abs(x - 150) < 5 || Math.abs(x - 570) < 5;
    const level = isBar ? 30 : isLine ? 140 : 215;
    return [level, level, level];
  });
}

/** How far the bar gets away from the lines, to the right, in an orbit that is made of a photo, in pixels of the film. */
async function parting({ picture, reading: told }: PreparedPhoto, name: string): Promise<number> {
  const out = scratch.path(name);
  // Where the bar's pixels are known it is a layer of its own, whatever a depth says.
  const reading = { ...told, matte: undefined };
  await makeFilm({ ...WISHES, picture, reading, script: SCRIPT, out, workers: 1 });
  const gaps = await Promise.all(
    [FIRST, LAST].map(async (number) => {
      const frame = await frameOf(out, number);
      const row = frame.subarray(960 * 1080, 961 * 1080);
      const bar = (row.findIndex(isDark) + row.findLastIndex(isDark)) / 2;
      return bar - (lineIn(row, 60, 300) + lineIn(row, 780, 1060)) / 2;
    }),
  );
  return (gaps[1] ?? 0) - (gaps[0] ?? 0);
}

function isDark(level: number): boolean {
  return level < 90;
}

/** The darkest column between two. */
function lineIn(row: Uint8Array, from: number, to: number): number {
  const part = row.subarray(from, to);
  return from + part.indexOf(Math.min(...part));
}

test("with a network for depth a film moves in the depth that it sees, which is not what was guessed", async () => {
  const guessed = await preparePhoto(photo, WISHES);
  const seen = await preparePhoto(photo, { ...WISHES, depthModel });
  expect(seen.reading.depth).toMatchObject({ columns: 90, rows: 160, confidence: 0.8 });
  const near = Buffer.from(seen.reading.depth.values, "base64");
  expect(near[80 * 90 + 45]).toBeLessThan(20);
  expect(near[80 * 90 + 5]).toBeGreaterThan(235);
  expect({ ...seen.reading, depth: null }).toEqual({ ...guessed.reading, depth: null });
  const [usual, turned] = [await parting(guessed, "guessed.mp4"), await parting(seen, "seen.mp4")];
  expect(Math.abs(usual)).toBeGreaterThan(1);
  // The bar is behind the wall now: it goes the other way.
  expect(Math.sign(turned)).toBe(-Math.sign(usual));
  expect(Math.abs(turned)).toBeGreaterThan(5);
});

test("where no network is installed, or its file is broken, a photo is looked at as ever", async () => {
  const broken = scratch.path("broken.curta");
  await writeFile(broken, "no model");
  const usual = await preparePhoto(photo, WISHES);
  for (const path of [scratch.path("missing.curta"), broken]) {
    // oxlint-disable-next-line no-await-in-loop -- each takes all cores
    const { reading, script } = await preparePhoto(photo, { ...WISHES, depthModel: path });
    expect({ reading, script }).toEqual({ reading: usual.reading, script: usual.script });
  }
});
