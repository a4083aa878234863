import type {
  Effect,
  LeftOut,
  Move,
  ShotSize,
  StoryShot,
  Target,
  TemplateName,
  Transition,
} from "@curta/contract";
import { thingWithDefinite, withDefinite } from "../../nouns/phrases.ts";

/** The Portuguese words that written scripts use; the parser accepts many more. */
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

/** As scripts and the page write them; read without accents too. */
export const TEMPLATE_TITLES: Readonly<Record<TemplateName, string>> = {
  batida: "batida",
  contagem: "contagem",
  vitrine: "vitrine",
  revelacao: "revelação",
  ricochete: "ricochete",
  trailer: "trailer",
  travessia: "travessia",
  retrato: "retrato",
  penumbra: "penumbra",
  diario: "diário",
  respiro: "respiro",
  album: "álbum",
  domingo: "domingo",
};

/** A plain cut is not written. */
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
  "words-behind": "texto atrás",
  pop: "destaque",
  "cut-out": "recorte",
  freeze: "congela",
  "two-panels": "duas telas",
  "three-panels": "três telas",
  mirror: "espelho",
  "colour-split": "cores separadas",
  strobe: "estrobo",
  "film-burn": "filme queimado",
  ramp: "rampa",
  letterbox: "barras de cinema",
  "from-black": "abertura preta",
  "letters-first": "letras primeiro",
  "from-detail": "abertura no detalhe",
  "whip-in": "abertura de lado",
  rewind: "rebobina",
  "panels-closing": "metades se fecham",
};

type Place = Exclude<Target["kind"], "point" | "view" | "person" | "thing">;

/** With its article, for use after "até". */
const PLACE_NAMES: Readonly<Record<Place, string>> = {
  all: "a imagem toda",
  whole: "a foto inteira",
  polaroid: "a polaroid",
  subject: "o assunto",
  face: "o rosto",
  top: "o alto",
  bottom: "a base",
  left: "a esquerda",
  right: "a direita",
  center: "o centro",
};
const SIDES: Readonly<Partial<Record<Place, string>>> = { left: "à esquerda", right: "à direita" };

/** The target of a shot in words: "no gato", "na pessoa da esquerda", "no ponto 2". */
function targetName(target: Target): string {
  const side = isPlace(target) ? SIDES[target.kind] : undefined;
  return side ?? `n${definiteName(target)}`;
}

/** What a shot shows in words: its target, or its travel: "da pessoa da esquerda até a da direita". */
export function viewName({ target, until }: Pick<StoryShot, "target" | "until">): string {
  if (until === undefined) return targetName(target);
  return `d${definiteName(target)} até ${secondName(until, target)}`;
}

function isPlace(target: Target): target is Extract<Target, { kind: Place }> {
  return target.kind in PLACE_NAMES;
}

function definiteName(target: Target): string {
  if (isPlace(target)) return PLACE_NAMES[target.kind];
  if (target.kind === "point") return `o ponto ${target.index}`;
  if (target.kind === "view") return `o quadro de ${target.share}% em ${target.x}% por ${target.y}%`;
  if (target.kind === "person") return withDefinite("person", target.which);
  return thingWithDefinite(target.label, target.which);
}

/** The noun is not repeated if the position tells which one is meant. */
function secondName(until: Target, first: Target): string {
  const name = definiteName(until);
  if ((until.kind !== "person" && until.kind !== "thing") || typeof until.which === "number") return name;
  const isSame =
    until.kind === "person" ? first.kind === "person" : first.kind === "thing" && first.label === until.label;
  return isSame ? `${name.charAt(0)} ${name.split(" ").slice(-2).join(" ")}` : name;
}

/** Who or what is left out, in words: "o rosto", "o gato da esquerda". */
export function leftOutName(leftOut: LeftOut): string {
  return definiteName(leftOut);
}

/** The line of a script that leaves somebody or something out of the film. */
export function leftOutLine(leftOut: readonly LeftOut[]): string {
  return `Sem mostrar ${leftOut.map(leftOutName).join(" nem ")}.`;
}

/** The line of a script that keeps the film inside the key image. */
export const INSIDE_KEY_IMAGE = "Só dentro da imagem gerada.";
