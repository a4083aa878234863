import type { SongAnswer } from "@curta/contract";
import { expect, test } from "vitest";
import { INITIAL_STATE, reduce } from "../reduce.ts";
import { filmRequest } from "../requests.ts";

const FILM = {
  id: "5f0c2b0e-6a52-4f6e-9d0f-2f6b1f6f7a11",
  status: "processing",
  image_url: "https://a/key.jpg",
  video_description: "roteiro guardado",
} as const;

const READING = { seconds: 40, from: 0, beat: null, levels: [0] };

test("a restored film keeps its music: it is asked for with it, also before anything is known of it", () => {
  const musica = "3c6f4a52-3f0a-4a57-8f40-8a3c8c1d2e3f";
  const row = { ...FILM, options: { estilo: "suave", duracao: 15, musica } } as const;
  const state = reduce(INITIAL_STATE, { type: "film-restored", row });
  expect(state).toMatchObject({ song: null, missingSong: musica, options: { estilo: "suave", duracao: 15 } });
  expect(state.film?.request.musica).toBe(musica);
  expect(filmRequest(state)?.musica).toBe(musica);
  const song: SongAnswer = { id: musica, name: "Samba.m4a", reading: READING };
  const found = reduce(state, { type: "song-found", id: musica, song });
  expect(found).toMatchObject({ song: { id: musica }, missingSong: null, changes: state.changes });
  const gone = reduce(state, { type: "song-found", id: musica, song: null });
  expect(gone).toMatchObject({ song: null, missingSong: null, message: { kind: "error" } });
  expect(filmRequest(gone)?.musica).toBeUndefined();
  const removed = reduce(state, { type: "song-chosen", song: null });
  expect(reduce(removed, { type: "song-found", id: musica, song }).song).toBeNull();
});
