/** The package has no types: of it what is used here. */
declare module "subset-font" {
  /** A font with only the glyphs of a text, in a format, and its axes narrowed to a range or to one value. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
