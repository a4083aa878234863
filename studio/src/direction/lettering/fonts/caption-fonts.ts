/** A font of captions: one weight and slant of a package of Fontsource. */
export interface CaptionFont {
  /** Name of the package below `@fontsource/`, also the beginning of its files' names. */
  readonly package: string;
  readonly weight: number;
  readonly slant: "normal" | "italic";
}

/** The fonts that looks are made of. Each has the letters of Portuguese; `studio/fonts/measure.ts` measures them. */
export const FONT_NAMES = [
  "anton",
  "archivo-black",
  "baloo-2",
  "caveat-brush",
  "jetbrains-mono",
  "montserrat-700",
  "montserrat-900",
  "playfair-display",
  "tiktok-sans",
] as const;
export type FontName = (typeof FONT_NAMES)[number];

export const CAPTION_FONTS: Readonly<Record<FontName, CaptionFont>> = {
  anton: { package: "anton", weight: 400, slant: "normal" },
  "archivo-black": { package: "archivo-black", weight: 400, slant: "normal" },
  "baloo-2": { package: "baloo-2", weight: 800, slant: "normal" },
  "caveat-brush": { package: "caveat-brush", weight: 400, slant: "normal" },
  "jetbrains-mono": { package: "jetbrains-mono", weight: 800, slant: "normal" },
  "montserrat-700": { package: "montserrat", weight: 700, slant: "normal" },
  "montserrat-900": { package: "montserrat", weight: 900, slant: "normal" },
  "playfair-display": { package: "playfair-display", weight: 800, slant: "italic" },
  "tiktok-sans": { package: "tiktok-sans", weight: 800, slant: "normal" },
};
