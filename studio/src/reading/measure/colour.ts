/** sRGB byte to linear light. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const ROOT_STEPS = 8192;
/** Table of cube roots of 0 to 1: computing three for each cell would be most of the cost of OKLab. */
export const ROOTS = Float32Array.from({ length: ROOT_STEPS + 2 }, (_, i) => Math.cbrt(i / ROOT_STEPS));

function cubeRoot(value: number): number {
  const at = value * ROOT_STEPS;
  const i = at | 0;
  return ROOTS[i]! + (ROOTS[i + 1]! - ROOTS[i]!) * (at - i);
}

/** sRGB bytes to OKLab (Ottosson 2020, https://bottosson.github.io/posts/oklab/), written to `out`. */
function oklab(red: number, green: number, blue: number, out: Float32Array): void {
  const r = LINEAR[red]!;
  const g = LINEAR[green]!;
  const b = LINEAR[blue]!;
  const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

export function hexOf(red: number, green: number, blue: number): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Brazilian names of colours, each with a typical sRGB value. */
const NAMES: readonly (readonly [name: string, hex: string])[] = [
  ["preto", "#0c0c0d"],
  ["grafite", "#2e3033"],
  ["chumbo", "#55585c"],
  ["cinza", "#828486"],
  ["cinza-claro", "#b4b6b8"],
  ["prata", "#cfd2d4"],
  ["branco", "#f6f6f4"],
  ["gelo", "#e3e9ea"],
  ["marfim", "#efe8d6"],
  ["creme", "#e8d9b5"],
  ["bege", "#cdb896"],
  ["areia", "#b9a27c"],
  ["cáqui", "#8f8058"],
  ["castanho", "#5e4330"],
  ["marrom", "#7a5236"],
  ["café", "#3a281d"],
  ["terracota", "#b1603f"],
  ["ferrugem", "#8f4424"],
  ["caramelo", "#b9793c"],
  ["ocre", "#bf8a33"],
  ["âmbar", "#e09a2b"],
  ["dourado", "#d4ae4a"],
  ["amarelo", "#f2d33a"],
  ["mostarda", "#b8972a"],
  ["laranja", "#ee7a25"],
  ["coral", "#ee7a62"],
  ["salmão", "#eba58e"],
  ["pêssego", "#f3c7a5"],
  ["vermelho", "#cf2a2d"],
  ["carmim", "#9c1c33"],
  ["vinho", "#5e1a2a"],
  ["tijolo", "#9b3f31"],
  ["rosa", "#e58ea6"],
  ["rosa-antigo", "#b3757c"],
  ["magenta", "#c03a86"],
  ["lilás", "#b79fd0"],
  ["roxo", "#6c3f94"],
  ["índigo", "#3b3a86"],
  ["azul-marinho", "#1b2947"],
  ["azul", "#2f62c0"],
  ["azul-celeste", "#7fb4e3"],
  ["azul-celeste", "#a2d6ea"],
  ["azul-aço", "#56748f"],
  ["azul-petróleo", "#1f5062"],
  ["turquesa", "#38b3b5"],
  ["ciano", "#70dadb"],
  ["verde-água", "#9ed3c4"],
  ["verde", "#3b8f47"],
  ["verde-limão", "#a4cc3c"],
  ["verde-musgo", "#5a6332"],
  ["verde-oliva", "#7d7a35"],
  ["verde-floresta", "#23452c"],
];

const NAMED = NAMES.map(([name, hex]) => {
  const lab = new Float32Array(3);
  const value = Number.parseInt(hex.slice(1), 16);
  oklab(value >> 16, (value >> 8) & 255, value & 255, lab);
  return { name, lab };
});

/** The Portuguese name of the nearest named colour. Hue and colourfulness count more than lightness. */
export function colourName(red: number, green: number, blue: number): string {
  const lab = new Float32Array(3);
  oklab(Math.round(red), Math.round(green), Math.round(blue), lab);
  let best = "";
  let least = Infinity;
  for (const named of NAMED) {
    const dl = (named.lab[0] ?? 0) - (lab[0] ?? 0);
    const da = (named.lab[1] ?? 0) - (lab[1] ?? 0);
    const db = (named.lab[2] ?? 0) - (lab[2] ?? 0);
    const distance = dl * dl + 3.2 * (da * da + db * db);
    if (distance < least) {
      least = distance;
      best = named.name;
    }
  }
  return best;
}

/** Chroma of a colour: 0 grey, about 0.1 muted, 0.2 vivid. */
export function chroma(a: number, b: number): number {
  return Math.hypot(a, b);
}
