import { type Arc, arc } from "./arc.ts";

/** Stories of what was seen in the picture, in the viral voice. */
export const SEEN_VIRAL: readonly Arc[] = [
  arc(
    "pessoa",
    "Essa pessoa te lembra alguém? / Quem é essa pessoa pra você?",
    "Pensa rápido / Primeira que vier; Não vale mentir; Olha de novo / Olha direito; Agora olha em volta / Agora olha o lugar; Muda alguma coisa?",
    [
      "E agora, quem é? / E agora, já sabe?",
      "Marca quem veio na cabeça / Manda pra quem você pensou",
      "Vai, mais uma vez / Olha de novo e confirma",
    ],
  ),
  arc(
    "dupla",
    "Essa dupla tem história / Duas pessoas, mil histórias",
    "Quem puxa assunto? / Quem fala mais?; Quem sempre se atrasa?; Repara bem / Olha bem; Agora escolhe um lado / Agora decide",
    [
      "Já tem resposta? / Decidiu?",
      "Marca sua dupla aqui / Manda pra sua dupla",
      "Mudou de ideia? / Olha de novo e decide",
    ],
  ),
  arc(
    "grupo",
    "Quem desse grupo é você? / Com quem você ia conversar primeiro?",
    "Olha pessoa por pessoa / Vai uma por uma; Sem pressa; Sempre tem uma que organiza; Sempre tem uma que some; E tem você",
    [
      "Achou? / Se achou?",
      "Marca o seu grupo / Manda no grupo agora",
      "Agora acha o resto / Procura de novo",
    ],
  ),
  arc(
    "gato",
    "Quem manda aqui é o gato / Esse gato já sabe de tudo",
    "Ele deixou você olhar / Ele autorizou; Só um pouquinho; Repara nele / Olha esse detalhe; Ninguém manda em gato; Nem tenta",
    [
      "Já se rendeu? / Pronto, se rendeu",
      "O mundo é dele mesmo / Você só mora com ele",
      "Pede licença e volta / Volta quando ele deixar",
    ],
  ),
  arc(
    "cachorro",
    "Para tudo. Tem um cachorro / Se tem cachorro, eu paro",
    "Era isso que faltava; Olha ele ali / Olha isso; Chega mais perto / Mais perto; Não tem como resistir; Nem tenta",
    [
      "Sorriu, né? / Já sorriu, né?",
      "Manda pra quem ama cachorro / Marca quem tem cachorro",
      "Só mais uma olhada / Olha ele de novo",
    ],
  ),
  arc(
    "passaro",
    "Um pássaro, e você parou / Não pisca: tem um pássaro aqui",
    "Silêncio / Sem barulho; Olha cada detalhe / Olha os detalhes; Chega devagar / Mais perto, devagar; Um movimento e acabou",
    [
      "Viu bem? / Deu pra ver?",
      "Leveza é isso / Quem voa não espera ninguém",
      "Antes que ele vá / Mais uma vez, em silêncio",
    ],
  ),
  arc(
    "copo",
    "Esse copo tem o seu nome / Quem você chamava pra esse copo?",
    "Já pensou? / Pensa em alguém; Sem desculpa de agenda; Olha de perto / Olha esse detalhe; Chega mais / Mais perto",
    [
      "Deu sede? / Deu vontade?",
      "Marca quem te deve uma / Manda pra quem sumiu",
      "E aí, quando vai ser? / Combina e volta aqui",
    ],
  ),
  arc(
    "comida",
    "Não veja isso com fome / Aviso: isso dá fome",
    "Tarde demais / Eu avisei; Olha isso / Olha esse detalhe; Mais perto / Chega perto; Falta só o cheiro; Ainda bem",
    [
      "Bateu a fome? / A fome chegou?",
      "Marca quem divide com você / Manda pra quem come tudo",
      "Aguenta ver de novo? / Mais uma e eu paro",
    ],
  ),
  arc(
    "livro",
    "Você abriria esse livro? / Esse livro ia te prender",
    "Fala a verdade; Olha bem / Olha sem pressa; Um livro muda um dia / Um livro muda a tarde; O resto pode esperar",
    [
      "Bateu vontade? / Deu curiosidade?",
      "Comenta o que você tá lendo / Marca quem vive lendo",
      "Volta pro começo / Só mais um pouco",
    ],
  ),
  arc(
    "carro",
    "Pra onde esse carro te leva? / Se esse carro fosse seu, ia onde?",
    "Escolhe rápido / Não pensa muito; Olha de perto / Olha esse detalhe; Mais perto / Chega mais; Agora imagina o caminho",
    [
      "Decidiu? / Já decidiu?",
      "Marca quem vai junto / Manda pra quem topa ir",
      "Mais uma volta / Dá mais uma volta",
    ],
  ),
  arc(
    "animal",
    "Olha quem apareceu / Você não esperava esse encontro",
    "Sem susto / Devagar; Chega mais perto / Olha de perto; Cada detalhe conta; Bicho não faz pose",
    [
      "Que presença, né? / Deu pra sentir?",
      "Bicho não finge nada / Bicho é assim, de verdade",
      "Olha de novo, com respeito / Mais uma vez, devagar",
    ],
  ),
  arc(
    "paisagem",
    "Você moraria nessa vista? / Quanto vale essa vista?",
    "Olha até o fim / Vai até lá no fundo; Respira / Respira fundo; Olha essa distância / Olha o tamanho disso; Dá pra ouvir o silêncio",
    [
      "Já tá lá, né? / Sentiu o ar?",
      "Manda pra quem precisa sair / Marca sua companhia",
      "Mais um pouco desse ar / E volta quando pesar",
    ],
  ),
];
