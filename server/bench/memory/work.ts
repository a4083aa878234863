import { randomUUID } from "node:crypto";
import { SONGS_PATH, WEBHOOK_PATH, type Generation, type ImageResult } from "@curta/contract";
import { until, type TestCaller } from "../../testing/servers/test-server.ts";

export interface MadeImage {
  readonly url: string;
  readonly script: string;
  readonly style: string;
  readonly seconds: number;
}

const STYLES = ["viral", "cinematografico", "suave"] as const;
/** Mostly short ones: memory grows with the first seconds. */
const SECONDS = [5, 5, 8, 5, 15, 5, 8, 5, 30, 5, 8, 60] as const;
const FILM_LIMIT_MS = 600_000;

/** Sends a photo; gives its image where there is one, and how it ended: "made", or the error's status and code. */
export async function sendPhoto(
  caller: TestCaller,
  photo: Uint8Array,
  index: number,
): Promise<{ image?: MadeImage; outcome: string }> {
  const style = STYLES[index % STYLES.length] ?? "viral";
  const seconds = SECONDS[index % SECONDS.length] ?? 5;
  const opcoes = { estilo: style, duracao: seconds };
  const answer = await caller.post(WEBHOOK_PATH, { ...caller.imageBody(photo), opcoes });
  if (!answer.ok) {
    const { code }: { code?: string } = await answer.json();
    return { outcome: `${answer.status} ${code}` };
  }
  const [image]: ImageResult[] = await answer.json();
  if (!image) throw new Error("no image");
  return {
    image: { url: image.image_url, script: image.video_description, style, seconds },
    outcome: "made",
  };
}

/** Sends a song, has it listened to, and deletes it: "heard", or the error's status and code. */
export async function sendSong({ url }: TestCaller, song: Buffer): Promise<string> {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await fetch(url + SONGS_PATH, { method: "POST", headers, body: new Uint8Array(song) });
  const { id, code }: { id?: string; code?: string } = await answer.json();
  if (id === undefined) return `${answer.status} ${code}`;
  await fetch(`${url}${SONGS_PATH}/${id}`, { method: "DELETE" });
  return "heard";
}

/** Has one film made and waits for its end. */
export async function makeFilm(
  caller: TestCaller,
  { url, script, style, seconds }: MadeImage,
): Promise<{ kind: string; outcome: string }> {
  const id = randomUUID();
  const opcoes = { estilo: style, duracao: seconds };
  const asked = await caller.post(WEBHOOK_PATH, { ...caller.videoBody(url, script, id), opcoes });
  if (asked.status !== 202) throw new Error(`film: ${asked.status} ${await asked.text()}`);
  const outcome = await until("the film", () => endOf(caller, id), FILM_LIMIT_MS);
  return { kind: `${seconds} s`, outcome };
}

async function endOf(caller: TestCaller, id: string): Promise<string | undefined> {
  const answer = await fetch(`${caller.url}/rest/v1/shorts_generation?select=status&id=eq.${id}`);
  const [row]: Generation[] = await answer.json();
  return row !== undefined && ["completed", "error", "canceled"].includes(row.status)
    ? row.status
    : undefined;
}
