import type { Phrases } from "./captions.ts";

/** Slow and warm, as a friend would speak. */
export const SOFT: Phrases = {
  cor: {
    hooks: [
      "Respira esse {cor}",
      "Um {cor} para desacelerar",
      "Fica um pouco nesse {cor}",
      "Hoje tem {cor} e calma",
    ],
    lines: ["devagar, em {cor}", "um {cor} manso", "deixa o {cor} chegar", "o {cor} acalma"],
  },
  duas: {
    hooks: ["{cor} e {outra}, em paz"],
    lines: ["{cor} ao lado de {outra}", "um pouco de {outra}", "{cor}, depois {outra}"],
  },
  tom: {
    hooks: ["Descansa nesse {tom}", "Um {tom} que acolhe"],
    lines: ["{tom}, sem pressa", "tudo quieto, em {tom}"],
  },
  quente: {
    hooks: ["Um calor que abraça"],
    lines: ["luz morninha", "uma luz que aquece", "quentinho de ver"],
  },
  fria: { hooks: ["Um frescor no olhar"], lines: ["luz fresca", "um ar mais frio", "brisa na luz"] },
  escura: { hooks: ["No escuro, com calma"], lines: ["a penumbra acolhe", "pouca luz, muita calma"] },
  clara: {
    hooks: ["Tudo leve, tudo claro"],
    lines: ["luz por todos os lados", "leve e claro", "claro como manhã"],
  },
  meia: { hooks: ["À meia-luz, com calma"], lines: ["meia-luz, meio sonho", "nem forte, nem fraca"] },
  forte: { hooks: ["Luz e sombra em dança"], lines: ["luz e sombra se revezam", "a sombra descansa"] },
  macia: {
    hooks: ["Uma luz que não pesa"],
    lines: ["a luz quase não toca", "luz macia", "sem sombra, sem pressa"],
  },
  lado: { hooks: ["Deixa a luz chegar {lado}"], lines: ["a luz chega {lado}", "uma luz {lado}"] },
  viva: { hooks: ["Cores acordadas"], lines: ["cores em festa", "cor que alegra"] },
  pb: { hooks: ["Quase sem cor, e calmo"], lines: ["cinzas suaves", "só luz, sem barulho"] },
  rosto: { hooks: ["Fica perto desse rosto"], lines: ["um rosto, sem pressa", "perto, com carinho"] },
  rostos: { hooks: ["Juntos na mesma luz"], lines: ["um pertinho do outro", "rostos em calma"] },
  centro: { hooks: ["Bem no meio, quieto"], lines: ["no meio, com calma", "o centro descansa"] },
  esquerda: { hooks: ["Um pouco à esquerda"], lines: ["ali, à esquerda", "quietinho à esquerda"] },
  direita: { hooks: ["Um pouco à direita"], lines: ["ali, à direita", "quietinho à direita"] },
  alto: { hooks: ["Lá no alto, leve"], lines: ["o olhar sobe leve", "no alto, sereno"] },
  baixo: { hooks: ["Pousado embaixo"], lines: ["pousa o olhar", "embaixo, sereno"] },
  grande: { hooks: ["Perto, bem perto"], lines: ["tão perto que acolhe", "de pertinho"] },
  pequeno: { hooks: ["Pequeno, e suficiente"], lines: ["um pequeno ponto de calma", "tão pequeno, tão seu"] },
  fundo: {
    hooks: ["O fundo vira névoa"],
    lines: ["o fundo desmancha", "só o essencial em foco", "atrás, névoa"],
  },
  nitida: { hooks: ["Cada detalhe tem seu tempo"], lines: ["detalhe por detalhe", "tudo claro de ver"] },
  horizonte: {
    hooks: ["Uma linha para descansar"],
    lines: ["o olhar descansa na linha", "longe, uma linha calma"],
  },
  vazio: { hooks: ["Espaço para respirar"], lines: ["um vazio gostoso", "sobra espaço, sobra calma"] },
  letras: { hooks: ["Palavras em voz baixa"], lines: ["lê devagar", "palavras quietas"] },
  ponto: { hooks: ["Um toque de {ponto}"], lines: ["um toque de {ponto}", "aquele {ponto} discreto"] },
  camadas: { hooks: ["Entra devagar"], lines: ["camadas que respiram", "cada plano, um respiro"] },
};
