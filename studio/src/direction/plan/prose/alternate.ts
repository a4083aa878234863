import type { DirectedProse } from "../../parse/prose/directed-prose.ts";

/** Beside other shots, those that alternate come so many times each. */
const ROUNDS_BESIDE_OTHERS = 3;

/**
 * A text's shots with those that alternate ("alterna entre o rosto e a foto inteira") in turn, as often as a film of so many
 * shots allows. Captions said with them are spread over all of these.
 */
export function withAlternation(prose: DirectedProse, count: number): DirectedProse {
  const { shots, captions } = prose;
  const turns = shots.filter(({ alternates }) => alternates === true).length;
  if (turns < 2) return prose;
  const others = shots.length - turns;
  const most = others === 0 ? count : Math.min(turns * ROUNDS_BESIDE_OTHERS, count - others);
  const added = Math.max(0, most - turns);
  const from = shots.findIndex(({ alternates }) => alternates === true);
  const to = from + turns;
  const inTurn = shots.slice(from, to);
  const all = Array.from({ length: turns + added }, (_, index) => inTurn[index % turns] ?? []).flat();
  const within = captions.filter(({ after }) => after > from && after <= to);
  return {
    ...prose,
    shots: [...shots.slice(0, from), ...all, ...shots.slice(to)],
    captions: captions.map((caption) => {
      const place = within.indexOf(caption);
      if (place >= 0)
        return { ...caption, after: from + 1 + Math.floor((place * all.length) / within.length) };
      return caption.after > to ? { ...caption, after: caption.after + added } : caption;
    }),
  };
}
