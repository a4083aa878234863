import type { Style } from "@curta/contract";
import type { StoryLanguage } from "../language/text-language.ts";

/** Lines of ours that may stand between the user's own: they say nothing of the photo and nothing of the topic. */
export interface Bridges {
  readonly anything: readonly string[];
  /** After a name. */
  readonly name: readonly [string, ...string[]];
  /** After a time, a price or a place. */
  readonly offer: readonly [string, ...string[]];
}

const PT: Readonly<Record<Style, Bridges>> = {
  viral: {
    anything: ["Não passa direto", "Você leu certo", "É isso mesmo", "Agora olha de novo"],
    name: ["Guarda esse nome", "Já conhece?"],
    offer: [
      "Salva pra não esquecer",
      "Manda pra quem precisa ver",
      "Marca quem ia gostar",
      "Depois não diz que não avisei",
    ],
  },
  cinematografico: {
    anything: ["Sem pressa", "Olha de novo", "É isso", "Não precisa dizer mais nada"],
    name: ["Guarde esse nome"],
    offer: ["Anota aí", "Pode anotar", "Conta pra alguém"],
  },
  suave: {
    anything: ["Olha com carinho", "Sem pressa", "Chega mais pertinho", "Fica mais um pouquinho"],
    name: ["Guarda esse nome com você"],
    offer: ["Anota aí, com calma", "Guarda com você", "Conta pra alguém especial"],
  },
};

const EN: Readonly<Record<Style, Bridges>> = {
  viral: {
    anything: ["Don’t scroll past this", "You read that right", "Yes, really", "Now look again"],
    name: ["Remember the name", "Heard of it yet?"],
    offer: ["Save this for later", "Send it to someone", "Tag who needs this", "Don’t say nobody told you"],
  },
  cinematografico: {
    anything: ["Take your time", "Look again", "That’s it", "Nothing more to say"],
    name: ["Remember the name"],
    offer: ["Write it down", "Worth writing down", "Tell someone"],
  },
  suave: {
    anything: ["Look a little closer", "No rush", "Come a bit closer", "Stay a moment longer"],
    name: ["Keep this name with you"],
    offer: ["Make a note, no rush", "Keep it for later", "Tell someone you love"],
  },
};

const ES: Readonly<Record<Style, Bridges>> = {
  viral: {
    anything: ["No pases de largo", "Leíste bien", "Sí, eso mismo", "Ahora mira otra vez"],
    name: ["Guarda este nombre", "¿Ya te suena?"],
    offer: [
      "Guárdalo para no olvidarlo",
      "Mándalo a quien lo necesita",
      "Etiqueta a quien le gustaría",
      "Después no digas que no avisé",
    ],
  },
  cinematografico: {
    anything: ["Sin prisa", "Mira otra vez", "Es esto", "No hace falta decir más"],
    name: ["Guarda este nombre"],
    offer: ["Anótalo", "Vale la pena anotarlo", "Cuéntaselo a alguien"],
  },
  suave: {
    anything: ["Mira con cariño", "Sin prisa", "Acércate un poquito", "Quédate un rato más"],
    name: ["Guarda este nombre contigo"],
    offer: ["Anótalo con calma", "Guárdalo contigo", "Cuéntaselo a alguien especial"],
  },
};

export const BRIDGES: Readonly<Record<StoryLanguage, Readonly<Record<Style, Bridges>>>> = {
  pt: PT,
  en: EN,
  es: ES,
};
