import type { Reading, Style } from "@curta/contract";
import type { Random } from "./random.ts";

/** Fills of strong words where the picture has no colour of its own to offer. */
const ACCENTS: Readonly<Record<Style, readonly [string, ...string[]]>> = {
  viral: ["#ffd60a", "#3dfc8c", "#4be1ff", "#ff7ac6"],
  cinematografico: ["#f3dca2", "#e9e2d0", "#cfe0ea"],
  suave: ["#ffe3d6", "#e6f1d8", "#dfe8ff"],
};
/** Letters stand on a nearly black stroke; 4.5 is the least contrast of WCAG 1.4.3, we ask for more. */
const LEAST_LUMINANCE = 0.4;
const LEAST_COLOUR = 0.45;

/** The colour of strong words: one of the picture's own, lightened until it reads well, or one of the style. */
export function accentColor(reading: Reading, style: Style, random: Random): string {
  const own = reading.palette
    .map(({ hex }) => parseHex(hex))
    .find((rgb) => rgb !== null && colourfulness(rgb) >= LEAST_COLOUR);
  const fromPicture = random.chance(style === "viral" ? 0.5 : 0.75);
  return own !== undefined && own !== null && fromPicture
    ? formatHex(lighten(own))
    : random.pick(ACCENTS[style]);
}

type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function formatHex(rgb: Rgb): string {
  return `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Difference of the channels, as if the colour were as bright as it can be. */
function colourfulness(rgb: Rgb): number {
  return 1 - Math.min(...rgb) / Math.max(...rgb, 0.01);
}

/** As bright as the hue can be, then towards white until it reads well. */
function lighten([red, green, blue]: Rgb): Rgb {
  const most = Math.max(red, green, blue, 0.01);
  let light: Rgb = [red / most, green / most, blue / most];
  for (let step = 0; step < 20 && luminance(light) < LEAST_LUMINANCE; step += 1) {
    const [r, g, b] = light;
    light = [r + (1 - r) * 0.12, g + (1 - g) * 0.12, b + (1 - b) * 0.12];
  }
  return light;
}

/** Relative luminance by WCAG 2. */
function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
