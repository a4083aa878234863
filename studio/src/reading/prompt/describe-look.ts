import { describeAbout } from "./about.ts";
import type { Look } from "./look.ts";

/** A look in words of the vocabulary: parsing them gives the same look. Empty for a neutral look. */
export function describeLook(look: Look): string[] {
  const { light, contrast, saturation, warmth, tone, place } = look;
  return [
    quality(light, "imagem", light > 0 ? "mais clara" : "mais escura"),
    contrast < 0 ? "contraste baixo" : amountOf(contrast, "contraste", "muito"),
    quality(saturation, "cores", saturation > 0 ? "vivas" : "discretas"),
    quality(warmth, "tom", warmth > 0 ? "quente" : "frio"),
    quality(look.fade, "acabamento", "desbotado"),
    amountOf(look.vignette, "vinheta", "muita"),
    amountOf(look.grain, "grão de filme", "muito"),
    amountOf(look.sharpness, "nitidez", "muita"),
    quality(look.closeness, "enquadramento", look.closeness > 0 ? "fechado" : "aberto"),
    tone === null ? "" : tone === "sepia" ? "sépia" : "preto e branco",
    describeAbout(look.about),
    place === null ? "" : place === "centro" ? "assunto no centro" : `assunto à ${place}`,
  ].filter((words) => words !== "");
}

/** Degrees of a look: a little, plain, very. */
function quality(amount: number, what: string, how: string): string {
  const size = Math.abs(amount);
  if (size === 0) return "";
  return size < 0.5 ? `${what} um pouco ${how}` : size > 0.5 ? `${what} muito ${how}` : `${what} ${how}`;
}

function amountOf(amount: number, what: string, much: string): string {
  if (amount <= 0) return "";
  return amount < 0.5 ? `um pouco de ${what}` : amount > 0.5 ? `${much} ${what}` : what;
}
