import type { PageFonts } from "@curta/studio/preview";

/** URLs by the paths of files, as in `../../../../node_modules/@fontsource/anton/files/...`. */
type Urls = Readonly<Record<string, string>>;

// The packages are the studio's own; a page takes of them what a caption may need, by address, and loads it when it does.
const FILES = import.meta.glob<string>(
  [
    "../../../../node_modules/@fontsource/{anton,archivo-black,caveat-brush}/files/*-latin*-400-normal.woff2",
    "../../../../node_modules/@fontsource/baloo-2/files/*-{latin,latin-ext,devanagari}-800-normal.woff2",
    "../../../../node_modules/@fontsource/jetbrains-mono/files/*-latin*-800-normal.woff2",
    "../../../../node_modules/@fontsource/montserrat/files/*-latin*-{700,900}-normal.woff2",
    "../../../../node_modules/@fontsource/playfair-display/files/*-latin*-800-italic.woff2",
    "../../../../node_modules/@fontsource/rubik/files/*-{arabic,hebrew}-800-normal.woff2",
    "../../../../node_modules/@fontsource/tiktok-sans/files/*-{latin,latin-ext,greek,cyrillic,cyrillic-ext}-800-normal.woff2",
    "../../../../node_modules/twemoji-colr-font/*.woff2",
  ],
  { query: "?url", import: "default", eager: true },
);
const PARTS = import.meta.glob<Readonly<Record<string, string>>>(
  "../../../../node_modules/@fontsource/{jua,dela-gothic-one,zcool-qingke-huangyou}/unicode.json",
  { import: "default" },
);

/** The fonts of captions, for a preview worker. */
export const previewFonts: PageFonts = {
  async urlOf(path) {
    const url = find(FILES, path) ?? find((await import("./fonts-in-parts.ts")).FILES_IN_PARTS, path);
    if (url === undefined) throw new Error(`the page has no font ${path}`);
    // A worker would resolve a relative address against its own file.
    return new URL(url, location.origin).href;
  },
  async partsOf(fontPackage) {
    const load = Object.entries(PARTS).find(([path]) => path.includes(`/${fontPackage}/`))?.[1];
    return (await load?.()) ?? {};
  },
};

function find(urls: Urls, path: string): string | undefined {
  return urls[`../../../../node_modules/${path}`];
}
