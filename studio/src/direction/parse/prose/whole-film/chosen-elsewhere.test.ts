import { expect, test } from "vitest";
import { fold } from "../../../words/lexicon/fold.ts";
import { chosenElsewhere } from "./chosen-elsewhere.ts";

test.each([
  ["com uma música calma", ["music"]],
  ["corta na batida da música", []],
  ["letras grandes e amarelas", ["letters"]],
  ["aumenta o brilho", ["look"]],
  ["mais escuro, em preto e branco", ["look"]],
  ["fundo preto e branco", []],
  ["sem música", ["silence"]],
  ["não coloca nenhum som", ["silence"]],
  ["no music please", ["silence"]],
  ["sem música triste, algo pra cima", []],
  ["slower please, and no music drops", []],
  ["sem narração", []],
  ["som de piano triste", ["music"]],
  ["com narração de um homem", ["sounds"]],
  ["som de aplauso no final", ["sounds"]],
  ["add a whoosh sound effect", ["sounds"]],
  ["quero no formato quadrado", ["shape"]],
  ["faz em 16:9", ["shape"]],
  ["um vídeo quadrado, por favor", ["shape"]],
  ["em 9:16, das 16:90", []],
  ["close no copo", []],
  ["pode colocar uma musiquinha de samba?", ["music"]],
  ["sad piano in the background", ["music"]],
  ["bota um trap", ["music"]],
  ["foca no violão", []],
  ["close no piano", []],
  ["quero q o texto apareça palavra por palavra", ["letters"]],
  ["Legenda no rodapé, branca, pequena", ["letters"]],
  ["make the caption big and bold", ["letters"]],
])("what a script does not give is told apart: %s", (sentence, kinds) => {
  expect([...chosenElsewhere([fold(sentence)])]).toEqual(kinds);
});
