import { MAX_FILM_SECONDS, MIN_FILM_SECONDS, STYLES, type Options } from "@curta/contract";

/** The script's first line as the studio writes it: "Filme de 30 segundos, estilo viral, 120 BPM". */
const HEADER = /^(\s*filme de )(\d{1,3})( segundos?)(?:(, estilo )(\p{L}+))?(, \d{1,3} BPM)?/iu;

const NAMES = { viral: "viral", cinematografico: "cinematográfico", suave: "suave" } as const;

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The options as the script's first line has them; what it does not say stays. */
export function optionsOf(script: string, options: Options): Options {
  const header = HEADER.exec(script);
  if (header === null) return options;
  const seconds = Number(header[2]);
  const style = STYLES.find((name) => name === plain(header[5] ?? ""));
  return {
    estilo: style ?? options.estilo,
    duracao: seconds >= MIN_FILM_SECONDS && seconds <= MAX_FILM_SECONDS ? seconds : options.duracao,
  };
}

/**
 * The script with other options in its first line, where it has one: the studio goes by what the script says. A
 * new style brings its own tempo, so the old one's is left out.
 */
export function withOptions(script: string, options: Options): string {
  const before = optionsOf(script, options);
  if (before.estilo === options.estilo && before.duracao === options.duracao) return script;
  return script.replace(HEADER, (_all, film: string, _seconds, unit: string, ...rest: unknown[]) => {
    const [style, , tempo] = rest.map((part) => (typeof part === "string" ? part : ""));
    const named = style ? `${style}${NAMES[options.estilo]}` : "";
    return `${film}${options.duracao}${unit}${named}${before.estilo === options.estilo ? tempo : ""}`;
  });
}
