import { randomInt, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CurtaError } from "@curta/contract";
import type { KeyImage } from "@curta/studio";
import type { FilmMaker, FilmState, MakerFilm, MakerImage, MakerPhoto } from "./film-maker.ts";

/** Images that are remembered for films: each is some megabytes. */
const MOST_IMAGES = 20;

interface KnownImage {
  readonly made: KeyImage;
  readonly seed: number;
}

/**
 * Makes films on this machine, one after the other, into a folder.
 * @param depthModel path of the network for depth, if one may be installed
 */
export function createLocalMaker(folder: string, depthModel?: string): FilmMaker {
  const images = new Map<string, KnownImage>();
  const films = new Map<string, FilmState>();
  const control = new AbortController();
  let last: Promise<void> = Promise.resolve();

  async function makeImage(wishes: MakerPhoto, signal: AbortSignal): Promise<MakerImage> {
    const { makeKeyImage } = await import("@curta/studio");
    const { estilo: style, duracao: seconds, modelo: template } = wishes.options;
    const seed = randomInt(2 ** 31);
    const made = await makeKeyImage(wishes.photo, {
      style,
      seconds,
      template,
      seed,
      depthModel,
      signal: AbortSignal.any([signal, control.signal]),
      ...(wishes.about === undefined ? {} : { topic: wishes.about }),
      ...(wishes.prompt === undefined ? {} : { positivePrompt: wishes.prompt }),
    });
    const image = randomUUID();
    images.set(image, { made, seed });
    for (const oldest of [...images.keys()].slice(0, -MOST_IMAGES)) images.delete(oldest);
    const path = join(folder, `imagem-${image}.jpg`);
    await writeFile(path, made.keyImage, { flag: "wx" });
    return { image, prompt: made.positivePrompt, script: made.script, path, shown: made.small };
  }

  async function render(film: string, { made, seed }: KnownImage, wishes: MakerFilm): Promise<void> {
    const { makeFilm } = await import("@curta/studio");
    const { estilo: style, duracao: seconds, modelo: template } = wishes.options;
    const tell = (news: Partial<FilmState>): void => {
      const state = films.get(film);
      if (state) films.set(film, { ...state, ...news });
    };
    try {
      const { path } = await makeFilm({
        picture: made.picture,
        reading: made.reading,
        script: wishes.script,
        style,
        template,
        seconds,
        seed,
        out: join(folder, `video-${film}.mp4`),
        signal: control.signal,
        onProgress: ({ stage, percent }) =>
          tell({ status: "processing", stage, progress: Math.floor(percent) }),
      });
      tell({ status: "completed", stage: null, progress: 100, path });
    } catch (error) {
      const shown = error instanceof CurtaError ? error : new CurtaError("render_failed");
      tell({ status: "error", stage: null, error: shown.message });
    }
  }

  return {
    makeImage,
    async makeFilm(wishes) {
      const image = images.get(wishes.image);
      if (!image) throw new CurtaError("unknown_image_url");
      const film = randomUUID();
      const status = "pending";
      films.set(film, { film, status, stage: null, progress: 0, path: null, url: null, error: null });
      last = last.then(() => render(film, image, wishes));
      return film;
    },
    async findFilm(film) {
      const state = films.get(film);
      if (!state) throw new CurtaError("not_found");
      return state;
    },
    async stop() {
      control.abort();
      await last;
    },
  };
}
