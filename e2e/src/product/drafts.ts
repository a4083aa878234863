/** Drafts that are kept without the page. */
import type { Caller } from "./caller.ts";

/** An image and the texts that came with it. */
export interface Take {
  readonly image_url: string;
  readonly positivePrompt: string;
  readonly video_description: string;
}

/** The page's own. */
const OPTIONS = { estilo: "viral", duracao: 30 };

/** Has a photo's image made. */
export async function makeTake(
  { userId, call }: Caller,
  photo: Buffer,
  { name = "gato.jpg", options = OPTIONS } = {},
): Promise<Take> {
  const [take] = (await call("POST", "/webhook/gerarShorts", {
    generation_type: "imagem",
    imagem_base64: photo.toString("base64"),
    imagem_nome: name,
    user_id: userId,
    opcoes: options,
  })) as Take[];
  if (take === undefined) throw new Error(`no image of ${name}`);
  return take;
}

/** Keeps a draft of an image. Gives its id. */
export async function putDraft(
  { call }: Caller,
  take: Take,
  work: { photo_name?: string; script?: string; put_away?: boolean } = {},
): Promise<string> {
  const { photo_name = "gato.jpg", script = take.video_description, put_away = false } = work;
  const { image_url, positivePrompt: prompt } = take;
  const id = crypto.randomUUID();
  await call("PUT", `/drafts/${id}`, {
    version: 0,
    photo_name,
    takes: [take],
    present: { image_url, prompt, script, options: OPTIONS },
    past: [],
    future: [],
    edited_at: new Date().toISOString(),
    put_away,
  });
  return id;
}

/** Keeps a draft of an image that is made for it. Gives its id. */
export async function keepDraft(caller: Caller, photo: Buffer, script: string): Promise<string> {
  return putDraft(caller, await makeTake(caller, photo), { script });
}
