import type { RowPart } from "../rows/generation-row.ts";
import { text } from "../text.ts";

const day = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "short", year: "numeric" });
const clock = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit" });

/** What a film is called: the name that its owner gave it, or else its first caption. */
export function titleOf({ title, video_description: script }: RowPart): string {
  return title ?? firstCaption(script ?? "") ?? text.shelf.untitled;
}

/** The first text in quotes of a script. */
function firstCaption(script: string): string | undefined {
  const caption = /["“]([^"”\n]+)["”]/.exec(script)?.[1]?.trim();
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
  if (then.toDateString() === now.toDateString()) return text.shelf.today(clock.format(then));
  return (then.getFullYear() === now.getFullYear() ? day : dayOfYear).format(then);
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
