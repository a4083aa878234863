/**
 * Makes the page's two fonts, of the packages' variable files only the letters and weights that the page has, half their bytes:
 * `node web/fonts/subset.ts`. The files are committed; run it after a change to a font's package, or where the styles get
 * a weight that is not here.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Latin of Portuguese, Spanish and English, and the signs of their texts. Others have the system's font. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€→←↑↓×−`;
const FONTS = [
  { name: "inter", file: "inter/files/inter-latin-wght-normal.woff2", wght: { min: 400, max: 700 } },
  {
    name: "bricolage",
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    wght: 700,
  },
] as const;

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, k) => String.fromCodePoint(first + k)).join("");
}

for (const { name, file, wght } of FONTS) {
  const whole = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${file}`)));
  const font = await subsetFont(whole, LETTERS, { targetFormat: "woff2", variationAxes: { wght } });
  await writeFile(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), font);
}
