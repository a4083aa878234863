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

/** By number of decimals; making one takes longer than all that a certificate formats with it. */
const FORMATS = new Map<number, Intl.NumberFormat>();

/** A number as Brazilians write it: "-14,1". */
export function figure(value: number, digits: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "infinito" : "-infinito";
  let format = FORMATS.get(digits);
  if (!format) {
    format = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: digits, maximumFractionDigits: digits });
    FORMATS.set(digits, format);
  }
  return format.format(value === 0 ? 0 : value);
}
