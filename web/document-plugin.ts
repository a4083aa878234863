import { readFile } from "node:fs/promises";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** The fonts of the page itself; those of the preview wait until somebody asks for it. */
const FIRST_FONTS = /(inter|bricolage)[^/]*\.woff2$/;

/**
 * What the built document needs beside its modules: font preloads (fonts are named only in the style sheet,
 * and text would wait for it), and the theme script, which has to run before the first paint and so can be
 * neither a module nor inline.
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
