import type { Look } from "./look.ts";

/** A group of words of a positive prompt, and their effect on the look. */
export interface Term {
  /** Its subject, as in the documentation. */
  readonly topic: "luz" | "cor" | "contraste" | "acabamento" | "enquadramento";
  /** Lower case, without accents; Portuguese first. `*` at the end of a word allows any ending. */
  readonly words: readonly string[];
  readonly effect: Partial<Look>;
}

/**
 * The whole vocabulary. Words before a term (muito, um pouco, menos, sem...) strengthen, weaken or reverse its
 * effect.
 */
export const VOCABULARY: readonly Term[] = [
  {
    topic: "luz",
    words: [
      "clar[oa]s?",
      "clarear",
      "clareie",
      "iluminad*",
      "luminos*",
      "brilhante*",
      "mais luz",
      "bright*",
      "light*",
    ],
    effect: { light: 0.5 },
  },
  {
    topic: "luz",
    words: ["escur[oa]s?", "escurec*", "sombri*", "menos luz", "dark*", "moody"],
    effect: { light: -0.5 },
  },
  {
    topic: "luz",
    words: ["noite", "noturn*", "luar", "night*", "moonlight"],
    effect: { light: -0.5, warmth: -0.5, vignette: 0.5 },
  },
  {
    topic: "luz",
    words: [
      "hora dourada",
      "luz dourada",
      "por do sol",
      "entardecer",
      "amanhecer",
      "golden hour",
      "sunset",
      "sunrise",
    ],
    effect: { warmth: 0.75, light: 0.25 },
  },
  {
    topic: "luz",
    words: ["dramatic*", "dramatico"],
    effect: { contrast: 0.75, light: -0.25, vignette: 0.5 },
  },
  {
    topic: "luz",
    words: ["suave*", "delicad*", "difus*", "soft", "gentle"],
    effect: { contrast: -0.5, sharpness: -0.5 },
  },
  { topic: "cor", words: ["quente*", "calid*", "warm*", "amarelad*"], effect: { warmth: 0.5 } },
  { topic: "cor", words: ["fri[oa]s?", "gelad*", "cold*", "cool*", "azulad*"], effect: { warmth: -0.5 } },
  {
    topic: "cor",
    words: [
      "cores vivas",
      "viv[oa]s",
      "vibrante*",
      "saturad*",
      "colorid*",
      "intens*",
      "vivid",
      "vibrant",
      "saturated",
      "colorful",
      "colourful",
    ],
    effect: { saturation: 0.5 },
  },
  {
    topic: "cor",
    words: [
      "dessaturad*",
      "cores discretas",
      "discret*",
      "apagad*",
      "sobri*",
      "pastel",
      "pasteis",
      "muted",
      "desaturated",
      "subdued",
    ],
    effect: { saturation: -0.5 },
  },
  {
    topic: "cor",
    words: [
      "preto e branco",
      "preto-e-branco",
      "p&b",
      "pb",
      "monocromatic*",
      "black and white",
      "black & white",
      "b&w",
      "monochrome",
      "grayscale",
    ],
    effect: { tone: "preto-e-branco" },
  },
  { topic: "cor", words: ["sepia"], effect: { tone: "sepia" } },
  {
    topic: "contraste",
    words: ["contraste", "contrastad*", "contrast", "contrasty", "punchy"],
    effect: { contrast: 0.5 },
  },
  {
    topic: "contraste",
    words: ["contraste baixo", "baixo contraste", "pouco contraste", "low contrast", "flat"],
    effect: { contrast: -0.5 },
  },
  {
    topic: "acabamento",
    words: ["vintage", "retro", "antig[oa]s?", "analogic*", "anos 70", "anos 80", "nostalgic*", "film look"],
    effect: { fade: 0.75, grain: 0.5, warmth: 0.25, saturation: -0.25 },
  },
  { topic: "acabamento", words: ["desbotad*", "fosc*", "faded", "matte"], effect: { fade: 0.5 } },
  {
    topic: "acabamento",
    words: ["grao", "granulad*", "granulacao", "grain", "grainy"],
    effect: { grain: 0.5 },
  },
  {
    topic: "acabamento",
    words: ["vinheta", "vinhetas", "bordas escuras", "vignette"],
    effect: { vignette: 0.5 },
  },
  {
    topic: "acabamento",
    words: ["nitid*", "nitidez", "detalhad*", "sharp*", "crisp", "detailed"],
    effect: { sharpness: 0.5 },
  },
  {
    topic: "enquadramento",
    words: [
      "mais perto",
      "perto",
      "fechad[oa]s?",
      "aproxim*",
      "closer",
      "close-up",
      "close up",
      "tight*",
      "zoom",
    ],
    effect: { closeness: 0.5 },
  },
  {
    topic: "enquadramento",
    words: ["mais longe", "longe", "abert[oa]s?", "afast*", "ampl[oa]s?", "wide*", "far"],
    effect: { closeness: -0.5 },
  },
  {
    topic: "enquadramento",
    words: ["a esquerda", "no lado esquerdo", "left"],
    effect: { place: "esquerda" },
  },
  { topic: "enquadramento", words: ["a direita", "no lado direito", "right"], effect: { place: "direita" } },
  {
    topic: "enquadramento",
    words: ["no centro", "centralizad*", "centrad*", "centered", "centred", "in the middle"],
    effect: { place: "centro" },
  },
];

/** Words that change the strength of the next term. Negative: reversed; 0: without effect. */
export const DEGREES: readonly { readonly words: readonly string[]; readonly factor: number }[] = [
  {
    words: ["muito", "muita", "bem", "bastante", "super", "forte", "very", "much", "strong", "strongly"],
    factor: 2,
  },
  {
    words: ["um pouco", "pouco", "leve", "levemente", "ligeiramente", "slightly", "slight", "a bit"],
    factor: 0.5,
  },
  { words: ["menos", "less"], factor: -1 },
  { words: ["sem", "nao", "nada", "nenhum", "nenhuma", "without", "no", "not"], factor: 0 },
];
