import { readFile } from "node:fs/promises";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Fonts of the page itself; those of the preview are loaded with the preview. */
const FIRST_FONTS = /(inter|bricolage)[^/]*\.woff2$/;

/**
 * Adds to the built document what its modules cannot: font preloads (the browser would otherwise find the fonts
 * only in the style sheet), and the theme script, which must run before the first paint, so it cannot be a
 * module, and must not be inline because of the Content-Security-Policy.
 */
export function documentPlugin(): Plugin {
  return {
    name: "curta-document",
    apply: "build",
    async buildStart() {
      const source = await readFile(new URL("./src/theme-before-paint.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", name: "theme.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => Object.keys(bundle ?? {}).flatMap(tagsFor),
    },
  };
}

function tagsFor(file: string): HtmlTagDescriptor[] {
  const href = `/${file}`;
  if (FIRST_FONTS.test(file)) {
    const attrs = { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" };
    return [{ tag: "link", injectTo: "head", attrs }];
  }
  if (/\/theme-[^/]+\.js$/.test(file)) return [{ tag: "script", injectTo: "head", attrs: { src: href } }];
  return [];
}
