import type { Reading, Style } from "@curta/contract";
import type { Slot } from "./cut-lengths.ts";
import type { Random } from "./random.ts";

/** What is written on each shot, null where nothing is. */
export function writeCaptions(
  slots: readonly Slot[],
  reading: Reading,
  { random }: { style: Style; bpm: number; random: Random },
): (string | null)[] {
  const color = reading.palette[0]?.name ?? "contraste";
  const phrases = random.shuffle([`Olha esse ${color}`, `Tudo em ${color}`, `Repara no ${color}`]);
  return slots.map((_, index) => (index % 2 === 0 ? (phrases[(index / 2) % phrases.length] ?? null) : null));
}
