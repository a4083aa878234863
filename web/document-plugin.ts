import { readFile } from "node:fs/promises";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Fonts of the page itself; those of the preview are loaded with the preview. */
const FIRST_FONTS = /(inter|bricolage)[^/]*\.woff2$/;
/** A language's catalogue of texts. */
const CATALOGUE = /\/texts\/(\w+)\.ts$/;

/** What the generator's screen is made of, and what it reads first. */
const GENERATOR = /\/src\/(app\/generator-screen\.tsx|lib\/(read-answers|rows\/(film-list|row-table))\.ts)$/;

interface Chunk {
  readonly type: "chunk";
  readonly isEntry: boolean;
  /** The module that it is loaded for. */
  readonly facadeModuleId: string | null;
  /** Chunks that it cannot do without. */
  readonly imports: readonly string[];
}
/** What a build has made, by file name. */
type Made = Readonly<Record<string, { readonly type: "asset" } | Chunk>>;

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
    // Code and texts come first: without a font the system's is shown, without them nothing is.
    const attrs = {
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossorigin: "",
      fetchpriority: "low",
    };
    return [{ tag: "link", injectTo: "head", attrs }];
  }
  if (/\/before-paint-[^/]+\.js$/.test(file)) {
    return [
      {
        tag: "script",
        injectTo: "head",
        attrs: { src: href, ...cataloguesOf(made), "data-generator": generatorOf(made) },
      },
    ];
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
