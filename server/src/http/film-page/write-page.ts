import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { escapeHtml } from "../../openapi/markdown.ts";
import type { PageLanguage } from "./language.ts";

/** A film as its page shows it. */
export interface ShownFilm {
  /** Whole address of the page; film.mp4 and poster.jpg lie below it. */
  readonly address: string;
  readonly title: string | null;
}

/** What the file is called where it is saved. */
const FILE_NAME = "curta.mp4";

/** The product's mark; the word beside it says what it stands for. */
const MARK = '<img src="/favicon.svg" width="28" height="28" alt="">';

/** The page that a phone opens: the film, and ways to take it along. */
export function writePhonePage(language: PageLanguage, film: ShownFilm, postText: string): string {
  const { texts } = language;
  const title = escapeHtml(film.title ?? texts.yours);
  return writePage(
    language,
    title,
    "",
    `<main><h1>${title}</h1>
${writePlayer(language, film)}
<div class="actions"><a class="button primary" href="${below(film, "film.mp4")}" download="${FILE_NAME}">${texts.save}</a>
<button class="button" id="share" type="button" hidden data-name="${FILE_NAME}" data-busy="${texts.preparing}"
 data-again="${texts.shareAgain}" data-failed="${texts.notShared}">${texts.share}</button></div>
<p class="hint" id="no-share">${texts.cannotShare}</p>
${postText.trim() === "" ? "" : writePostText(texts, postText)}
<output id="told" class="hint"></output>
<p class="hint">${texts.onlyThisPhone}</p></main>
<script src="/film-page/film-page.js" defer></script>`,
  );
}

/** The page that everybody may open to whom its address was given. It says nothing of whose film it is. */
export function writePublicPage(language: PageLanguage, film: ShownFilm): string {
  const { texts } = language;
  const title = escapeHtml(film.title ?? texts.untitled);
  return writePage(
    language,
    title,
    writeLinkPreview(language, film, title),
    `<main><h1>${title}</h1>
${writePlayer(language, film)}
<p class="hint made">${MARK}<span>${texts.madeWith('<a href="/">Curta</a>')}</span></p></main>`,
  );
}

/** A page that says why there is no film. */
export function writeEndPage(language: PageLanguage, sentence: string): string {
  return writePage(
    language,
    "Curta",
    "",
    `<main class="end">${MARK}<h1>Curta</h1><p>${escapeHtml(sentence)}</p></main>`,
  );
}

function writePage({ tag }: PageLanguage, title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title}</title>${head}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/film-page/film-page.css"></head>
<body>${body}</body></html>
`;
}

function writePlayer({ texts }: PageLanguage, film: ShownFilm): string {
  return `<video src="${below(film, "film.mp4")}" poster="${below(film, "poster.jpg")}" width="${FILM_WIDTH}" height="${FILM_HEIGHT}"
 controls playsinline loop preload="metadata" aria-label="${texts.video}"></video>`;
}

function writePostText(texts: PageLanguage["texts"], text: string): string {
  return `<section class="post"><h2 id="post">${texts.postText}</h2>
<textarea id="post-text" lang="pt-BR" readonly aria-labelledby="post">${escapeHtml(text)}</textarea>
<button class="button" id="copy" type="button" data-done="${texts.copied}"
 data-failed="${texts.notCopied}">${texts.copy}</button></section>`;
}

/** What messengers and networks show of a link: Open Graph, and what X reads besides. */
function writeLinkPreview({ locale, texts }: PageLanguage, film: ShownFilm, title: string): string {
  const poster = below(film, "poster.jpg");
  const video = below(film, "film.mp4");
  const properties: readonly (readonly [string, string | number])[] = [
    ["og:type", "video.other"],
    ["og:site_name", "Curta"],
    ["og:locale", locale],
    ["og:title", title],
    ["og:description", texts.description],
    ["og:url", escapeHtml(film.address)],
    ["og:image", poster],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", FILM_WIDTH],
    ["og:image:height", FILM_HEIGHT],
    ["og:image:alt", title],
    ["og:video", video],
    ...(video.startsWith("https:") ? [["og:video:secure_url", video] as const] : []),
    ["og:video:type", "video/mp4"],
    ["og:video:width", FILM_WIDTH],
    ["og:video:height", FILM_HEIGHT],
  ];
  const names: readonly (readonly [string, string])[] = [
    ["description", texts.description],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", texts.description],
    ["twitter:image", poster],
  ];
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${content}">`),
    ...names.map(([name, content]) => `<meta name="${name}" content="${content}">`),
  ].join("\n");
}

function below({ address }: ShownFilm, name: "film.mp4" | "poster.jpg"): string {
  return escapeHtml(`${address}/${name}`);
}
