import { type Arc, arc } from "./arc.ts";

/** Stories of what was seen in the picture, in the cinematic voice. */
export const SEEN_CINEMATIC: readonly Arc[] = [
  arc(
    "pessoa",
    "Há uma pessoa aqui / Uma pessoa, e o resto espera",
    "Ninguém sabe o antes; Ninguém sabe o depois; O lugar guarda segredo; A luz chega mais perto",
    [
      "Então, um instante / Por um instante, basta",
      "O resto é imaginado / É tudo o que temos",
      "E voltamos ao começo / E a pessoa continua ali",
    ],
  ),
  arc(
    "dupla",
    "Entre duas pessoas, um instante / Duas pessoas dividem um instante",
    "Algo foi dito; Ou vai ser; A distância também fala; O mundo em volta continua",
    [
      "E só existe isso / E ninguém mais escuta",
      "O que fica é o entre / O resto é silêncio",
      "E o instante recomeça / Até a próxima palavra",
    ],
  ),
  arc(
    "grupo",
    "Muitas histórias, um só lugar / Cada pessoa trouxe uma história",
    "Algumas se conhecem; Outras, ainda não; A mesma luz para todas; Por um momento, juntas",
    [
      "Quase ninguém percebe / E ninguém percebe",
      "Depois, cada uma segue / Nunca mais será igual",
      "Mas o encontro fica / E o encontro recomeça",
    ],
  ),
  arc(
    "gato",
    "Tudo aqui pertence ao gato / O gato sabe de alguma coisa",
    "Ele não explica; Não precisa; O silêncio é dele; Chegamos mais perto",
    [
      "Ele permite / E nada muda",
      "O mistério continua / O reino segue em paz",
      "E o gato continua gato / E nós, de volta à espera",
    ],
  ),
  arc(
    "cachorro",
    "Um cachorro, e o dia muda / Há um amigo que não fala",
    "Nenhuma palavra; Nenhuma falta; Só presença; Mais perto, tudo fica claro",
    [
      "E ele sabe / Ele já entendeu",
      "É isso, a lealdade / Nunca precisou de palavras",
      "E a amizade recomeça / E fica mais um pouco",
    ],
  ),
  arc(
    "passaro",
    "Um pássaro, e o tempo segura / Antes do voo, um instante",
    "Tudo em silêncio; Nenhum gesto; O ar espera; Chegar perto, sem chegar",
    [
      "Um segundo inteiro / Só mais um segundo",
      "O que é leve não se prende / Leve é o que não se explica",
      "E o silêncio recomeça / E o ar volta a esperar",
    ],
  ),
  arc(
    "copo",
    "Tudo começou com um copo / Um copo, e uma conversa começa",
    "Alguém vai chegar; Ou já partiu; A luz encosta devagar; Nenhuma pressa",
    [
      "O tempo também para / E o tempo senta junto",
      "Há horas que ficam / Certas horas não passam",
      "E a conversa continua / Mais uma, e outra vez",
    ],
  ),
  arc(
    "comida",
    "Antes da primeira mordida / Existe um instante antes do gosto",
    "O olho come primeiro; Cada cor no seu lugar; Ninguém fala; Mais perto, a fome acorda",
    [
      "Quase dá para sentir / E a espera termina",
      "Memória também tem gosto / O gosto leva para longe",
      "E a fome recomeça / E o instante volta",
    ],
  ),
  arc(
    "livro",
    "Um livro espera por alguém / Há um mundo dentro deste livro",
    "Em silêncio; Sem pressa; Uma palavra puxa outra; O lado de fora se apaga",
    [
      "Basta abrir / Falta alguém abrir",
      "O resto é imaginação / E o mundo muda de lugar",
      "De volta à primeira linha / E a história recomeça",
    ],
  ),
  arc(
    "carro",
    "Todo carro guarda uma viagem / A viagem começa antes de partir",
    "Ninguém diz o destino; O caminho ainda não existe; A luz corre pelas linhas; Só falta partir",
    [
      "E então, a vontade / Um instante antes",
      "Ir é mais que chegar / Já estamos a caminho",
      "E a viagem recomeça / Antes, mais uma volta",
    ],
  ),
  arc(
    "animal",
    "Um animal, e tudo se cala / Ele estava aqui antes de nós",
    "Sem nome; Sem pressa; O instinto sabe; Mais perto, com respeito",
    [
      "E o tempo fica antigo / E o mundo fica antigo",
      "Nada nele finge / Nele, tudo é verdade",
      "E o silêncio volta / E nós, apenas visita",
    ],
  ),
  arc(
    "paisagem",
    "Aqui, o mundo respira / Longe, tudo faz sentido",
    "A distância chama; Nada tem pressa; A luz percorre tudo; O longe fica perto",
    [
      "E tudo se aquieta / E a gente cabe ali",
      "O silêncio tem tamanho / O mundo é maior que o medo",
      "E o longe volta a chamar / E a distância continua",
    ],
  ),
];
