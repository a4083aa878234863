import { randomInt } from "node:crypto";
import { constants } from "node:fs";
import { access, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CurtaError, MAX_TOPIC_CHARS, type Options } from "@curta/contract";
import type { FilmWishes, KeyImage, PreparedPhoto } from "@curta/studio";
import { readDataFolder, readRemote } from "../../config.ts";
import { depthModelIn } from "../../studio/depth-model.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { invalidOption, readFilmOptions, readSeed } from "../film-options.ts";
import { createProgressBar } from "../progress-bar.ts";
import { readInput, readPhoto, readSong } from "../read-files.ts";
import { makeRemoteFilm } from "../remote-film.ts";
import { decimal, size } from "../status/amounts.ts";
import { SAYS, STAGE_NAMES } from "../../texts/command-line.ts";
import { FILM_HELP } from "../../texts/help.ts";

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
  if (remote && wishes.wantedSeed !== undefined) throw invalidOption(SAYS.serverChoosesSeed);
  await checkWritable(wishes.out);
  const script = wishes.script === undefined ? undefined : await readInput(wishes.script);
  const control = new AbortController();
  process.once("SIGINT", () => control.abort());
  const photo = await readPhoto(wishes.photo);
  const audio = wishes.audio === undefined ? undefined : await readSong(wishes.audio);
  if (remote) {
    const inputs = { photo, script: script?.toString("utf8"), song: audio };
    return makeRemoteFilm(remote, wishes, inputs, control.signal);
  }
  const { estilo: style, duracao: seconds, modelo: template } = wishes.options;
  const { seed, topic } = wishes;
  // Loaded after the options were checked: the studio is large, and an error should appear at once.
  const { makeKeyImage, openSong, preparePhoto } = await import("@curta/studio");
  const song =
    audio === undefined ? undefined : { bytes: audio, reading: await openSong(audio, control.signal) };
  const depthModel = depthModelIn(readDataFolder());
  const looks = {
    style,
    template,
    seconds,
    seed,
    topic,
    song: song?.reading,
    depthModel,
    signal: control.signal,
  };
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
      onProgress: ({ stage, percent }) => bar.show(percent, STAGE_NAMES[stage]),
    });
    bar.clear();
    const { poster: _, smallPoster: __, ...result } = made;
    if (wishes.json) process.stdout.write(`${JSON.stringify({ ...result, seed: wishes.seed, script })}\n`);
    else
      process.stdout.write(
        `${SAYS.ready(`${made.path} (${decimal(made.seconds)} s, ${size(made.bytes)})`)}\n`,
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
    process.stdout.write(`${SAYS.imageReady(wishes.out, positivePrompt, script)}\n`);
  }
  return 0;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

function readWishes(values: Values, positionals: readonly string[]): Wishes {
  const [photo, ...rest] = positionals;
  if (photo === undefined || rest.length > 0) throw invalidOption(SAYS.onePhoto);
  if (values.out === undefined) throw invalidOption(SAYS.missingOut);
  const options = readFilmOptions(values);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : readSeed(values.seed);
  const topic = values.about ?? "";
  if (topic.length > MAX_TOPIC_CHARS) throw invalidOption("--about");
  return {
    photo,
    out: resolve(values.out),
    options,
    wantedSeed: values.seed,
    seed,
    topic,
    audio: values.audio,
    script: values.script,
    imageOnly: values["image-only"] ?? false,
    json: values.json ?? false,
  };
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
