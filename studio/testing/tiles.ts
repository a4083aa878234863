import sharp from "sharp";
import type { Picture } from "../src/picture.ts";
import { pick, shares } from "../src/random.ts";

const SIZE = { width: 1200, height: 900 } as const;
const COLUMNS = 12;
const GROUNDS = ["#eee", "#776655", "#222"] as const;
const FILLS = ["#fcd5d5", "#e0b090", "#8a5a3a", "#d8d8d8", "#503020", "#f0e0c0"] as const;
const INK = "#221510";

/** Rounded tiles with dots and strokes on them: some look like faces, and none is one. */
export async function drawTiles(seed: number): Promise<Picture> {
  const random = shares(seed);
  const { width, height } = SIZE;
  const side = width / COLUMNS;
  const tiles: string[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) tiles.push(tileAt(x, y, side, random));
  }
  const ground = `<rect width="${width}" height="${height}" fill="${pick(random, GROUNDS)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${tiles.join("")}</svg>`;
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { ...SIZE, rgb };
}

function tileAt(x: number, y: number, side: number, random: () => number): string {
  const margin = side * (0.15 + 0.1 * random());
  const fill = pick(random, FILLS);
  const inner = side - 2 * margin;
  const round = random() * side * 0.4;
  const tile = `<rect x="${x + margin}" y="${y + margin}" width="${inner}" height="${inner}" rx="${round}" fill="${fill}" stroke="#222" stroke-width="${side * 0.02}"/>`;
  const marks = Array.from({ length: 2 + Math.floor(random() * 4) }, () => markIn(x, y, side, random));
  return tile + marks.join("");
}

/** A dot or a curve in the middle of a tile. */
function markIn(x: number, y: number, side: number, random: () => number): string {
  const place = () => `${x + side * (0.3 + 0.4 * random())} ${y + side * (0.3 + 0.4 * random())}`;
  if (random() >= 0.4)
    return `<path d="M${place()}Q${place()} ${place()}" stroke="${INK}" fill="none" stroke-width="${side * 0.05}"/>`;
  const [cx, cy] = place().split(" ");
  const rx = side * (0.02 + 0.06 * random());
  const ry = side * (0.02 + 0.05 * random());
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${INK}"/>`;
}
