import { randomInt } from "node:crypto";
import { constants } from "node:fs";
import { access, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  CurtaError,
  DEFAULT_FILM_SECONDS,
  DEFAULT_STYLE,
  MAX_TOPIC_CHARS,
  optionsSchema,
  type Options,
} from "@curta/contract";
import type { FilmWishes, KeyImage, PreparedPhoto } from "@curta/studio";
import { readRemote } from "../../config.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { createProgressBar } from "../progress-bar.ts";
import { readInput, readPhoto, readSong } from "../read-files.ts";
import { makeRemoteFilm } from "../remote-film.ts";

export const FILM_HELP = `curta film <foto> -o <saida.mp4>

  -o, --out <arquivo>    onde gravar: .mp4, ou .jpg com --image-only
      --seconds <n>      duração em segundos, de 5 a 60 (${DEFAULT_FILM_SECONDS})
      --style <estilo>   viral, cinematografico ou suave (${DEFAULT_STYLE})
      --template <modelo> modelo do vídeo; sem ele, a foto e a semente escolhem (curta templates mostra todos)
      --seed <n>         a mesma semente faz o mesmo vídeo; sem ela, cada vez sai outro
      --about <texto>    sobre o que é a foto, em uma linha: nomes, ofertas e lugares vão para as legendas
      --audio <arquivo>  a sua música (MP3, M4A, WAV ou OGG) em vez da nossa; os cortes caem na batida dela.
                         Você responde pelos direitos de uso. Não vale com --server
      --script <arquivo> roteiro a seguir, em vez do que seria escrito
      --server <endereço> faz o vídeo neste servidor, com a chave de CURTA_KEY (ou CURTA_SERVER em vez da opção)
      --image-only       só a imagem, o prompt e o roteiro
      --json             resultado em JSON na saída padrão
`;

const OPTIONS = {
  out: { type: "string", short: "o" },
  seconds: { type: "string" },
  style: { type: "string" },
  template: { type: "string" },
  seed: { type: "string" },
  about: { type: "string" },
  audio: { type: "string" },
  script: { type: "string" },
  server: { type: "string" },
  "image-only": { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** The flag that gives each option. */
const FLAGS: Readonly<Record<string, string>> = { estilo: "--style", modelo: "--template" };

export interface Wishes {
  readonly photo: string;
  readonly out: string;
  readonly options: Options;
  /** As it was given. */
  readonly wantedSeed: string | undefined;
  readonly seed: number;
  readonly topic: string;
  /** Path of the user's own music. */
  readonly audio: string | undefined;
  /** Path of the script to follow. */
  readonly script: string | undefined;
  readonly imageOnly: boolean;
  readonly json: boolean;
}

/** `curta film`: a film from a photo, with no server and no database, or on a server elsewhere. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) {
    process.stdout.write(FILM_HELP);
    return 0;
  }
  const wishes = readWishes(values, positionals);
  loadEnvironmentFile();
  const remote = readRemote(values.server);
  if (remote && wishes.wantedSeed !== undefined) throw invalid("--seed: um servidor escolhe a semente");
  await checkWritable(wishes.out);
  const script = wishes.script === undefined ? undefined : await readInput(wishes.script);
  const control = new AbortController();
  process.once("SIGINT", () => control.abort());
  const photo = await readPhoto(wishes.photo);
  if (remote && wishes.audio !== undefined) throw invalid("--audio with --server");
  if (remote) return makeRemoteFilm(remote, wishes, photo, script?.toString("utf8"), control.signal);
  const audio = wishes.audio === undefined ? undefined : await readSong(wishes.audio);
  const { estilo: style, duracao: seconds, modelo: template } = wishes.options;
  const { seed, topic } = wishes;
  // Loaded after the options were checked: the studio is large, and an error should appear at once.
  const { makeKeyImage, openSong, preparePhoto } = await import("@curta/studio");
  const song =
    audio === undefined ? undefined : { bytes: audio, reading: await openSong(audio, control.signal) };
  const looks = { style, template, seconds, seed, topic, song: song?.reading, signal: control.signal };
  if (wishes.imageOnly) return finishImage(wishes, await makeKeyImage(photo, looks));
  const given = { script: script?.toString("utf8"), song };
  return film(wishes, () => preparePhoto(photo, looks), given, control.signal);
}

async function film(
  wishes: Wishes,
  prepare: () => Promise<PreparedPhoto>,
  given: { readonly script: string | undefined; readonly song: FilmWishes["song"] },
  signal: AbortSignal,
): Promise<number> {
  const { makeFilm } = await import("@curta/studio");
  const prepared = await prepare();
  const script = given.script ?? prepared.script;
  const bar = createProgressBar(process.stderr, !wishes.json);
  try {
    const made = await makeFilm({
      picture: prepared.picture,
      pictureAgain: async () => (await prepare()).picture,
      reading: prepared.reading,
      script,
      style: wishes.options.estilo,
      template: wishes.options.modelo,
      seconds: wishes.options.duracao,
      seed: wishes.seed,
      song: given.song,
      out: wishes.out,
      signal,
      onProgress: (progress) => bar.show(progress),
    });
    bar.clear();
    const { poster: _, smallPoster: __, ...result } = made;
    if (wishes.json) process.stdout.write(`${JSON.stringify({ ...result, seed: wishes.seed, script })}\n`);
    else
      process.stdout.write(
        `Pronto: ${made.path} (${made.seconds.toFixed(1)} s, ${megabytes(made.bytes)} MB)\n`,
      );
    for (const warning of made.warnings) process.stderr.write(`${warning}\n`);
    return 0;
  } finally {
    bar.clear();
  }
}

async function finishImage(wishes: Wishes, image: KeyImage): Promise<number> {
  await writeFile(wishes.out, image.keyImage);
  const { positivePrompt, script } = image;
  if (wishes.json) {
    process.stdout.write(
      `${JSON.stringify({ path: wishes.out, positivePrompt, script, seed: wishes.seed })}\n`,
    );
  } else {
    process.stdout.write(
      `Pronto: ${wishes.out}\n\nPrompt positivo:\n${positivePrompt}\n\nRoteiro:\n${script}\n`,
    );
  }
  return 0;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

function readWishes(values: Values, positionals: readonly string[]): Wishes {
  const [photo, ...rest] = positionals;
  if (photo === undefined || rest.length > 0) throw invalid("falta a foto, ou há mais de uma");
  if (values.out === undefined) throw invalid("falta -o");
  const options = optionsSchema.safeParse({
    estilo: values.style,
    duracao: values.seconds === undefined ? undefined : Number(values.seconds),
    modelo: values.template,
  });
  if (!options.success) throw invalid(FLAGS[String(options.error.issues[0]?.path[0])] ?? "--seconds");
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw invalid("--seed");
  const topic = values.about ?? "";
  if (topic.length > MAX_TOPIC_CHARS) throw invalid("--about");
  return {
    photo,
    out: resolve(values.out),
    options: options.data,
    wantedSeed: values.seed,
    seed,
    topic,
    audio: values.audio,
    script: values.script,
    imageOnly: values["image-only"] ?? false,
    json: values.json ?? false,
  };
}

function invalid(what: string): CurtaError {
  return new CurtaError("invalid_option", { detail: what });
}

/** Fails before the work rather than after it. */
async function checkWritable(path: string): Promise<void> {
  try {
    await access(dirname(path), constants.W_OK);
    if ((await stat(path).catch(() => undefined))?.isDirectory()) throw new Error("it is a folder");
  } catch (error) {
    throw new CurtaError("file_not_writable", { detail: path, cause: error });
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
