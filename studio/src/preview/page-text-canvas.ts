import type { TextCanvas, TextContext } from "../frame/captions/caption-paint.ts";

/** A font file of Montserrat. Several files may have the same weight, for different characters. */
export interface PageFont {
  readonly weight: 700 | 800 | 900;
  /** URL of a woff2 file. */
  readonly url: string;
  /** Characters in the file, as in CSS; default all. */
  readonly unicodeRange?: string;
}

/** The fonts of a page or of its worker. */
export interface FontHome {
  readonly fonts: { add(face: FontFace): unknown };
}

/** A canvas for captions in a page, with the fonts loaded. @throws if a font cannot be loaded */
export async function createPageTextCanvas(home: FontHome, fonts: readonly PageFont[]): Promise<TextCanvas> {
  await Promise.all(
    fonts.map(async ({ weight, url, unicodeRange }) => {
      const range = unicodeRange === undefined ? {} : { unicodeRange };
      const face = new FontFace("Montserrat", `url(${JSON.stringify(url)})`, {
        weight: `${weight}`,
        ...range,
      });
      home.fonts.add(await face.load());
    }),
  );
  let canvas = new OffscreenCanvas(16, 16);
  return {
    open(width, height): TextContext {
      if (canvas.width < width || canvas.height < height) {
        canvas = new OffscreenCanvas(Math.max(width, canvas.width), Math.max(height, canvas.height));
      }
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("this browser gives no 2D canvas");
      context.clearRect(0, 0, canvas.width, canvas.height);
      return context;
    },
  };
}
