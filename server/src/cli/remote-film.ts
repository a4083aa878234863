import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import {
  ClientError,
  createClient,
  type CurtaClient,
  type Film,
  type FilmWishes,
  type KeyImage,
} from "@curta/client/source";
import type { Remote } from "../config.ts";
import type { Wishes } from "./commands/film.ts";
import { createProgressBar } from "./progress-bar.ts";
import { saveAnswer } from "./save-answer.ts";
import { SAYS, STAGE_NAMES } from "../texts/command-line.ts";

/** Contents of the files that were named. */
interface RemoteInputs {
  readonly photo: Buffer;
  readonly script: string | undefined;
  readonly song: Buffer | undefined;
}

/** `curta film --server`: the same, made by a server elsewhere. Ctrl-C cancels the film there too. */
export async function makeRemoteFilm(
  remote: Remote,
  wishes: Wishes,
  { photo, script, song: file }: RemoteInputs,
  signal: AbortSignal,
): Promise<number> {
  const client = createClient(remote);
  const { estilo: style, duracao: seconds, modelo: template } = wishes.options;
  const looks = { style, seconds, template, signal };
  const name = basename(wishes.photo);
  // Before the photo: music that cannot be used is said at once.
  const song =
    file === undefined
      ? undefined
      : await client.sendSong({ file, name: basename(wishes.audio ?? ""), signal });
  const image = await client.makeImage({ photo, name, about: wishes.topic, ...looks });
  if (wishes.imageOnly) return finishImage(client, wishes, image, signal);
  const film = await makeFilm(client, wishes, {
    id: randomUUID(),
    imageUrl: image.imageUrl,
    script: script ?? image.script,
    song,
    ...looks,
  });
  if (film.video_url === null) {
    throw new ClientError(0, film.error_code ?? film.status, film.error_message ?? SAYS.canceled);
  }
  await saveAnswer(await client.download(film.video_url, signal), wishes.out);
  const { id, video_url: url, warnings } = film;
  if (wishes.json) print({ path: wishes.out, id, url, script: script ?? image.script, warnings });
  else process.stdout.write(`${SAYS.ready(`${wishes.out} (${url})`)}\n`);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  return 0;
}

/** Asks for the film and waits for its end. */
async function makeFilm(
  client: CurtaClient,
  { json }: Wishes,
  wishes: FilmWishes & { readonly id: string; readonly signal: AbortSignal },
): Promise<Film> {
  const { id, signal } = wishes;
  const bar = createProgressBar(process.stderr, !json);
  try {
    await client.requestFilm(wishes);
    return await client.waitForFilm(id, {
      signal,
      onProgress: ({ stage, progress }) => bar.show(progress, STAGE_NAMES[stage ?? "reading"]),
    });
  } catch (error) {
    // Also where the request was on its way: it may have arrived.
    if (signal.aborted) await client.cancelFilm(id).catch(() => undefined);
    throw error;
  } finally {
    bar.clear();
  }
}

async function finishImage(
  client: CurtaClient,
  { out, json }: Wishes,
  { imageUrl, prompt, script }: KeyImage,
  signal: AbortSignal,
): Promise<number> {
  await saveAnswer(await client.download(imageUrl, signal), out);
  if (json) print({ path: out, url: imageUrl, positivePrompt: prompt, script });
  else process.stdout.write(`${SAYS.imageReady(out, prompt, script)}\n`);
  return 0;
}

function print(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
