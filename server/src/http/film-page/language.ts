import type { CurtaError, ErrorCode } from "@curta/contract";
import { errorsEn } from "@curta/contract/errors-en";
import { errorsEs } from "@curta/contract/errors-es";
import type { FastifyRequest } from "fastify";
import { FILM_PAGE, type FilmPageTexts } from "../../texts/film-page.ts";

/** A language of the page that shows one film. */
export interface PageLanguage {
  /** As BCP 47 and as Open Graph name it. */
  readonly tag: string;
  readonly locale: string;
  readonly texts: FilmPageTexts;
  /** What an error says in it; undefined: what it says itself. */
  readonly errors: Readonly<Record<ErrorCode, string>> | undefined;
}

const PORTUGUESE: PageLanguage = { tag: "pt-BR", locale: "pt_BR", texts: FILM_PAGE.pt, errors: undefined };
const LANGUAGES: Readonly<Record<string, PageLanguage>> = {
  pt: PORTUGUESE,
  en: { tag: "en", locale: "en_US", texts: FILM_PAGE.en, errors: errorsEn },
  es: { tag: "es-419", locale: "es_LA", texts: FILM_PAGE.es, errors: errorsEs },
};

/** The language that a browser's user likes best of those that there are; Portuguese where there is none of theirs. */
export function languageOf({ headers }: Pick<FastifyRequest, "headers">): PageLanguage {
  const wishes = (headers["accept-language"] ?? "").split(",").map((wish, place) => {
    const [tag = "", ...rest] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = rest.map((part) => /^q=([\d.]+)$/.exec(part)?.[1]).find((value) => value !== undefined);
    return { name: tag.split("-", 1)[0] ?? "", weight: Number(quality ?? 1), place };
  });
  const known = wishes.filter(({ name, weight }) => Object.hasOwn(LANGUAGES, name) && weight > 0);
  const [best] = known.toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  return LANGUAGES[best?.name ?? ""] ?? PORTUGUESE;
}

/** What an error says in a language. */
export function sentenceIn({ errors }: PageLanguage, { code, message }: CurtaError): string {
  return errors?.[code] ?? message;
}
