import type { Look } from "./look.ts";

/** A look in words of the vocabulary: reading them back gives the same look. Empty for a plain look. */
export function describeLook(look: Look): string[] {
  return [
    degrees(look.light, "imagem mais clara", "imagem mais escura"),
    degrees(look.contrast, "contraste", "contraste baixo"),
    degrees(look.saturation, "cores vivas", "cores discretas"),
    degrees(look.warmth, "tom quente", "tom frio"),
    degrees(look.fade, "acabamento desbotado", ""),
    degrees(look.vignette, "vinheta", ""),
    degrees(look.grain, "grão de filme", ""),
    degrees(look.sharpness, "nitidez", ""),
    degrees(look.closeness, "enquadramento fechado", "enquadramento aberto"),
    look.tone === null ? "" : look.tone === "sepia" ? "sépia" : "preto e branco",
    look.place === null ? "" : look.place === "centro" ? "assunto no centro" : `assunto à ${look.place}`,
  ].filter((words) => words !== "");
}

function degrees(amount: number, positive: string, negative: string): string {
  if (amount === 0) return "";
  return amount > 0 ? positive : negative;
}
