/** A colour in OKLCh: lightness 0 to 1, chroma (0 grey to about 0.3), hue in radians. */
export interface Lch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Rgb = readonly [number, number, number];

/** `#rrggbb` to OKLCh (Ottosson 2020, https://bottosson.github.io/posts/oklab/); null for anything else. */
export function parseColor(hex: string): Lch | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(green, blue),
    hue: Math.atan2(blue, green),
  };
}

/** `#rrggbb` of a colour. Outside of sRGB its chroma is reduced; lightness and hue stay. */
export function formatColor(color: Lch): string {
  let [inside, outside] = [0, color.chroma];
  if (isInGamut(toLinear(color))) inside = outside;
  for (let step = 0; step < 12 && inside < outside; step += 1) {
    const middle = (inside + outside) / 2;
    if (isInGamut(toLinear({ ...color, chroma: middle }))) inside = middle;
    else outside = middle;
  }
  const channels = toLinear({ ...color, chroma: inside }).map((value) =>
    Math.round(255 * encoded(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${channels.join("")}`;
}

function toLinear({ lightness, chroma, hue }: Lch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((value) => value >= -1e-4 && value <= 1.0001);
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
