/**
 * What a story may be about, and the labels of a reading that prove it: one of them seen surely and large. Keys with
 * "many" need several. These words stand before the colon in the tables of stories.
 */
export const THINGS: Readonly<Record<string, readonly string[]>> = {
  gato: ["cat"],
  cachorro: ["dog"],
  pet: ["pet"],
  passaro: ["bird"],
  cavalo: ["horse"],
  vaca: ["cow"],
  ovelha: ["sheep"],
  elefante: ["elephant"],
  urso: ["bear"],
  girafa: ["giraffe"],
  zebra: ["zebra"],
  animal: "animal pet hoofed cat dog bird horse cow sheep elephant bear giraffe zebra".split(" "),
  copo: ["cup"],
  taca: ["wine glass"],
  garrafa: ["bottle"],
  servido: ["vessel", "bowl", "cup", "wine glass"],
  bolo: ["cake"],
  pizza: ["pizza"],
  lanche: ["sandwich", "hot dog"],
  rosquinha: ["donut"],
  fruta: ["fruit", "banana", "apple", "orange"],
  legume: ["broccoli", "carrot"],
  comida: ["food", "cake", "pizza", "sandwich", "hot dog", "donut"],
  carro: ["car"],
  moto: ["motorcycle"],
  bike: ["bicycle"],
  duasrodas: ["cycle", "motorcycle", "bicycle"],
  onibus: ["bus"],
  veiculo: ["vehicle", "truck"],
  aviao: ["airplane"],
  trem: ["train"],
  barco: ["boat"],
  viagem: ["airplane", "train", "boat", "bus", "suitcase"],
  rua: ["traffic light", "stop sign", "parking meter", "fire hydrant"],
  guardachuva: ["umbrella"],
  mala: ["suitcase"],
  bolsa: ["handbag", "backpack", "bag"],
  sentar: ["chair", "couch", "bench", "seat"],
  cadeira: ["chair"],
  cama: ["bed"],
  cozinha: ["oven", "microwave", "refrigerator", "toaster", "appliance"],
  banheiro: ["toilet", "toothbrush", "hair drier"],
  tv: ["tv"],
  computador: ["laptop", "keyboard", "mouse"],
  tela: ["screen", "tv", "laptop"],
  celular: ["cell phone"],
  livro: ["book"],
  relogio: ["clock"],
  planta: ["potted plant"],
  vaso: ["vase"],
  ursinho: ["teddy bear"],
  pipa: ["kite"],
  bola: ["sports ball"],
  prancha: ["surfboard"],
  neve: ["skis", "snowboard"],
  skate: ["skateboard"],
  esporte: "sports ball|surfboard|skis|snowboard|skateboard|board|tennis racket|baseball bat|frisbee".split(
    "|",
  ),
};

/** Keys of several things together, and the labels that are counted. */
export const MANY: Readonly<Record<string, { readonly labels: readonly string[]; readonly least: number }>> =
  {
    gatos: { labels: ["cat"], least: 2 },
    cachorros: { labels: ["dog"], least: 2 },
    passaros: { labels: ["bird"], least: 2 },
    carros: { labels: ["car", "bus", "truck", "vehicle"], least: 3 },
    livros: { labels: ["book"], least: 3 },
    comodo: {
      labels: ["couch", "bed", "tv", "refrigerator", "oven", "microwave", "sink", "toilet"],
      least: 2,
    },
  };

/** Keys that speak of one thing: not told where there are several. */
export const ONE_ONLY: ReadonlySet<string> = new Set(["gato", "cachorro", "passaro", "carro", "livro"]);

/** Keys of people, by their number and how large they are: `gente` are two or more, `alguem` is one or more. */
export const PEOPLE_KEYS = ["pessoa", "rosto", "longe", "dupla", "grupo", "gente", "alguem"] as const;
/** Keys that are measured, not seen. */
export const MEASURED_KEYS = [
  "escrita",
  "recado",
  "pb",
  "escuro",
  "branco",
  "verde",
  "azul",
  "quente",
  "claro",
  "cores",
  "desfocado",
  "vazio",
  "vista",
  "panorama",
  "ceu",
  "luzes",
  "sepia",
] as const;
export type MeasuredKey = (typeof MEASURED_KEYS)[number];

/** Keys that are true of many photos: the stories of narrower ones are told more often. */
export const BROAD: ReadonlySet<string> = new Set([
  "animal",
  "alguem",
  "viagem",
  "esporte",
  "servido",
  "tela",
]);
/** Furniture and the like: only where neither people nor animals are seen. */
export const SCENERY: ReadonlySet<string> = new Set(
  "sentar cadeira cama cozinha banheiro tv vaso rua relogio".split(" "),
);
