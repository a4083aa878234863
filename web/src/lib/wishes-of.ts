import type { Options } from "@curta/contract";

/** The options as the studio takes them. */
export function wishesOf({ estilo: style, duracao: seconds, modelo: template }: Options) {
  return { style, seconds, template };
}
