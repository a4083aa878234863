import type { Measure } from "@curta/contract";
import { CERTIFICATE, type RowCode } from "@curta/contract/certificate";
import type { Given, Said } from "@curta/contract/said";

/** A measure, and whether a film that misses it can still be delivered. */
export interface Row extends Measure {
  /**
   * `must`: platforms would refuse or damage the film, or it could be harmful. `should`: shown as missed; the photo or the
   * script may be the reason.
   */
  readonly weight: "must" | "should";
  /** Shots that break it, where a shot does and another view would mend it. */
  readonly shots?: readonly number[];
}

export function must(code: RowCode, value: string | Said, bound: string | Said, ok: boolean): Row {
  return { ...measure(code, value, bound, ok), weight: "must" };
}

export function should(code: RowCode, value: string | Said, bound: string | Said, ok: boolean): Row {
  return { ...measure(code, value, bound, ok), weight: "should" };
}

function measure(code: RowCode, value: string | Said, bound: string | Said, ok: boolean): Measure {
  return {
    code,
    label: CERTIFICATE[code].label,
    value: textOf(value),
    bound: textOf(bound),
    given: { value: givenOf(value), bound: givenOf(bound) },
    ok,
  };
}

function textOf(part: string | Said): string {
  return typeof part === "string" ? part : part.text;
}

function givenOf(part: string | Said): Given[] {
  return typeof part === "string" ? [] : [...part.given];
}

/** A number in Brazilian format: "-14,1". Without `Intl`: the first `Intl.NumberFormat` of a process takes 50 ms. */
export function figure(value: number, digits: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "infinito" : "-infinito";
  const [whole = "", decimals] = (value === 0 ? 0 : value).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
