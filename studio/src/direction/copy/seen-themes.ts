import type { Reading } from "@curta/contract";
import { seenPeople, seenThings } from "../../nouns/seen.ts";

/** Themes with a name, and the labels in a reading that prove each. */
const LABELS = {
  gato: ["cat"],
  cachorro: ["dog"],
  passaro: ["bird"],
  copo: ["cup", "wine glass"],
  comida: ["food", "fruit", "sandwich", "pizza", "donut", "cake", "hot dog", "banana", "apple", "orange"],
  livro: ["book"],
  carro: ["car"],
  animal: ["animal", "pet", "hoofed", "horse", "sheep", "cow", "zebra", "giraffe", "elephant", "bear"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Thing = keyof typeof LABELS;

export type SeenTheme = Thing | "pessoa" | "dupla" | "grupo" | "paisagem";

const THEMES: ReadonlySet<string> = new Set([...Object.keys(LABELS), "pessoa", "dupla", "grupo", "paisagem"]);
/** Things smaller than this share of the picture are not its theme. */
const LEAST_AREA = 0.03;

/**
 * Themes of what was seen: people by their number, things by name, or a landscape if the view is open and nothing has
 * a name.
 */
export function seenThemes(reading: Reading, isOpen: boolean): SeenTheme[] {
  const people = seenPeople(reading).length;
  const things = thingsIn(reading);
  const isBare = people === 0 && reading.things.length === 0;
  return [
    ...(people === 0 ? [] : ([people === 1 ? "pessoa" : people === 2 ? "dupla" : "grupo"] as const)),
    ...things,
    ...(isOpen && isBare ? (["paisagem"] as const) : []),
  ];
}

function thingsIn(reading: Reading): Thing[] {
  const seen = seenThings(reading);
  const isThing = (name: string): name is Thing => name in LABELS;
  return Object.keys(LABELS)
    .filter(isThing)
    .filter((theme) => {
      const boxes = LABELS[theme].flatMap((label) => seen.get(label) ?? []);
      const isAlone = boxes.length === 1 || theme === "comida";
      return isAlone && boxes.some(({ w, h }) => w * h >= LEAST_AREA);
    });
}

export function isSeenTheme(theme: string): theme is SeenTheme {
  return THEMES.has(theme);
}
