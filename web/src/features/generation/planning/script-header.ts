import {
  MAX_FILM_SECONDS,
  MIN_FILM_SECONDS,
  type Options,
  type Style,
  type TemplateName,
} from "@curta/contract";
import { headerOptions, withHeaderOptions } from "@curta/studio/preview";

/**
 * The options as the script's first line gives them; what it does not say stays as it is. A template that `made`, the
 * script as it was generated, names too was not chosen by hand, unless the options say so already.
 */
export function optionsOf(script: string, options: Options, made = ""): Options {
  const { style = options.estilo, seconds, template } = headerOptions(script);
  const duracao = isFilmLength(seconds) ? seconds : options.duracao;
  // Another style has other templates.
  const kept = style === options.estilo ? options.modelo : undefined;
  if (template === undefined) return optionsWith(style, duracao, kept);
  const isOfPlan = template !== options.modelo && template === headerOptions(made).template;
  return optionsWith(style, duracao, isOfPlan ? undefined : template);
}

/** Options with a key for the template only where there is one, as requests and drafts have them. */
export function optionsWith(estilo: Style, duracao: number, modelo: TemplateName | undefined): Options {
  return modelo === undefined ? { estilo, duracao } : { estilo, duracao, modelo };
}

/** The script with changed options in its first line: the studio follows the script, not the request. */
export function withOptions(script: string, options: Options, before: Options): string {
  const { estilo: style, duracao: seconds, modelo: template } = options;
  const said = headerOptions(script);
  const isSame = style === (said.style ?? style) && seconds === (said.seconds ?? seconds);
  const fitted = isSame
    ? script
    : withHeaderOptions(script, style === (said.style ?? style) ? { seconds } : { seconds, style });
  return template === before.modelo ? fitted : withHeaderOptions(fitted, { template: template ?? null });
}

function isFilmLength(seconds: number | undefined): seconds is number {
  return (
    seconds !== undefined &&
    Number.isInteger(seconds) &&
    seconds >= MIN_FILM_SECONDS &&
    seconds <= MAX_FILM_SECONDS
  );
}
