import type { CertificateTexts } from "@curta/contract/certificate";
import type { RemarkTexts } from "@curta/contract/remarks";
import type { Effect, ErrorCode, Move, ShotSize, TemplateName, Transition } from "@curta/contract";

/** What studio and server call things by their codes, where the page has words of its own for them. */
export interface OwnNames {
  readonly templates: Readonly<Record<TemplateName, { readonly title: string; readonly sentence: string }>>;
  readonly moves: Readonly<Record<Move, string>>;
  readonly transitions: Readonly<Record<Exclude<Transition, "cut">, string>>;
  readonly effects: Readonly<Record<Effect, string>>;
  readonly sizes: Readonly<Record<ShotSize, string>>;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly certificate: CertificateTexts;
  readonly remarks: RemarkTexts;
}

/** Every name, as a catalogue in another language has to have it. */
export interface AllNames {
  readonly names: OwnNames;
}

/** Studio and server speak Portuguese: their own words stand. */
export const namesPt: { readonly names: { readonly [Kind in keyof OwnNames]: Partial<OwnNames[Kind]> } } = {
  names: {
    templates: {},
    moves: {},
    transitions: {},
    effects: {},
    sizes: {},
    errors: {},
    certificate: {},
    remarks: {},
  },
};
