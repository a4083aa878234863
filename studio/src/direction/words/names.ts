import type { Effect, Move, ShotSize, Style, Target, Transition } from "@curta/contract";

/** The Portuguese words in which scripts are written; the reader understands many more. */
export const SIZE_NAMES: Readonly<Record<ShotSize, string>> = {
  "extreme-close-up": "plano detalhe",
  "close-up": "close",
  medium: "plano médio",
  wide: "plano aberto",
};

export const MOVE_NAMES: Readonly<Record<Move, string>> = {
  "push-in": "aproximação",
  "pull-out": "afastamento",
  "pan-left": "panorâmica para a esquerda",
  "pan-right": "panorâmica para a direita",
  "tilt-up": "câmera sobe",
  "tilt-down": "câmera desce",
  orbit: "órbita",
  dolly: "travelling",
  "punch-in": "soco de zoom",
  drift: "deriva",
  hold: "câmera parada",
};

/** A plain cut is not said. */
export const TRANSITION_NAMES: Readonly<Record<Exclude<Transition, "cut">, string>> = {
  whip: "entra em chicote",
  zoom: "entra com zoom",
  dissolve: "entra em fusão",
};

export const EFFECT_NAMES: Readonly<Record<Effect, string>> = {
  "light-leak": "vazamento de luz",
  flash: "flash",
  shake: "tremor",
  slow: "câmera lenta",
  fast: "acelerado",
};

export const STYLE_NAMES: Readonly<Record<Style, string>> = {
  viral: "viral",
  cinematografico: "cinematográfico",
  suave: "suave",
};

const PLACE_NAMES: Readonly<Record<Exclude<Target["kind"], "point" | "person" | "thing">, string>> = {
  all: "na imagem toda",
  whole: "na foto inteira",
  subject: "no assunto",
  face: "no rosto",
  top: "no alto",
  bottom: "na base",
  left: "à esquerda",
  right: "à direita",
  center: "no centro",
};

export function targetName(target: Target): string {
  if (target.kind === "point") return `no ponto ${target.index}`;
  if (target.kind === "person") return `na pessoa ${target.which}`;
  return target.kind === "thing" ? `em ${target.label} ${target.which}` : PLACE_NAMES[target.kind];
}
