import { randomUUID } from "node:crypto";
import { pageConfigSchema, WEBHOOK_PATH, type ImageResult } from "@curta/contract";

/** How long a client waits for rows or a film. */
const READ_LIMIT_MS = 20_000;

export interface GenerationRow {
  readonly status: string;
  readonly video_url: string | null;
}

/** A client of the product over HTTP. A missing answer is never taken for a refusal or success. */
export class ProductClient {
  readonly #url: string;
  #image: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Requests a film; undefined if it was not accepted. */
  async ask(script: string, photo: Uint8Array, seconds: number): Promise<string | undefined> {
    try {
      const opcoes = { estilo: "viral", duracao: seconds };
      this.#image ??= await this.#makeImage(photo, opcoes);
      const id = randomUUID();
      const body = {
        generation_type: "video",
        task_uuid: id,
        video_description: script,
        image_url: this.#image,
      };
      const response = await this.#post({ ...body, user_id: "test-user", opcoes });
      return response.status === 202 ? id : undefined;
    } catch {
      return undefined;
    }
  }

  async #makeImage(photo: Uint8Array, opcoes: unknown): Promise<string> {
    const response = await this.#post({
      generation_type: "imagem",
      imagem_base64: Buffer.from(photo).toString("base64"),
      imagem_nome: "chaos.jpg",
      user_id: "test-user",
      opcoes,
    });
    const [result] = (await response.json()) as ImageResult[];
    if (!result) throw new Error("no image");
    return result.image_url;
  }

  #post(body: unknown): Promise<Response> {
    return fetch(this.#url + WEBHOOK_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
  }

  /** The row as its owner reads it; undefined while the product does not answer. */
  async row(id: string): Promise<GenerationRow | undefined> {
    return (await this.rows(`id=eq.${id}`))[0];
  }

  /** A film as it is served; undefined while the product does not answer. */
  async download(url: string): Promise<Buffer | undefined> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(READ_LIMIT_MS) });
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Rows that match a PostgREST filter; none while the product does not answer. */
  async rows(filter: string): Promise<readonly GenerationRow[]> {
    try {
      const signal = AbortSignal.timeout(READ_LIMIT_MS);
      const config = pageConfigSchema.parse(
        await (await fetch(`${this.#url}/config.json`, { signal })).json(),
      );
      const query = `select=status,video_url&${filter}`;
      const response = await fetch(`${this.#url}/rest/v1/shorts_generation?${query}`, {
        headers: { apikey: config.supabaseKey, authorization: `Bearer ${config.supabaseKey}` },
        signal,
      });
      const rows: unknown = await response.json();
      return Array.isArray(rows) ? rows : [];
    } catch {
      return [];
    }
  }
}
