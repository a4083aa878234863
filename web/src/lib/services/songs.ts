import { SONGS_PATH, type PageConfig, type SongAnswer } from "@curta/contract";
import { networkProblem } from "../browser/network/network-problem.ts";
import type { AccessToken } from "../rows/rows.ts";
import { text } from "../text.ts";
import { refusalOf } from "./refusal.ts";

const RATE = 48_000;
/** Status of the answer where a song is not kept. */
const NOT_KEPT = 404;

/** Gives a song's sound by its id. */
export type LoadSound = (id: string) => Promise<AudioBuffer>;

/** The user's own music on our own server. The message of a rejection is the sentence for the user. */
export interface Songs {
  /** Keeps a file and says what was found in it. */
  readonly send: (file: File) => Promise<SongAnswer>;
  /** What was found in a kept file; null where it is not kept any more. */
  readonly find: (id: string) => Promise<SongAnswer | null>;
  /** Decoded by the browser. Only the last one stays in memory: minutes of sound are large. */
  readonly loadSound: LoadSound;
}

/** Undefined with an outside workflow, which keeps no music. */
export function openSongs(config: PageConfig, accessToken: AccessToken): Songs | undefined {
  if (config.workflowUrl !== config.supabaseUrl) return undefined;
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const token = await accessToken();
    const headers = {
      Accept: "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(init.body === undefined ? {} : { "Content-Type": "application/octet-stream" }),
    };
    const answer = await fetch(`${config.workflowUrl}${SONGS_PATH}${path}`, { ...init, headers }).catch(
      (cause: unknown) => {
        throw new Error(networkProblem(), { cause });
      },
    );
    if (answer.ok) return answer;
    throw new Error(refusalOf(await answer.text()) || text.song.failed, { cause: answer.status });
  };
  return {
    async send(file) {
      const query = `?nome=${encodeURIComponent(file.name)}`;
      return readSong(await call(query, { method: "POST", body: file }));
    },
    async find(id) {
      const answer = await call(`/${id}`, { method: "GET" }).catch((error: unknown) => {
        if (error instanceof Error && error.cause === NOT_KEPT) return null;
        throw error;
      });
      return answer && readSong(answer);
    },
    loadSound: rememberLast(async (id) => {
      const answer = await call(`/${id}/file`, { method: "GET" });
      return new OfflineAudioContext(2, 1, RATE).decodeAudioData(await answer.arrayBuffer());
    }),
  };
}

async function readSong(answer: Response): Promise<SongAnswer> {
  const { readSongAnswer } = await import("../read-answers.ts");
  return readSongAnswer(await answer.text());
}

function rememberLast(load: LoadSound): LoadSound {
  let last: { readonly id: string; readonly sound: Promise<AudioBuffer> } | null = null;
  return async (id) => {
    if (last?.id === id) return last.sound;
    const sound = load(id);
    last = { id, sound };
    sound.catch(() => {
      if (last?.sound === sound) last = null;
    });
    return sound;
  };
}
