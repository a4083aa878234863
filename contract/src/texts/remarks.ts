/**
 * What the studio says about a script, a prompt or a film, in Portuguese: what was not understood, what cannot be had, what
 * was done instead. Sentences end with a full stop, but for those that say how they go on.
 */

const ONLY = "o estúdio só move câmera, luz e cor.";

function scenes(count: number): string {
  return count === 1 ? "1 cena" : `${count} cenas`;
}

export const REMARKS = {
  /** A remark on one scene; `remark` begins with a small letter. */
  onScene: (scene: number, remark: string) => `Cena ${scene}: ${remark}`,
  more: (count: number) => `E mais ${count === 1 ? "1 aviso" : `${count} avisos`} como estes.`,

  // The header of a script
  unknownStyle: (style: string) =>
    `Não conheço o estilo "${style}"; os estilos são viral, cinematográfico e suave.`,
  styleOfText: (style: string) =>
    `Pelo texto, o estilo do filme é ${style}; para valer o que você escolheu, tire do texto o ritmo e o clima.`,
  unknownTemplate: (template: string, known: string) =>
    `Não conheço o modelo "${template}"; os modelos são ${known}.`,
  outOfBounds: (seconds: number) => `Um filme tem de 5 a 60 segundos; este ficou com ${seconds}.`,
  otherLength: (said: number, seconds: number) =>
    `O cabeçalho diz ${said} segundos, mas as cenas somam outro tempo; o filme ficou com ${seconds}.`,
  rounded: (seconds: number) => `Os tempos foram ajustados para um filme de ${seconds} segundos inteiros.`,
  otherTempo: (said: number, bpm: number) =>
    `A música não pode ter ${said} BPM neste filme; ficou com ${bpm}.`,
  noBeat: "Não achei uma batida firme na sua música; os cortes seguem o ritmo do próprio vídeo.",

  // Its scenes
  tooLong: (characters: string) => `O roteiro é longo demais; li os primeiros ${characters} caracteres.`,
  tooManyScenes: (count: number, most: number) =>
    `O roteiro tem ${count} cenas e cabem ${most}; as últimas ficaram de fora.`,
  unfilled: (place: string) =>
    `O campo "${place}" veio sem preencher e não aparece no filme; confira o passo que o preenche.`,
  notAScene: (line: string) => `A linha "${line}" não descreve uma cena; ficou como nota e não muda o filme.`,
  backwards: "o tempo dela não anda para a frente; dei a ela outro.",
  unspoken: "O vídeo não tem voz: onde há texto para a tela, a narração fica de fora.",
  unknownWords: (words: string) => `não entendi "${words}".`,
  unknownScene: (words: string) => `não entendi "${words}"; a imagem dirige esta cena.`,
  unfilmable: (sentence: string) =>
    `em uma foto só a câmera se mexe; "${sentence}" não dá para filmar. Diga o que a câmera faz, como em "close no assunto, aproximação".`,
  unchanged: (sentence: string) =>
    `a foto fica como é, e só se filma o que se vê nela; "${sentence}" não dá para filmar. Diga o que a câmera faz, como em "close no assunto, aproximação".`,
  cannotHide: (sentence: string) =>
    `não sei encontrar na foto tudo o que "${sentence}" pede para deixar de fora. Recorte a foto antes de enviar, ou mude o enquadramento na cena.`,
  notLeftOut: (name: string) =>
    `Não encontrei ${name} na foto, e o filme mostra a foto toda. Confira o vídeo antes de postar.`,
  noPartWithout: (names: string) =>
    `Sem mostrar ${names} sobra pouco da foto, e o filme a mostra toda. Recorte a foto antes de enviar.`,
  oneGrade: (sentence: string) =>
    `o filme tem as mesmas cores do começo ao fim; "${sentence}" não dá para fazer.`,
  noPoint: (count: number, asked: number) =>
    `a imagem tem ${count === 1 ? "1 ponto" : `${count} pontos`}; não há ponto ${asked}.`,

  // Captions
  onlySigns: "a legenda só tem sinais que a fonte do vídeo não tem; nada aparece na tela.",
  noLetters: "a fonte do vídeo não tem as letras da legenda; nada aparece na tela.",
  someLetters: "a fonte do vídeo não tem algumas letras da legenda; elas não aparecem.",
  tooManyWords: (words: number) =>
    `a legenda tem ${words} palavras e não cabe no tempo; o fim dela não aparece.`,

  // Free text
  nothingToRead: "Não encontrei no texto nada que se possa escrever no vídeo; as legendas vêm da imagem.",
  captionsOfText: "O texto não tem cenas; dirigi o filme pela imagem e tirei as legendas do texto.",
  textTooLong: "O texto é maior que o filme; usei o começo dele nas legendas.",
  directed: (made: string, words: string, light: string) => `${made}; ${words}.${light}`,
  directsFilm: "O texto fala do filme todo e não de cenas; a imagem dirige as cenas",
  directsScenes: (count: number) =>
    `O texto dirige o filme: fiz dele ${scenes(count)}, e a imagem dirige o resto`,
  writtenAsked: "na tela fica só o que ele dá para ler",
  writtenNothing: "nada é escrito na tela, como ele pede",
  writtenNoneOfIt: "nada dele é escrito na tela",
  writtenNoneCaptioned: "nada dele é escrito na tela; as legendas vêm da imagem",
  musicOfTemplate: 'A música vem do modelo do filme; para ter outra, escolha "Usar minha música".',
  lettersOfTemplate: "As letras vêm do modelo do filme; para ter outras, escolha outro modelo.",
  lookInPrompt: "A luz e as cores se mudam no prompt da imagem, não no roteiro.",
  neverSilent:
    'O vídeo sempre tem música; para ter outra, escolha "Usar minha música", ou tire o som ao postar.',
  onlyMusic: "O vídeo só tem música, sem voz nem outros sons. Escreva na legenda o que seria dito.",
  endsAsItBegins: "O vídeo termina como começa, para repetir sem parar; a tela não escurece no fim.",
  lengthOnPage:
    'A duração se escolhe em "Duração"; no texto, diga os segundos, como em "vídeo de 15 segundos".',
  alwaysUpright: "O vídeo é sempre vertical, 9:16: o formato de TikTok, Reels e Shorts.",
  withoutEffect: (sentences: string) =>
    `Isto não mudou nada no filme: ${sentences}. Diga o que mostrar e como, como em "close no assunto, aproximação".`,
  lightOfPhoto: " A luz e o clima são os da foto.",

  // What the photo does not hold, without a full stop
  unseen: (thing: string) => `não vi ${thing} nesta foto`,
  fewer: (seen: string, thing: string, asked: number) => `só vi ${seen} nesta foto; não há ${thing} ${asked}`,
  filmedSubject: (unseen: string) => `${unseen}; filmei o assunto.`,
  framedSubject: (unseen: string) => `${unseen}; enquadrei o assunto.`,
  filmedLikely: (thing: string) => `filmei o que parece ser ${thing}.`,
  framedLikely: (thing: string) => `enquadrei o que parece ser ${thing}.`,
  unplaced: (part: string) =>
    `não sei onde fica "${part}" na foto; a imagem escolheu o enquadramento, e você pode mudá-lo na cena.`,
  /** @param parts each in quotation marks */
  unplacedParts: (parts: string) =>
    `não sei onde ficam ${parts} na foto; a imagem escolheu os enquadramentos, e você pode mudá-los nas cenas.`,

  // Prompts
  cannotAdd: (object: string) => `Não sei pôr ${object}: ${ONLY}`,
  cannotRemove: (object: string) => `Não sei tirar ${object}: ${ONLY}`,
  cannotReplace: (object: string) => `Não sei trocar ${object}: ${ONLY}`,
  cannotRedraw: (object: string) => `Não sei redesenhar ${object}: ${ONLY}`,
  cannotRedrawPhoto: `Não sei redesenhar a foto: ${ONLY}`,
  cannotChangeBodies: `Não sei mudar o rosto nem o corpo de ninguém: ${ONLY}`,
  textInScript: "O texto da tela se escreve no roteiro, não no prompt.",

  // The photo
  upsideDown: "A foto parece estar de cabeça para baixo. Se for isso, gire a foto e envie de novo.",

  // Views that the finished film was found to break a rule with: what was wrong, and what was done
  mended: (scene: number, wrong: string, done: string) => `Cena ${scene}: ${wrong}; ${done}.`,
  overFace: "a legenda fica sobre um rosto",
  cutFace: "a borda corta um rosto",
  flashing: "a imagem piscava mais do que é seguro",
  wrongView: "o enquadramento não serve",
  otherView: "mostrei outra parte da foto",
  calmed: "deixei o movimento mais calmo",
  keptView: "ficou o enquadramento que o roteiro pede",
  captionDropped: "tirei a legenda, que só cabia sobre um rosto.",
} as const;

/** The catalogue in another language. */
export type RemarkTexts = {
  readonly [Code in RemarkCode]: (typeof REMARKS)[Code] extends (...given: infer Parts) => string
    ? (...given: Parts) => string
    : string;
};

/** Names of remarks. */
export type RemarkCode = keyof typeof REMARKS;
