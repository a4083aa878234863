import { MAX_FILM_SECONDS, MIN_FILM_SECONDS, type Options } from "@curta/contract";
import { headerOptions, withHeaderOptions } from "@curta/studio/preview";

/** The options as the script's first line gives them; what it does not say stays as it is. */
export function optionsOf(script: string, options: Options): Options {
  const { style = options.estilo, seconds } = headerOptions(script);
  return { estilo: style, duracao: isFilmLength(seconds) ? seconds : options.duracao };
}

/** The script with other options in its first line: the studio follows the script, not the request. */
export function withOptions(script: string, options: Options): string {
  const before = optionsOf(script, options);
  if (before.estilo === options.estilo && before.duracao === options.duracao) return script;
  const seconds = options.duracao;
  return withHeaderOptions(
    script,
    before.estilo === options.estilo ? { seconds } : { seconds, style: options.estilo },
  );
}

function isFilmLength(seconds: number | undefined): seconds is number {
  return (
    seconds !== undefined &&
    Number.isInteger(seconds) &&
    seconds >= MIN_FILM_SECONDS &&
    seconds <= MAX_FILM_SECONDS
  );
}
