import { type Arc, arc } from "./arc.ts";

/** Stories of what was seen in the picture, in the soft voice. */
export const SEEN_SOFT: readonly Arc[] = [
  arc(
    "pessoa",
    "Cada pessoa é um mundo / Tem alguém aqui com você",
    "Olha com carinho; Sem pressa; Todo mundo carrega uma história; Chega mais pertinho",
    [
      "Pensou em alguém? / Deu vontade de conversar?",
      "Um oi já muda o dia / Manda um oi pra essa pessoa",
      "Fica mais um pouquinho / E olha de novo, com calma",
    ],
  ),
  arc(
    "dupla",
    "Tem companhia que acalma / Que bom é ter companhia",
    "Olha essa dupla; O tempo anda devagar; Nem precisa falar; Basta estar junto",
    [
      "Quem é sua dupla? / Lembrou de alguém?",
      "Companhia boa é colo / Manda pra quem te faz companhia",
      "E fica pertinho / Vem, mais um pouquinho",
    ],
  ),
  arc(
    "grupo",
    "Tem dia que pede gente / Que bom é ter gente por perto",
    "Olha quanta gente; Cada pessoa no seu jeitinho; Cabe todo mundo; Sem pressa de ir",
    [
      "Sentiu o abraço? / Deu saudade da turma?",
      "Gente junta vira casa / Chama a sua turma",
      "E guarda esse encontro / E abraça de novo",
    ],
  ),
  arc(
    "gato",
    "Aprende com esse gato / Um gato, e o dia desacelera",
    "Ele não tem pressa; Nem agenda; Chega de mansinho; Olha de pertinho",
    [
      "Deu vontade de um carinho? / Ficou mais leve?",
      "Hoje, seja um pouco gato / Faz como ele: sossega",
      "Só mais um carinho / Volta quando quiser colo",
    ],
  ),
  arc(
    "cachorro",
    "Um cachorro cura qualquer dia / Tem amor que tem quatro patas",
    "Olha que amor; Chega mais pertinho; Ele não cobra nada; Amor sem complicação",
    [
      "Sorriu sem perceber? / O peito amoleceu?",
      "Amor assim não se explica / Abraça o seu por mim",
      "E faz mais um carinho / Mais um carinho, vai",
    ],
  ),
  arc(
    "passaro",
    "Um pássaro pra aliviar o dia / Hoje, seja leve como um pássaro",
    "Respira baixinho; Chega devagar; Ele não tem pressa; Nada pesa aqui",
    [
      "Soltou o ar? / Ficou mais leve?",
      "Leve também é forte / Voar começa por dentro",
      "E respira de novo / Mais um pouquinho de ar",
    ],
  ),
  arc(
    "copo",
    "Uma pausa cabe num copo / Senta, esse copo é pra você",
    "Sem pressa; Um gole de cada vez; O dia pode esperar; Fica um tempinho",
    [
      "Sentiu a pausa? / Já descansou um pouco?",
      "Você merece essa pausa / Chama alguém pra essa pausa",
      "Fica mais um tempinho / Mais um golinho",
    ],
  ),
  arc(
    "comida",
    "Comida também é carinho / Tem comida que abraça",
    "Olha com calma; Parece memória boa; Chega mais pertinho; Cada pedacinho conta",
    [
      "Deu água na boca? / Lembrou de alguém?",
      "Divide com quem você ama / Tem gosto de colo",
      "Pode repetir / Só mais um pedacinho",
    ],
  ),
  arc(
    "livro",
    "Hoje, um livro e mais nada / Tem livro que é abraço",
    "Sem barulho; Um cantinho só seu; Uma linha de cada vez; O mundo espera",
    [
      "Deu vontade de ler? / Achou seu cantinho?",
      "Guarda um tempinho pra isso / Ler é viajar sem pressa",
      "Volta sempre que quiser / Só mais um capítulo",
    ],
  ),
  arc(
    "carro",
    "Vamos dar uma volta? / Entra nesse carro, sem pressa",
    "Sem destino certo; Música baixinha; Devagar também chega; O caminho também é lugar",
    [
      "Já sentiu o vento? / Ficou mais leve?",
      "Bom é ter com quem ir / Vai com calma, vai bem",
      "Outra voltinha? / E mais uma voltinha",
    ],
  ),
  arc(
    "animal",
    "Um encontro pra guardar / Bicho também ensina calma",
    "Chega de mansinho; Olha sem pressa; Com respeito e carinho; Ele é só ele mesmo",
    [
      "Sentiu a paz? / Acalmou por aí?",
      "Ser simples já é bonito / A vida cabe no simples",
      "Olha de novo, com calma / Fica mais um pouquinho",
    ],
  ),
  arc(
    "paisagem",
    "Deixa a vista descansar / Essa vista é um respiro",
    "Olha bem longe; Solta o ar; Nada pra resolver; Devagar, até o fim",
    [
      "Sentiu o peito abrir? / Coube tudo aí dentro?",
      "Leva um pouco dessa calma / O mundo também é colo",
      "Só mais um respiro / E respira mais uma vez",
    ],
  ),
];
