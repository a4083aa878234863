import { type Arc, arc } from "./arc.ts";
import { SEEN_VIRAL } from "./seen-viral.ts";

/** Tone: short and direct, as in social feeds: dares, teases, asks questions. */
export const VIRAL: readonly Arc[] = [
  ...SEEN_VIRAL,
  arc(
    null,
    "Você ia rolar o feed / Seu dedo ia passar direto",
    "Mas parou aqui / Mas você parou; Sabe por quê? / Por quê?; Chega mais perto / Olha com calma; Tem mais do que parece; Repara nesse detalhe",
    [
      "Percebeu? / Sentiu?",
      "Uma foto te segurou / Foi só uma foto. E te pegou",
      "Agora tenta rolar / Vai, tenta passar direto",
    ],
  ),
  arc(
    null,
    "Isso é uma foto só / Tudo isso é uma foto só",
    "Duvida? / Ninguém acredita; Olha quanta coisa cabe / Olha o tanto que tem aqui; Chega aqui / Mais perto; E não acabou / Tem mais; Cada pedaço é outra cena / Cada canto é outro filme",
    [
      "Agora vê inteira / Agora vê de longe",
      "Coube tudo num clique / Um clique, um filme inteiro",
      "Quantas cenas você contou? / Conta de novo",
    ],
  ),
  arc(
    null,
    "Ninguém vê isso de primeira / De primeira ninguém vê",
    "Você olhou rápido / Você passou rápido; Todo mundo passa; Agora vai sem pressa / Agora vai devagar; Um detalhe por vez; Esse aqui, por exemplo",
    [
      "Mudou, né? / Ficou diferente, né?",
      "A foto não mudou. Você sim / A foto é a mesma. Você não",
      "Confere de novo / Vê de novo e me fala",
    ],
  ),
  arc(
    null,
    "Desafio: olha sem piscar / Aposto que você vai piscar",
    "Valendo / Já começou; Não vale trapacear; Olho aberto / Firme aí; Tá ardendo? / Ainda tá aí?; Falta pouco",
    [
      "Piscou, né? / Piscou. Eu vi",
      "Ninguém passa dessa / Quase ninguém consegue",
      "Mais uma chance / Agora vale de verdade",
    ],
  ),
  arc(
    "rosto",
    "Tenta não encarar / Aposto que você vai encarar",
    "Encarou, né? / Já encarou; Ninguém escapa / Todo mundo faz isso; O olho vai direto no rosto; Agora olha em volta / Agora olha o resto; Isso aqui você pulou / Você nem tinha visto isso",
    [
      "Mas o rosto te puxa / E o rosto te chama de volta",
      "Presença é isso / Tem gente que prende o olhar",
      "Vai, tenta de novo / Tenta outra vez",
    ],
  ),
  arc(
    "rosto",
    "O que esse rosto tá pensando? / Que história esse rosto conta?",
    "Olha bem / Sem pressa; O rosto diz um pedaço; O lugar diz outro / O fundo diz outro; Junta tudo; Cada um lê de um jeito / Ninguém lê igual",
    [
      "Já tem a sua versão? / Já decidiu?",
      "Conta a sua nos comentários / Escreve nos comentários",
      "E se for outra coisa? / Agora olha e confere",
    ],
  ),
  arc(
    "rosto",
    "Não foi à toa que você parou / Se esse rosto te parou, tem motivo",
    "Não foi o cenário; Não foi a cor; Olha mais perto / Chega mais perto; É a presença / É a energia; Dá pra sentir daqui",
    [
      "Te lembra quem? / Lembrou de alguém?",
      "Marca quem tem essa energia / Manda pra quem é assim",
      "Agora olha de novo / E olhem de novo juntos",
    ],
  ),
  arc(
    "rostos",
    "Quem você viu primeiro? / Pra quem você olhou primeiro?",
    "Fala a verdade / Não mente; Teve um que te puxou; Agora olha do lado; Muda tudo, né?; Cada rosto, um mundo",
    [
      "E agora, quem? / E agora, mudou?",
      "Isso diz muito de você / Marca quem pensou igual",
      "Testa de novo / Faz o teste de novo",
    ],
  ),
  arc(
    "cor",
    "Cuidado com esse {cor} / Esse {cor} devia ser proibido",
    "Ele te puxa / Ele gruda no olho; Tenta olhar pra outro lugar; Não dá, né? / Impossível, né?; Chega mais perto / Vem mais perto; Olha ele de novo / Ele de novo",
    [
      "Calma. Respira / Respira",
      "Virou sua cor favorita / Pronto, já é sua cor",
      "Vai, só mais uma vez / Só mais uma olhada",
    ],
  ),
  arc(
    "duas",
    "Time {cor} ou time {outra}?",
    "Escolhe rápido / Sem pensar muito; O {cor} chega forte / O {cor} chega primeiro; Mas olha o {outra} / Mas o {outra} responde; Tá difícil? / E agora?; Um puxa, o outro segura",
    ["Última chance / Fechou?", "Comenta o seu time / Qual ganhou? Comenta", "Certeza mesmo? / Tem certeza?"],
  ),
  arc(
    "quente",
    "Essa luz não espera ninguém / Essa luz dura um segundo",
    "Piscou, perdeu / Você pisca e ela muda; Olha onde ela encosta / Olha onde ela bate; Tudo fica mais quente; Até a sombra esquenta; Isso não se compra",
    [
      "Alguém parou pra ver / Alguém teve que parar",
      "Ainda bem que clicou / Ainda bem que fotografou",
      "E você, teria parado? / E você, ia perceber?",
    ],
  ),
  arc(
    "fria",
    "Dá pra sentir o frio daqui / Esfriou ou foi impressão?",
    "Olha essa luz / Luz gelada; Tudo quieto; Nada se apressa aqui; Mais perto / Chega mais; Arrepiou?",
    [
      "Agora respira fundo / Respira fundo",
      "Frio também é bonito / Silêncio tem essa cor",
      "Volta pro quentinho. Ou não / Aguenta mais um pouco?",
    ],
  ),
  arc(
    "escura",
    "Aumenta o brilho da tela / Aumenta o brilho. Confia",
    "Quase tudo aqui é sombra; Quase / Mas não tudo; Deixa o olho acostumar; Tá aparecendo / Olha o que aparece; Chega perto / Mais perto",
    [
      "Agora sim / Agora você vê",
      "No escuro, tudo brilha mais / O escuro só tava guardando isso",
      "Agora apaga tudo e volta / Apaga e começa de novo",
    ],
  ),
  arc(
    "viva",
    "Faltava cor no seu dia / Seu feed tava sem cor",
    "Resolvido / Não tá mais; Olha isso / Olha essa mistura; Nada aqui é tímido; Chega perto, aguenta / Vem, mais perto; Não dá pra passar batido",
    [
      "Cansou? / Ainda não?",
      "Salva pro próximo dia cinza / Dia cinza não tem vez",
      "Mais uma dose de cor / Mais uma dose",
    ],
  ),
  arc(
    "pb",
    "Tiraram a cor. E agora? / Sem cor nenhuma. Funciona?",
    "Ficou a luz / Sobrou a luz; Ficou a sombra / Sobrou a sombra; Sem distração; Olha cada linha; Dá pra sentir a textura",
    [
      "Fez falta? / Sentiu falta?",
      "Às vezes a cor distrai / A cor só atrapalhava",
      "Agora imagina com cor / Imagina colorido. Não, volta",
    ],
  ),
  arc(
    "fundo",
    "Só isso importa agora / Esquece o resto do mundo",
    "O fundo sumiu / O fundo nem existe; Sobrou o essencial; Olha esse detalhe / Olha que nítido; Mais perto / Chega mais; Silêncio lá atrás",
    [
      "Foco total / Foca",
      "Prestar atenção é isso / Atenção é isso",
      "Distraiu? Volta / Perdeu o foco? Volta",
    ],
  ),
  arc(
    "horizonte",
    "Pra onde você fugiria agora? / Se pudesse sumir, ia pra onde?",
    "Eu escolho ali / Eu ia pra lá; Vai com o olho até o fim / Segue essa linha; Imagina o silêncio; Olha essa distância / Olha esse tamanho; Dá até pra respirar",
    [
      "Quem você levava? / Quem ia junto?",
      "Marca essa pessoa / Manda pra essa pessoa",
      "E aí, quando vocês vão? / Quando é que vai ser?",
    ],
  ),
];
