import type { RowPart } from "../rows/generation-row.ts";
import { errorSentence } from "../error-sentence.ts";
import { perLanguage, text } from "../text.ts";

const dates = perLanguage((locale) => ({
  day: new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }),
  dayOfYear: new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }),
  clock: new Intl.DateTimeFormat(locale, { timeStyle: "short" }),
}));

/** What a film is called: the name that its owner gave it, its first caption, or how a script begins that somebody wrote freely. */
export function titleOf({ title, video_description: script }: RowPart): string {
  return title ?? firstCaption(script ?? "") ?? beginningOf(script ?? "") ?? text.shelf.untitled;
}

/** How the studio's own scripts begin: with what the film is, or a shot. */
const OF_STUDIO = /^(?:filme de \d|\d+:\d\d)/i;
const MOST_LETTERS = 60;

/** The beginning of a script in free text, cut at a word; undefined of the studio's own ones. */
function beginningOf(script: string): string | undefined {
  const first = /\S.*/.exec(script)?.[0].trimEnd();
  if (first === undefined || OF_STUDIO.test(first)) return undefined;
  if (first.length <= MOST_LETTERS) return first;
  return `${first.slice(0, MOST_LETTERS).replace(/[\s,.;:]*\s\S*$/, "")}…`;
}

/** The first text in quotes of a script; a caption in straight quotes may have curly ones of its own. */
function firstCaption(script: string): string | undefined {
  const [, straight, curly] = /"([^"\n]+)"|“([^”\n]+)”/.exec(script) ?? [];
  const caption = (straight ?? curly)?.trim().replace(/^“([^“”]+)”$/, "$1");
  return caption === undefined || caption === "" ? undefined : caption.slice(0, 80);
}

/** When a film was asked for, as people say it. */
export function whenOf({ created_at: at }: RowPart, now = new Date()): string {
  return at === undefined ? "" : momentOf(at, now);
}

/** A moment (ISO 8601) as people say it: "hoje, 14:05", "3 de nov.", "3 de nov. de 2025". */
export function momentOf(at: string, now = new Date()): string {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return "";
  const { day, dayOfYear, clock } = dates();
  if (then.toDateString() === now.toDateString()) return text.shelf.today(clock.format(then));
  return (then.getFullYear() === now.getFullYear() ? day : dayOfYear).format(then);
}

/** How many whole seconds a film plays: as it was made, or as it was asked for. Undefined where nobody has said it. */
export function lengthOf({ seconds, options }: RowPart): number | undefined {
  const length = seconds ?? options?.duracao;
  return length === undefined ? undefined : Math.round(length);
}

/** Why a film was not made; empty where nobody has said it. */
export function reasonOf({ error_code: code, error_message: said }: RowPart): string {
  return said ? errorSentence(code, said) : "";
}

const OWN_PICTURE = /(\/media\/[0-9a-f]{32}\/)(?:poster|keyimage)\.jpg$/;

/** The small version of one of our own pictures; any other address as it is. */
export function smallPicture(url: string): string {
  return url.replace(OWN_PICTURE, "$1small.jpg");
}

/** What a card shows while nothing plays, the small version first; undefined if there is no picture. */
export function posterOf({ poster_url: poster, image_url: image }: RowPart): string | undefined {
  return poster || image || undefined;
}
