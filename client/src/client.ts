import { encodeBase64 } from "./base64.ts";
import { ClientError, send, type Connection } from "./send.ts";
import { TEXTS } from "./texts.ts";
import type { Film, FilmOptions, FilmWishes, KeyImage, PhotoWishes, Progress, SongWishes } from "./types.ts";

export interface ClientOptions {
  /** Address of the server, such as https://curta.example. */
  readonly server: string;
  /** A key that was made with `curta key add` for webhook and rest. */
  readonly key: string;
  readonly fetch?: typeof fetch;
}

/** Makes films on a Curta server. Every method throws a ClientError where the server refuses or cannot be reached. */
export interface CurtaClient {
  /** Sends a photo; gives the image, the prompt and the script that the server made of it. Takes some seconds. */
  makeImage(wishes: PhotoWishes): Promise<KeyImage>;
  /** Sends music of your own; gives its id for `requestFilm`. The same file again gives the same id. */
  sendSong(wishes: SongWishes): Promise<string>;
  /** Puts a film into the line and returns at once. */
  requestFilm(wishes: FilmWishes): Promise<Film>;
  findFilm(id: string, signal?: AbortSignal): Promise<Film>;
  /** Resolves when the film has ended, well or not: look at its status. Outlasts two minutes without the server. */
  waitForFilm(id: string, progress?: Progress): Promise<Film>;
  cancelFilm(id: string): Promise<Film>;
  /** A finished film, or its poster, or an image: by its address. */
  download(url: string, signal?: AbortSignal): Promise<Response>;
}

const WEBHOOK = "/webhook/gerarShorts";
const POLL_MS = 1_000;
/** How long the server may be away while a film is waited for. */
const OUTAGE_MS = 120_000;
const FINAL = ["completed", "error", "canceled"];

export function createClient(options: ClientOptions): CurtaClient {
  const server = options.server.replace(/\/+$/, "");
  const connection: Connection = { server, key: options.key, fetch: options.fetch ?? fetch };
  let user: Promise<string> | undefined;

  /** The user for whom the key stands; asked once. */
  async function userId(): Promise<string> {
    user ??= askUserId();
    try {
      return await user;
    } catch (error) {
      user = undefined;
      throw error;
    }
  }

  async function askUserId(): Promise<string> {
    const me: { user_id: string } = await (await send(connection, "/me")).json();
    return me.user_id;
  }

  async function findFilm(id: string, signal?: AbortSignal): Promise<Film> {
    const path = `/rest/v1/shorts_generation?id=eq.${encodeURIComponent(id)}`;
    const answer = await send(connection, path, { signal });
    const films: Film[] = await answer.json();
    const [film] = films;
    if (!film) throw new ClientError(404, "not_found", TEXTS.filmUnknown);
    return film;
  }

  return {
    findFilm,
    async makeImage({ photo, name, about, prompt, signal, ...wishes }) {
      const body = {
        generation_type: "imagem",
        imagem_base64: encodeBase64(photo),
        imagem_nome: name ?? "foto",
        user_id: await userId(),
        opcoes: optionsOf(wishes),
        ...(prompt === undefined ? {} : { positive_prompt: prompt }),
        ...(about === undefined || about === "" ? {} : { assunto: about }),
      };
      const answer = await send(connection, WEBHOOK, { method: "POST", body, signal });
      const images: ImageAnswer[] = await answer.json();
      const [image] = images;
      if (!image) throw new ClientError(answer.status, "unknown", TEXTS.noImage);
      return { imageUrl: image.image_url, prompt: image.positivePrompt, script: image.video_description };
    },
    async sendSong({ file, name, signal }) {
      const path = `/songs?nome=${encodeURIComponent(name ?? "")}`;
      const answer = await send(connection, path, { method: "POST", file, signal });
      const song: { id: string } = await answer.json();
      return song.id;
    },
    async requestFilm({ imageUrl, script, id, song, callbackUrl, signal, ...wishes }) {
      const body = {
        generation_type: "video",
        task_uuid: id ?? crypto.randomUUID(),
        video_description: script,
        image_url: imageUrl,
        user_id: await userId(),
        opcoes: optionsOf(wishes),
        ...(song === undefined ? {} : { musica: song }),
        ...(callbackUrl === undefined ? {} : { callback_url: callbackUrl }),
      };
      const answer = await send(connection, WEBHOOK, { method: "POST", body, signal });
      const film: Film = await answer.json();
      return film;
    },
    async waitForFilm(id, { signal, onProgress } = {}) {
      for (let awaySince: number | undefined; ; await pause(POLL_MS, signal)) {
        try {
          const film = await findFilm(id, signal);
          awaySince = undefined;
          onProgress?.(film);
          if (FINAL.includes(film.status)) return film;
        } catch (error) {
          const isAway = error instanceof ClientError && (error.status === 0 || error.status >= 500);
          awaySince ??= Date.now();
          if (!isAway || Date.now() - awaySince > OUTAGE_MS) throw error;
        }
      }
    },
    async cancelFilm(id) {
      const answer = await send(connection, `/generations/${encodeURIComponent(id)}/cancel`, {
        method: "POST",
        body: {},
      });
      const film: Film = await answer.json();
      return film;
    },
    async download(url, signal) {
      const { origin, pathname, search } = new URL(url, server);
      // Files need no key, and may lie elsewhere.
      const from = { ...connection, server: origin, key: undefined };
      return send(from, pathname + search, { accept: "*/*", signal });
    },
  };
}

interface ImageAnswer {
  readonly image_url: string;
  readonly positivePrompt: string;
  readonly video_description: string;
}

function optionsOf({ style, seconds, template }: FilmOptions): Record<string, unknown> {
  return {
    ...(style === undefined ? {} : { estilo: style }),
    ...(seconds === undefined ? {} : { duracao: seconds }),
    ...(template === undefined ? {} : { modelo: template }),
  };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
