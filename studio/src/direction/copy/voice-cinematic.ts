import { type Arc, arc } from "./arc.ts";
import { SEEN_CINEMATIC } from "./seen-cinematic.ts";

/** Tone: few words, present tense, like a narrator who holds something back. */
export const CINEMATIC: readonly Arc[] = [
  ...SEEN_CINEMATIC,
  arc(
    null,
    "Ninguém viu este instante chegar / Foi um instante, nada mais",
    "Veio sem aviso; O mundo seguia; Algo pedia silêncio; Um detalhe ficou",
    [
      "Então, tudo parou / E tudo parou",
      "Agora é para sempre / E não passou mais",
      "Até alguém olhar de novo / Até você voltar",
    ],
  ),
  arc(
    null,
    "Alguma coisa espera aqui / Há coisas que sabem esperar",
    "Em silêncio; Cada forma no seu lugar; Cada sombra também; Sem chamar ninguém",
    [
      "Até que você chega / Até que alguém chega",
      "E olha, enfim / E finalmente olha",
      "Depois parte, como todos / E vai embora, como todos",
    ],
  ),
  arc(
    null,
    "O que fica de um dia? / A memória guarda pouco",
    "Um contorno; Um resto de luz; A textura das coisas; Nunca o dia inteiro",
    [
      "Mas isto ficou / Mas isto fica",
      "O bastante para lembrar / E isto basta",
      "O resto, o tempo leva / O resto se perde",
    ],
  ),
  arc(
    null,
    "Ver é o começo de tudo / Antes de tudo, alguém vê",
    "Ainda sem nome; Primeiro, de longe; Depois, mais perto; Depois, perto demais",
    [
      "E já não é o mesmo / E algo muda de lugar",
      "Ver também é escolher / Só existe o que se olha",
      "E o começo volta / E é preciso ver de novo",
    ],
  ),
  arc(
    "rosto",
    "Quem é, quando ninguém olha? / O que um rosto não diz?",
    "O mundo em volta continua; Só este rosto para; Mais perto, menos certeza; O resto é cenário",
    [
      "Quase dá para ouvir / Há uma resposta ali",
      "Mas a resposta não é nossa / Mas o silêncio fica",
      "E a pergunta volta / Resta perguntar de novo",
    ],
  ),
  arc(
    "rosto",
    "Toda história começa num rosto",
    "Antes do nome; Antes da voz; Primeiro, de longe; Depois, perto demais",
    [
      "Alguém resolve ficar / E alguém fica",
      "O resto se inventa / O resto é enredo",
      "E começa outra vez / Começa outra vez",
    ],
  ),
  arc(
    "rosto",
    "Um rosto, e o mundo espera",
    "Ninguém fala; A luz se aproxima; O tempo recua; Só o silêncio se move",
    ["Algo vai ser dito", "Ou já foi", "E ninguém ouviu"],
  ),
  arc(
    "rostos",
    "Cada rosto, um segredo",
    "Lado a lado; A mesma luz; Histórias diferentes; O mesmo silêncio",
    ["Um instante em comum", "Só a luz sabe de todos", "E ninguém conta"],
  ),
  arc(
    "cor",
    "Tudo começa em {cor} / Era uma vez um {cor}",
    "Antes das formas; Antes do nome das coisas; O {cor} toma o espaço; E pede silêncio",
    [
      "O resto obedece / Nada mais importa",
      "Fica só o {cor} / No fim, só o {cor}",
      "Como no começo / E tudo recomeça",
    ],
  ),
  arc(
    "duas",
    "{cor} e {outra}, frente a frente",
    "Nenhum recua; Um avança devagar; O outro espera; Cada um no seu lado",
    [
      "Até que se encontram / Então se tocam",
      "E ninguém vence / Nenhum dos dois vence",
      "A disputa recomeça / E voltam aos seus lugares",
    ],
  ),
  arc(
    "quente",
    "A luz veio de longe / A luz atravessou tudo até aqui",
    "Sem pressa; Tocou as bordas; Aqueceu o que era frio; Achou um caminho",
    [
      "E parou aqui / E escolheu ficar",
      "Só por um momento / Um momento basta",
      "Depois, seguiu viagem / Amanhã, ela tenta outra vez",
    ],
  ),
  arc(
    "fria",
    "Aqui, o calor não chega / Um frio antigo",
    "Nada se apressa; A luz não aquece; As formas resistem; Em silêncio",
    ["Ainda assim, algo fica / Mas algo permanece", "O frio também guarda", "E espera / E o frio volta"],
  ),
  arc(
    "escura",
    "No começo, só o escuro / Primeiro, a sombra",
    "Depois, um contorno; Quase nada; O olho procura; Uma borda de luz",
    [
      "Então, uma forma / E algo aparece",
      "Estava ali o tempo todo / Sempre esteve ali",
      "O escuro fecha outra vez / E a sombra volta",
    ],
  ),
  arc(
    "clara",
    "Tanta luz, e nada a esconder",
    "As bordas somem; O branco respira; Nenhuma sombra insiste; Tudo à vista",
    ["E mesmo assim, um mistério", "A luz não explica nada", "Só mostra outra vez"],
  ),
  arc(
    "pb",
    "Um mundo sem cor / Quando a cor vai embora…",
    "A luz diz onde; A sombra diz quanto; Cada linha pesa; Nada falta",
    [
      "E você entende / E tudo fica claro",
      "A cor era distração",
      "Fecha os olhos e volta / E o cinza recomeça",
    ],
  ),
  arc(
    "fundo",
    "O resto do mundo se apaga",
    "Atrás, tudo se desfaz; Nenhum ruído; Uma coisa de cada vez; Só o que está perto",
    ["O essencial fica", "Sempre foi só isso / Era só isso, sempre", "E o mundo volta a chamar"],
  ),
  arc(
    "horizonte",
    "O que há depois da linha? / Existe algo depois da linha",
    "Daqui, só distância; O olho vai primeiro; O corpo fica; A distância não tem pressa",
    [
      "Falta um passo / Um passo bastaria",
      "Por enquanto, olhar",
      "E a linha se afasta / E a linha continua lá",
    ],
  ),
  arc(
    "vazio",
    "O silêncio também ocupa espaço / Repara no que não está aqui",
    "Nada em volta; Nada a provar; O espaço respira; O olho descansa",
    [
      "O vazio sustenta tudo / Tudo se apoia no vazio",
      "É ele quem fala / É o vazio quem conta",
      "Escuta outra vez",
    ],
  ),
];
