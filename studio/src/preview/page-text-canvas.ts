import type { TextCanvas, TextContext } from "../frame/captions/caption-paint.ts";

/** A file of Montserrat: several may share a weight, for different letters. */
export interface PageFont {
  readonly weight: 700 | 800 | 900;
  /** URL of a woff2 file. */
  readonly url: string;
  /** Letters that it holds, as in CSS; all unless told. */
  readonly unicodeRange?: string;
}

/** Where fonts of a page or of its worker are kept. */
export interface FontHome {
  readonly fonts: { add(face: FontFace): unknown };
}

/** Where captions are painted in a page: loads the fonts and keeps one canvas. @throws if a font cannot be loaded */
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
