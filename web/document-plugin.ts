import { readFile } from "node:fs/promises";
import type { HtmlTagDescriptor, Plugin } from "vite";
import type { Chunk, Made } from "./build-output.ts";
import { templatesOf } from "./prerender-templates.ts";

/** Fonts of the page itself; those of the preview are loaded with the preview. */
const FIRST_FONTS = /(inter|bricolage)[^/]*\.woff2$/;
/** The page's own modules in the document that Vite writes. */
const MODULE = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;
/** A language's catalogue of texts. */
const CATALOGUE = /\/texts\/(\w+)\.ts$/;

/** What the generator's screen is made of, and what it reads first. */
const GENERATOR = /\/src\/(app\/generator-screen\.tsx|lib\/(read-answers|rows\/(film-list|row-table))\.ts)$/;

/**
 * Makes the built document show something before its modules run. Added are font preloads (the browser would otherwise find the
 * fonts only in the style sheet), the prerendered screens, and the script that chooses one of them. That one begins the modules,
 * must run before the first paint, so it cannot be a module, and must not be inline because of the Content-Security-Policy.
 */
export function documentPlugin(): Plugin {
  let root = "";
  return {
    name: "curta-document",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    async buildStart() {
      const source = await readFile(new URL("./src/before-paint.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", name: "before-paint.js", source });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const modules = [...html.matchAll(MODULE)];
        const [first] = modules;
        if (first === undefined) throw new Error("the document begins no module");
        const addresses = modules.map(([, src = ""]) => src);
        const begun = html.replace(first[0], beforePaint(addresses, bundle));
        const tags = [...fontsOf(bundle), ...(await templatesOf(root, bundle))];
        return { html: begun.replaceAll(MODULE, ""), tags };
      },
    },
  };
}

/** The script in the place of the first module, before the style sheet: after it, it would wait for it. */
function beforePaint(modules: readonly string[], made: Made): string {
  const file = Object.keys(made).find((name) => /\/before-paint-[^/]+\.js$/.test(name));
  const data = { modules: modules.join(" "), generator: generatorOf(made), ...cataloguesOf(made) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script src="/${file}"${attributes.join("")}></script>`;
}

/** Code and texts come first: without a font the system's is shown, without them nothing is. */
function fontsOf(made: Made): HtmlTagDescriptor[] {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", fetchpriority: "low" };
  const fonts = Object.keys(made).filter((file) => FIRST_FONTS.test(file));
  return fonts.map((file) => ({ tag: "link", injectTo: "head", attrs: { ...attrs, href: `/${file}` } }));
}

/** Where each language's texts lie, by its name. */
function cataloguesOf(made: Made): Record<string, string> {
  const catalogues = Object.entries(made).flatMap(([file, part]) => {
    const language = part.type === "chunk" ? CATALOGUE.exec(part.facadeModuleId ?? "")?.[1] : undefined;
    return language === undefined ? [] : [[language, `/${file}`] as const];
  });
  return Object.fromEntries(catalogues);
}

/** Where the generator's screen lies, with all that it imports and the first screen has not: addresses with spaces between. */
function generatorOf(made: Made): string {
  const chunks = Object.entries(made).filter((entry): entry is [string, Chunk] => entry[1].type === "chunk");
  const first = withImports(
    made,
    chunks.flatMap(([file, chunk]) => (chunk.isEntry ? [file] : [])),
  );
  const early = chunks.flatMap(([file, chunk]) => (GENERATOR.test(chunk.facadeModuleId ?? "") ? [file] : []));
  return [...withImports(made, early)].flatMap((file) => (first.has(file) ? [] : [`/${file}`])).join(" ");
}

function withImports(made: Made, files: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    const chunk = made[file];
    if (seen.has(file) || chunk?.type !== "chunk") continue;
    seen.add(file);
    withImports(made, chunk.imports, seen);
  }
  return seen;
}
