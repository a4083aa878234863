import type { Phrases } from "./captions.ts";

/** Few words, statements, as in a film's opening. */
export const CINEMATIC: Phrases = {
  cor: {
    hooks: ["Tudo começa no {cor}", "Antes de tudo, o {cor}", "Um mundo em {cor}", "Era uma vez o {cor}"],
    lines: ["o {cor} conduz o olhar", "o {cor} toma a cena", "ecos de {cor}", "por dentro do {cor}"],
  },
  duas: {
    hooks: ["Entre o {cor} e o {outra}", "Onde o {cor} toca o {outra}"],
    lines: ["o {cor} responde ao {outra}", "{cor} sobre {outra}", "{outra}, em resposta"],
  },
  tom: {
    hooks: ["Um mundo em {tom}", "O silêncio do {tom}"],
    lines: ["o {tom} sustenta a cena", "tudo repousa no {tom}", "{tom}, e quase nada mais"],
  },
  quente: {
    hooks: ["A luz ainda está quente"],
    lines: ["calor na superfície", "um brilho morno", "a luz aquece as bordas"],
  },
  fria: {
    hooks: ["Luz fria, silêncio"],
    lines: ["o frio desenha as formas", "uma luz sem calor", "frio até o fim"],
  },
  escura: {
    hooks: ["Da sombra, uma forma", "O escuro também fala"],
    lines: ["a sombra guarda o resto", "pouca luz basta", "quase tudo é sombra"],
  },
  clara: {
    hooks: ["Quase tudo é luz"],
    lines: ["a luz apaga as bordas", "claridade por toda parte", "a luz não pede licença"],
  },
  meia: { hooks: ["Entre o claro e o escuro"], lines: ["à meia-luz", "nem dia, nem noite na luz"] },
  forte: {
    hooks: ["Luz e sombra, frente a frente"],
    lines: ["a sombra corta o quadro", "entre claro e escuro", "a luz recorta a forma"],
  },
  macia: { hooks: ["Uma luz sem arestas"], lines: ["nenhuma sombra dura", "a luz pousa devagar"] },
  lado: {
    hooks: ["A luz entra {lado}", "Alguma coisa brilha {lado}"],
    lines: ["a luz vem {lado}", "e a luz chega {lado}"],
  },
  viva: { hooks: ["Cores que não se calam"], lines: ["cores sem medo", "a cor fala alto"] },
  pb: { hooks: ["Quase sem cor"], lines: ["o cinza diz o bastante", "só luz e matéria"] },
  rosto: {
    hooks: ["Um rosto na luz", "O que este rosto guarda"],
    lines: ["o rosto, mais perto", "o que o olhar guarda"],
  },
  rostos: { hooks: ["Rostos na mesma luz"], lines: ["um olhar, e outro", "lado a lado"] },
  centro: { hooks: ["No centro de tudo"], lines: ["o centro sustenta tudo", "tudo converge"] },
  esquerda: { hooks: ["À esquerda, a história"], lines: ["o peso está à esquerda", "à margem esquerda"] },
  direita: { hooks: ["À direita, a história"], lines: ["o peso está à direita", "à margem direita"] },
  alto: { hooks: ["No alto, o que importa"], lines: ["o olhar sobe", "acima de tudo"] },
  baixo: { hooks: ["Embaixo, o que importa"], lines: ["o olhar desce", "tudo pesa para baixo"] },
  grande: { hooks: ["Perto demais para desviar"], lines: ["a forma enche o quadro", "não há margem"] },
  pequeno: { hooks: ["Pequeno diante de tudo"], lines: ["um ponto na imensidão", "tão pouco, e basta"] },
  fundo: {
    hooks: ["O resto se desfaz"],
    lines: ["o fundo se dissolve", "só o foco permanece", "atrás, quase um sonho"],
  },
  nitida: { hooks: ["Nada escapa à lente"], lines: ["nítido até o fim", "cada detalhe presente"] },
  horizonte: { hooks: ["Até onde a linha alcança"], lines: ["a linha do horizonte", "longe, uma linha"] },
  vazio: { hooks: ["O vazio também compõe"], lines: ["espaço em volta", "o silêncio tem lugar"] },
  letras: { hooks: ["Há palavras na imagem"], lines: ["palavras na cena", "está escrito"] },
  ponto: {
    hooks: ["Um sinal de {ponto}"],
    lines: ["um sinal de {ponto}", "o {ponto}, à espreita", "e ali, {ponto}"],
  },
  camadas: {
    hooks: ["Há algo atrás de tudo"],
    lines: ["camada após camada", "mais fundo", "do perto ao distante"],
  },
};
