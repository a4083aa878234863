import { randomUUID } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@curta/client/source";
import type { Remote } from "../../config.ts";
import { saveAnswer } from "../save-answer.ts";
import type { FilmMaker, FilmState, MakerImage, MakerPhoto } from "./film-maker.ts";

/** Has films made by a server, and fetches them into a folder. */
export function createRemoteMaker(remote: Remote, folder: string): FilmMaker {
  const client = createClient(remote);

  async function makeImage(
    { photo, name, about, prompt, options }: MakerPhoto,
    signal: AbortSignal,
  ): Promise<MakerImage> {
    const { estilo: style, duracao: seconds, modelo: template } = options;
    const made = await client.makeImage({ photo, name, about, prompt, style, seconds, template, signal });
    const shown = await (await client.download(made.imageUrl, signal)).bytes();
    const path = join(folder, `imagem-${randomUUID()}.jpg`);
    await writeFile(path, shown, { flag: "wx" });
    return { image: made.imageUrl, prompt: made.prompt, script: made.script, path, shown };
  }

  /** Fetches a finished film, unless it is there already. */
  async function fetchFilm(id: string, url: string): Promise<string> {
    const path = join(folder, `video-${id}.mp4`);
    const known = await stat(path).catch(() => undefined);
    if (!known) await saveAnswer(await client.download(url), path);
    return path;
  }

  return {
    makeImage,
    async makeFilm({ image: imageUrl, script, options }) {
      const { estilo: style, duracao: seconds, modelo: template } = options;
      const { id } = await client.requestFilm({ imageUrl, script, style, seconds, template });
      return id;
    },
    async findFilm(film): Promise<FilmState> {
      const {
        id,
        status,
        stage,
        progress,
        video_url: url,
        error_message: error,
      } = await client.findFilm(film);
      const path = url === null ? null : await fetchFilm(id, url);
      return { film: id, status, stage, progress, path, url, error };
    },
    stop: () => Promise.resolve(),
  };
}
