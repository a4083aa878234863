import type { Style } from "@curta/contract";

/** Lines of ours that may stand between the user's own: they say nothing of the photo and nothing of the topic. */
export interface Bridges {
  readonly anything: readonly string[];
  /** After a name. */
  readonly name: readonly [string, ...string[]];
  /** After a time, a price or a place. */
  readonly offer: readonly [string, ...string[]];
}

export const BRIDGES: Readonly<Record<Style, Bridges>> = {
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
