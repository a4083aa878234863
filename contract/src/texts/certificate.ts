import { said, type Retold } from "./said.ts";

/**
 * The rows of the certificate in Portuguese: the name of each, what was measured and what is asked for. Figures come as text,
 * in Brazilian format, with the unit where it is not said here.
 */
export const CERTIFICATE = {
  people: {
    label: "Pessoas",
    value: said((shown: number, count: number) => `${shown} de ${count} no filme`),
    bound: "todas, com o rosto inteiro",
  },
  things: {
    label: "Coisas",
    value: said((shown: number, count: number) => `${shown} de ${count} no filme`),
    bound: "todas inteiras",
  },
  heads: {
    label: "Rostos",
    value: said(
      (whole: number, shots: number, cut: number) =>
        `inteiros em ${whole} de ${shots} planos${cut === 0 ? "" : `, cortados em ${cut}`}`,
    ),
    bound: "inteiros em 4 de 5, nenhum cortado",
  },
  captions_off_faces: {
    label: "Legendas e rostos",
    value: said((shots: number) =>
      shots === 0
        ? "olhos, nariz e boca livres"
        : `sobre um rosto ${shots === 1 ? "em 1 plano" : `em ${shots} planos`}`,
    ),
    bound: "olhos, nariz e boca livres",
  },
  skin: {
    label: "Pele",
    value: said((turned: string, burnt: string) => `tom a ${turned}° do da foto, ${burnt}% estourada`),
    bound: said((turned: number, burnt: number) => `até ${turned}° e ${burnt}%`),
  },
  main_thing: {
    label: "Assunto",
    value: said((held: number, shots: number) => `em ${held} de ${shots} planos`),
    bound: "em 4 de 5",
  },
  framings: {
    label: "Enquadramentos",
    value: said(
      (distinct: number, shots: number, jumps: number) =>
        `${distinct} em ${shots} planos${jumps === 0 ? "" : `, ${jumps} iguais ao anterior`}`,
    ),
    bound: said((least: number) => `ao menos ${least}, nenhum igual ao anterior`),
  },
  opening: {
    label: "Abertura",
    value: said(
      (moves: boolean, seconds: string | null) =>
        `${moves ? "move desde o começo" : "começa parada"}${seconds === null ? "" : `, frase legível em ${seconds} s`}`,
    ),
    bound: said((seconds: string) => `move desde o começo, frase legível em até ${seconds} s`),
  },
  caption_contrast: {
    label: "Contraste das legendas",
    value: said((contrast: string) => `${contrast} : 1 no pior quadro`),
    bound: said((contrast: string) => `${contrast} : 1 em todos os quadros`),
  },
  safe_area: {
    label: "Legendas na área livre",
    value: said((outside: string | null, words: number | null) => {
      if (outside !== null) return `${outside} pixels fora`;
      if (words === null) return "sem legendas";
      return words === 1 ? "1 palavra, dentro" : `${words} palavras, todas dentro`;
    }),
    bound: "x de 65 a 900, y de 270 a 1248",
  },
  flashes: { label: "Flashes por segundo", bound: said((most: number) => `até ${most}`) },
  red_flashes: { label: "Flashes vermelhos por segundo", bound: said((most: number) => `até ${most}`) },
  still: { label: "Maior trecho parado", bound: said((seconds: string) => `até ${seconds} s`) },
  black: { label: "Maior trecho preto", bound: said((seconds: string) => `até ${seconds} s`) },
  loop: {
    label: "Volta ao começo",
    value: said((similarity: string) => `semelhança ${similarity}`),
    bound: said((least: string) => `ao menos ${least}`),
  },
  file_size: { label: "Tamanho do arquivo", bound: said((megabytes: string) => `até ${megabytes} MB`) },
  fast_start: {
    label: "Início rápido",
    value: said((isFirst: boolean) => (isFirst ? "índice no começo" : "índice no fim")),
    bound: "índice no começo",
  },
  edit_lists: {
    label: "Listas de edição",
    value: said((count: number) => (count === 0 ? "nenhuma" : String(count))),
    bound: "nenhuma",
  },
  start_times: {
    label: "Começo",
    value: said((picture: string, sound: string) => `imagem ${picture} s, som ${sound} s`),
    bound: "imagem 0,000 s, som 0,000 s",
  },
  picture_size: { label: "Imagem", bound: "1080 x 1920, pixel 1:1" },
  frame_rate: {
    label: "Quadros",
    value: said(
      (frames: number, rate: string, isSteady: boolean) =>
        `${frames} quadros, ${rate} por segundo${isSteady ? ", constantes" : ""}`,
    ),
    bound: said((frames: number) => `${frames} quadros, 30 por segundo, constantes`),
  },
  video_codec: {
    label: "Vídeo",
    value: said(
      (isHigh: boolean, level: string, isPlanar: boolean) =>
        `${isHigh ? "H.264 High" : "outro codec"} ${level}, ${isPlanar ? "yuv420p" : "outro formato"}`,
    ),
    bound: "H.264 High 4,0, yuv420p",
  },
  colour: {
    label: "Cor",
    value: said(
      (isTagged: boolean, isLimited: boolean) =>
        `${isTagged ? "BT.709" : "sem marca BT.709"}, ${isLimited ? "faixa limitada" : "faixa não marcada"}`,
    ),
    bound: "BT.709, faixa limitada",
  },
  keyframes: {
    label: "Quadros-chave",
    value: said(
      (missing: number, seconds: string, isClosed: boolean) =>
        `${missing === 0 ? "em todos os cortes" : `faltam em ${missing} cortes`}, no máximo a cada ${seconds} s${isClosed ? "" : ", grupos abertos"}`,
    ),
    bound: said((seconds: string) => `em todos os cortes, a cada ${seconds} s ou menos`),
  },
  b_frames: { label: "Quadros B seguidos", bound: said((most: number) => `no máximo ${most}`) },
  peak_rate: { label: "Pico em 1 s", bound: "até 12,0 Mb/s" },
  audio_codec: {
    label: "Som",
    value: said(
      (isLow: boolean, kilohertz: string, channels: number, kilobits: string) =>
        `${isLow ? "AAC-LC" : "outro codec"}, ${kilohertz} kHz, ${channels === 2 ? "estéreo" : `${channels} canais`}, ${kilobits} kb/s`,
    ),
    bound: "AAC-LC, 48 kHz, estéreo, cerca de 192 kb/s",
  },
  audio_length: { label: "Duração do som" },
  audio_onset: { label: "Primeiro som", bound: said((seconds: string) => `até ${seconds} s`) },
  loudness: { label: "Volume", bound: "-14,0 LUFS, 0,5 a mais ou a menos" },
  true_peak: { label: "Pico real", bound: "até -1,5 dBTP" },
  phone_sound: {
    label: "Som no celular",
    value: said((share: string) => `${share}% da energia acima de 300 Hz`),
    bound: "pelo menos 50%",
  },
  level_fall: {
    label: "Volume depois da virada",
    value: said((decibels: string) => `cai até ${decibels} dB`),
    bound: said((decibels: number) => `até ${decibels} dB`),
  },
} as const;

/** The catalogue in another language. */
export type CertificateTexts = {
  readonly [Code in RowCode]: {
    readonly [Part in keyof (typeof CERTIFICATE)[Code]]: Retold<(typeof CERTIFICATE)[Code][Part]>;
  };
};

/** Codes of the certificate's rows. */
export type RowCode = keyof typeof CERTIFICATE;
