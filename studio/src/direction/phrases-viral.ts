import type { Phrases } from "./captions.ts";

/** Short and direct, as on a feed. */
export const VIRAL: Phrases = {
  cor: {
    hooks: [
      "Para tudo: olha esse {cor}",
      "Esse {cor} não pede licença",
      "Você viu esse {cor}?",
      "O {cor} chegou primeiro",
      "Ninguém esperava esse {cor}",
    ],
    lines: [
      "puro {cor}",
      "segura esse {cor}",
      "mais {cor}, por favor",
      "tudo puxa pro {cor}",
      "{cor} no talo",
    ],
  },
  duas: {
    hooks: ["{cor} contra {outra}: quem ganha?", "{cor} com {outra}? Sim.", "Quem juntou {cor} e {outra}?"],
    lines: ["{cor} encontra {outra}", "de {cor} a {outra}", "e vem {outra}"],
  },
  tom: {
    hooks: ["Tudo em {tom}. De propósito?", "O {tom} manda aqui", "Olha quanto {tom}"],
    lines: ["{tom} de ponta a ponta", "o {tom} manda", "na base, {tom}"],
  },
  quente: {
    hooks: ["Sente esse calor", "Essa luz esquenta"],
    lines: ["calor que dá pra ver", "luz quente", "tom quente até o fim"],
  },
  fria: {
    hooks: ["Esfriou de repente", "Essa luz dá frio"],
    lines: ["luz gelada", "tom frio", "frio na medida"],
  },
  escura: {
    hooks: ["Olha o que sai do escuro", "Quase tudo é sombra"],
    lines: ["só a luz aparece", "pouca luz, muita presença", "a sombra segura o resto"],
  },
  clara: {
    hooks: ["Alguém acendeu tudo", "Luz pra todo lado"],
    lines: ["tudo aceso", "luz no máximo", "claro até a borda"],
  },
  meia: { hooks: ["Nem claro, nem escuro"], lines: ["na meia-luz", "luz na medida"] },
  forte: {
    hooks: ["Contraste que bate", "Claro e escuro brigando"],
    lines: ["sombra marcada", "luz contra sombra", "contraste lá em cima"],
  },
  macia: { hooks: ["Cadê a sombra?"], lines: ["zero sombra dura", "luz macia", "sem contraste forte"] },
  lado: {
    hooks: ["A luz vem {lado}. Repara.", "Segue a luz que vem {lado}"],
    lines: ["luz {lado}", "entra luz {lado}", "tudo aceso {lado}"],
  },
  viva: {
    hooks: ["As cores gritaram", "Cor no volume máximo"],
    lines: ["cor lá em cima", "cores sem freio", "cor que salta"],
  },
  pb: {
    hooks: ["Sem cor. E precisa?", "Quem disse que falta cor?"],
    lines: ["só luz e sombra", "cinza com atitude"],
  },
  rosto: {
    hooks: ["Encara esse rosto", "Não desvia desse rosto"],
    lines: ["olho no olho", "chega no rosto", "de cara"],
  },
  rostos: {
    hooks: ["Quem você olhou primeiro?", "Escolhe um rosto"],
    lines: ["um rosto, depois outro", "cara a cara"],
  },
  centro: { hooks: ["Direto no centro"], lines: ["bem no meio", "centro do alvo"] },
  esquerda: {
    hooks: ["Olha pra esquerda", "Tá tudo na esquerda"],
    lines: ["pende pra esquerda", "no lado esquerdo"],
  },
  direita: {
    hooks: ["Olha pra direita", "Tá tudo na direita"],
    lines: ["pende pra direita", "no lado direito"],
  },
  alto: { hooks: ["Olha mais pra cima", "O segredo tá no alto"], lines: ["lá em cima", "sobe o olhar"] },
  baixo: { hooks: ["Olha mais embaixo", "O melhor tá embaixo"], lines: ["lá embaixo", "desce o olhar"] },
  grande: {
    hooks: ["Grande demais pra ignorar", "Mal cabe na tela"],
    lines: ["ocupa tudo", "sem espaço sobrando", "enche a tela"],
  },
  pequeno: {
    hooks: ["Achou? Olha de novo", "Pequeno assim, e rouba a cena"],
    lines: ["pequeno e certeiro", "procura bem", "quase some"],
  },
  fundo: {
    hooks: ["Esquece o fundo", "O fundo sumiu"],
    lines: ["atrás, tudo borrado", "foco só na frente", "o fundo derrete"],
  },
  nitida: {
    hooks: ["Dá pra contar cada detalhe"],
    lines: ["nítido até o fundo", "tudo em foco", "detalhe por detalhe"],
  },
  horizonte: { hooks: ["Até onde vai essa linha?"], lines: ["até o horizonte", "linha lá no fundo"] },
  vazio: { hooks: ["Repara nesse vazio"], lines: ["e esse espaço todo?", "sobra espaço", "vazio que pesa"] },
  letras: { hooks: ["Leu o que tá escrito?", "Lê de novo"], lines: ["tem letra aí", "lê com calma"] },
  ponto: {
    hooks: ["Viu o toque de {ponto}?", "Acha o {ponto} na imagem"],
    lines: ["toque de {ponto}", "detalhe em {ponto}", "olha o {ponto}"],
  },
  camadas: {
    hooks: ["Dá pra entrar nessa imagem"],
    lines: ["frente, meio e fundo", "camada por camada", "vai mais fundo"],
  },
};
