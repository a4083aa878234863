import {
  FONTS_IN_PARTS,
  type FontFile,
  type FontParts,
  needsParts,
  typeset,
} from "../frame/captions/letters/font-files.ts";
import type { TextCanvas, TextContext } from "../frame/captions/letters/text-canvas.ts";

/** Where a page has the files of captions' fonts. */
export interface PageFonts {
  /** URL of a woff2 file, by its path below `node_modules` ("@fontsource/anton/files/..."). */
  readonly urlOf: (path: string) => Promise<string>;
  /** The contents of a package's `unicode.json`. */
  readonly partsOf: (fontPackage: string) => Promise<FontParts>;
}

/** The fonts of a page or of its worker. */
export interface FontHome {
  readonly fonts: { add(face: FontFace): unknown };
}

/** A canvas for captions in a page. Fonts are fetched when a text first needs them. */
export function createPageTextCanvas(home: FontHome, fonts: PageFonts): TextCanvas {
  const loaded = new Map<string, Promise<void>>();
  const parts = new Map<string, FontParts>();
  const partsOf = (fontPackage: string): FontParts => parts.get(fontPackage) ?? {};

  const loadParts = async (fontPackage: string): Promise<void> => {
    if (!parts.has(fontPackage)) parts.set(fontPackage, await fonts.partsOf(fontPackage));
  };
  const loadFile = async ({ family, path }: FontFile): Promise<void> => {
    const face = new FontFace(family, `url(${JSON.stringify(await fonts.urlOf(path))})`);
    home.fonts.add(await face.load());
  };
  let canvas = new OffscreenCanvas(16, 16);
  return {
    open(width, height): TextContext {
      if (canvas.width < width || canvas.height < height) {
        canvas = new OffscreenCanvas(Math.max(width, canvas.width), Math.max(height, canvas.height));
      }
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("this browser gives no 2D canvas");
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      return context;
    },
    async load(text, font) {
      if (needsParts(text)) await Promise.all(FONTS_IN_PARTS.map(loadParts));
      await Promise.all(
        typeset(text, font, partsOf).files.map((file) => {
          const loading = loaded.get(file.family) ?? loadFile(file);
          loaded.set(file.family, loading);
          return loading;
        }),
      );
    },
    typeset(text, font) {
      const { text: drawn, files } = typeset(text, font, partsOf);
      return { text: drawn, families: files.map(({ family }) => `"${family}"`).join(", ") };
    },
  };
}
