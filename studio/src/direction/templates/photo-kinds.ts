import type { Reading } from "@curta/contract";
import { isKind } from "../../nouns/nouns.ts";
import { MOST_OF_GREY } from "../../grey.ts";
import { seenPeople, seenThings } from "../../nouns/seen.ts";
import type { PhotoKind } from "./template.ts";

/** Labels and groups of things that make a photo one of its kind. */
const THINGS: readonly (readonly [PhotoKind, readonly string[]])[] = [
  ["animal", ["animal"]],
  ["food", ["food", "drink", "cutlery"]],
  ["vehicle", ["vehicle", "cycle", "airplane", "boat"]],
  ["plant", ["potted plant", "vase"]],
  ["product", ["bag", "device", "screen", "clock", "book", "appliance", "teddy bear", "umbrella", "board"]],
];
/** A thing counts from this share of the picture on. */
const LEAST_AREA = 0.02;
const DARK = 0.22;
/** Lines of writing that make a photo one of text. */
const LEAST_LINES = 3;

/** What a photo is of, as far as the reading is sure: none where nothing is known. */
export function photoKinds(reading: Reading): PhotoKind[] {
  const people = seenPeople(reading).length;
  const large = reading.things.filter(({ w, h }) => w * h >= LEAST_AREA);
  const labels = [...seenThings({ things: large }).keys()];
  const things = THINGS.filter(([, wanted]) =>
    labels.some((label) => wanted.some((other) => isKind(label, other))),
  ).map(([kind]) => kind);
  const isPlace = people === 0 && things.length === 0 && (reading.horizon?.confidence ?? 0) >= 0.5;
  return [
    ...(people > 2 ? (["group"] as const) : people === 2 ? (["two-people"] as const) : []),
    ...(people === 1 ? (["portrait"] as const) : []),
    ...things,
    ...(isPlace ? (["place"] as const) : []),
    ...(reading.writing.length >= LEAST_LINES ? (["text"] as const) : []),
    ...(reading.light.level < DARK ? (["night"] as const) : []),
    ...(reading.light.saturation <= MOST_OF_GREY ? (["grey"] as const) : []),
  ];
}
