import type { Measure } from "@curta/contract";

/** A measure, and whether a film that misses it can be handed out all the same. */
export interface Row extends Measure {
  /**
   * `must`: platforms refuse or spoil the film, or it could harm. `should`: it is shown as missed; the photo
   * or the script may have wanted it so.
   */
  readonly weight: "must" | "should";
}

export function must(code: string, label: string, value: string, bound: string, ok: boolean): Row {
  return { code, label, value, bound, ok, weight: "must" };
}

export function should(code: string, label: string, value: string, bound: string, ok: boolean): Row {
  return { code, label, value, bound, ok, weight: "should" };
}

/** A number as Brazilians write it: "-14,1". By hand: the first `Intl.NumberFormat` of a process takes 50 ms. */
export function figure(value: number, digits: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "infinito" : "-infinito";
  const [whole = "", decimals] = (value === 0 ? 0 : value).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
