import { type Arc, arc } from "./arc.ts";
import { SEEN_SOFT } from "./seen-soft.ts";

/** Tone: slow and warm, like a friend. */
export const SOFT: readonly Arc[] = [
  ...SEEN_SOFT,
  arc(
    null,
    "Respira. Esse momento é seu / Para um pouquinho comigo",
    "Não precisa fazer nada; Só deixa a vista pousar; Devagar, assim; Uma coisa de cada vez",
    [
      "Viu como acalma? / Sentiu o peito soltar?",
      "Era disso que você precisava",
      "Fica mais um pouquinho / Vem, mais um respiro",
    ],
  ),
  arc(
    null,
    "Se o dia foi corrido, para aqui",
    "Olha com carinho; O simples também brilha; Até o cantinho esquecido; Tudo tem seu tempo",
    [
      "Você também tem o seu",
      "Um dia de cada vez / Vai com calma, vai dar certo",
      "E se correr de novo, volta",
    ],
  ),
  arc(
    null,
    "Guarda esse pedacinho de hoje",
    "Cabe no bolso do peito; Olha de pertinho; Sem pressa de passar; É desses que a gente leva",
    ["Um dia você vai lembrar", "E vai sorrir baixinho", "Guarda de novo, com cuidado"],
  ),
  arc(
    null,
    "Hoje, repara numa coisa bonita",
    "Pode ser pequena; Pode ser essa aqui; Chega mais pertinho; Olha sem pressa",
    ["Viu? Ainda tem beleza", "Ela tava aí esperando / Era só olhar com calma", "Amanhã, repara em outra"],
  ),
  arc(
    "rosto",
    "Olha esse rosto com carinho",
    "Sem pressa; Cada traço tem uma história; Chega mais pertinho; Todo mundo carrega um mundo",
    ["Dá vontade de ficar", "Gente é o que mais importa", "Olha de novo, com calma"],
  ),
  arc(
    "rosto",
    "Quem você queria abraçar agora?",
    "Pensa nessa pessoa; No jeitinho dela; Na voz, no riso; Fica um tempinho nisso",
    ["Bateu saudade?", "Manda isso pra ela", "E pensa nela outra vez"],
  ),
  arc(
    "rosto",
    "Tem rosto que parece abraço",
    "Olha com calma; O mundo lá fora espera; Fica um tempinho aqui; Gente faz bem pra gente",
    ["Lembrou de alguém?", "Manda pra quem te faz bem", "E abraça de novo"],
  ),
  arc(
    "rostos",
    "Perto de gente, tudo muda",
    "O tempo anda devagar; A luz fica mais bonita; Nada precisa ser perfeito; Só precisa ser junto",
    ["Pensou em alguém?", "Manda pra quem é sua casa", "E fica pertinho"],
  ),
  arc(
    "cor",
    "Um {cor} pra abraçar o dia / Hoje o dia pede esse {cor}",
    "Olha como ele se espalha; Sem fazer barulho; Ele não pede nada; Só faz companhia",
    ["Respira nesse {cor}", "Tem cor que abraça / Tem cor que é colo", "Só mais um pouquinho dele"],
  ),
  arc(
    "duas",
    "{cor} e {outra}, de mãos dadas",
    "Um do lado do outro; Sem disputa; Cada um no seu cantinho; Com espaço pros dois",
    ["Ficam mais bonitos juntos", "A gente também fica", "Olha os dois de novo"],
  ),
  arc(
    "quente",
    "Deixa essa luz te abraçar / Guarda essa luz com você",
    "Ela chega de mansinho; Morninha; Encosta em tudo com cuidado; Nem precisa falar",
    ["Sentiu o quentinho?", "Leva um pouco pro seu dia", "Quando esfriar, volta"],
  ),
  arc(
    "fria",
    "Um friozinho bom de ver",
    "Tudo mais quieto; A luz anda de leve; Puxa o ar bem fundo; Solta devagar",
    ["Ficou mais leve?", "O silêncio também acolhe", "Vem, mais um respiro"],
  ),
  arc(
    "escura",
    "Nem todo escuro assusta",
    "Tem escuro que é colo; A luz chega de levinho; Sem acordar ninguém; Olha ela ali",
    ["Pode descansar", "O escuro também cuida", "E se escurecer, lembra:"],
  ),
  arc(
    "clara",
    "Deixa a claridade entrar",
    "Ela não pede nada; Só se espalha; Por todo cantinho; Leve, leve",
    ["Solta o peso", "Hoje pode ser leve", "Abre mais um pouquinho"],
  ),
  arc(
    "viva",
    "Tem cor que alegra a alma",
    "Olha quanta vida; Uma do lado da outra; Chega mais pertinho; Escolhe a sua",
    ["Sorriu sem perceber?", "Leva essa alegria com você", "E vem buscar mais"],
  ),
  arc(
    "pb",
    "Às vezes a cor descansa",
    "Fica só a luz; E a sombra, do ladinho; Tudo mais baixinho; Sem barulho nenhum",
    ["Também é bonito, né?", "Tem beleza no quieto", "Quando a cor cansar, volta"],
  ),
  arc(
    "fundo",
    "Deixa o resto desfocar",
    "As preocupações também; Olha só pra cá; O que importa tá pertinho; O mundo espera",
    ["Melhorou?", "Guarda só o que importa", "E deixa o resto ir"],
  ),
  arc(
    "horizonte",
    "Quando pesar, olha longe",
    "Tem um lugar lá no fundo; Ele não tem pressa; Solta o ar devagar; A vista descansa ali",
    ["Ficou mais leve?", "Tudo cabe nessa distância", "E quando pesar de novo…"],
  ),
  arc("vazio", "Deixa um espacinho no dia", "Igual a esse aqui; Sem preencher; Sem pressa; Só pra respirar", [
    "Viu quanta coisa cabe?",
    "É ali que a calma mora",
    "Deixa mais um",
  ]),
];
