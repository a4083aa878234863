import { readFile } from "node:fs/promises";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Fonts of the page itself; those of the preview are loaded with the preview. */
const FIRST_FONTS = /(inter|bricolage)[^/]*\.woff2$/;
/** A language's catalogue of texts. */
const CATALOGUE = /\/texts\/(\w+)\.ts$/;

/** What a build has made; a chunk of modules names the module that it is loaded for. */
type Made = Readonly<
  Record<
    string,
    { readonly type: "asset" } | { readonly type: "chunk"; readonly facadeModuleId: string | null }
  >
>;

/**
 * Adds to the built document what its modules cannot: font preloads (the browser would otherwise find the fonts
 * only in the style sheet), and the script that must run before the first paint, so it cannot be a module, and must
 * not be inline because of the Content-Security-Policy.
 */
export function documentPlugin(): Plugin {
  return {
    name: "curta-document",
    apply: "build",
    async buildStart() {
      const source = await readFile(new URL("./src/before-paint.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", name: "before-paint.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => Object.keys(bundle).flatMap((file) => tagsFor(file, bundle)),
    },
  };
}

function tagsFor(file: string, made: Made): HtmlTagDescriptor[] {
  const href = `/${file}`;
  if (FIRST_FONTS.test(file)) {
    const attrs = { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" };
    return [{ tag: "link", injectTo: "head", attrs }];
  }
  if (/\/before-paint-[^/]+\.js$/.test(file)) {
    return [{ tag: "script", injectTo: "head", attrs: { src: href, ...cataloguesOf(made) } }];
  }
  return [];
}

/** Where each language's texts lie: `data-en` and so on. */
function cataloguesOf(made: Made): Record<string, string> {
  const catalogues = Object.entries(made).flatMap(([file, part]) => {
    const language = part.type === "chunk" ? CATALOGUE.exec(part.facadeModuleId ?? "")?.[1] : undefined;
    return language === undefined ? [] : [[`data-${language}`, `/${file}`] as const];
  });
  return Object.fromEntries(catalogues);
}
