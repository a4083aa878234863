/** The kits of instruments and grooves that the music of a film is made with; a template or a caller names one. */
export const KITS = [
  "house",
  "garage",
  "drum-and-bass",
  "synthwave",
  "funk",
  "brega-funk",
  "phonk",
  "trap",
  "lofi",
  "violao",
  "bossa",
  "samba",
  "piano",
  "epico",
] as const;
export type KitName = (typeof KITS)[number];

/** What users read. */
export const KIT_TITLES: Record<KitName, string> = {
  house: "House",
  garage: "Garage",
  "drum-and-bass": "Drum and bass",
  synthwave: "Synthwave anos 80",
  funk: "Funk carioca",
  "brega-funk": "Brega-funk",
  phonk: "Phonk",
  trap: "Trap",
  lofi: "Lo-fi",
  violao: "Violão",
  bossa: "Bossa nova",
  samba: "Samba",
  piano: "Piano e cordas",
  epico: "Tambores épicos",
};
