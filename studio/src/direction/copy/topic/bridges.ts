import type { Style } from "@curta/contract";

/** Lines of ours that may stand between the user's own: they say nothing of the photo and nothing of the topic. */
export interface Bridges {
  /** Ways to open with the topic; `{}` is its first words. */
  readonly hooks: readonly [string, ...string[]];
  /** The same where these are a name. */
  readonly nameHooks: readonly [string, ...string[]];
  readonly anything: readonly string[];
  /** Beside a time, a price or a place. */
  readonly offer: readonly [string, ...string[]];
}

export const BRIDGES: Readonly<Record<Style, Bridges>> = {
  viral: {
    hooks: ["{}", "Olha só: {}", "Para tudo: {}"],
    nameHooks: ["Já conhece? {}", "Olha só: {}", "Guarda esse nome: {}"],
    anything: ["Não passa direto", "Você leu certo", "É isso mesmo", "Agora olha de novo"],
    offer: [
      "Salva pra não esquecer",
      "Manda pra quem precisa ver",
      "Marca quem ia gostar",
      "Depois não diz que não avisei",
    ],
  },
  cinematografico: {
    hooks: ["{}"],
    nameHooks: ["{}"],
    anything: ["Sem pressa", "Olha de novo", "É isso", "Não precisa dizer mais nada"],
    offer: ["Anota aí", "Pode anotar", "Conta pra alguém"],
  },
  suave: {
    hooks: ["{}"],
    nameHooks: ["{}"],
    anything: ["Olha com carinho", "Sem pressa", "Chega mais pertinho", "Fica mais um pouquinho"],
    offer: ["Anota aí, com calma", "Guarda com você", "Conta pra alguém especial"],
  },
};
