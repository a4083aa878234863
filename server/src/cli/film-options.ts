import { CurtaError, type Options, optionsSchema } from "@curta/contract";

/** The flag that gives each option. */
const FLAGS: Readonly<Record<string, string>> = { estilo: "--style", modelo: "--template" };

/** What flags say about a film, as they were typed. */
interface FilmFlags {
  readonly style?: string | undefined;
  readonly seconds?: string | undefined;
  readonly template?: string | undefined;
}

/** @throws CurtaError invalid_option */
export function readFilmOptions({ style, seconds, template }: FilmFlags): Options {
  const options = optionsSchema.safeParse({
    estilo: style,
    duracao: seconds === undefined ? undefined : Number(seconds),
    modelo: template,
  });
  if (options.success) return options.data;
  throw invalidOption(FLAGS[String(options.error.issues[0]?.path[0])] ?? "--seconds");
}

/** A seed as it was typed. @throws CurtaError invalid_option */
export function readSeed(typed: string): number {
  const seed = Number(typed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw invalidOption("--seed");
  return seed;
}

export function invalidOption(what: string): CurtaError {
  return new CurtaError("invalid_option", { detail: what });
}
