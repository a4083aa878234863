import { removalSchema, SONGS_PATH, songAnswerSchema } from "@curta/contract";
import { z } from "zod";
import type { Named, Operation } from "./operation.ts";

const SONG: Named = { name: "Song", schema: songAnswerSchema };
const FILE: Named = { name: "SongFile", schema: z.string().meta({ format: "binary" }) };

export const SONG_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: SONGS_PATH,
    tag: "Vídeos",
    summary: "Guarda uma música de quem pede",
    text: `O corpo é o próprio arquivo: MP3, M4A, AAC, WAV ou OGG, até 30MB e 15 minutos. Volta o que se ouviu nele, e o \`id\` que
vai como \`musica\` no pedido do vídeo. Quem envia responde pelos direitos de uso.`,
    access: "webhook",
    query: z.object({ nome: z.string().max(500).optional() }),
    body: { ...FILE, type: "application/octet-stream" },
    answers: { 201: { text: "A música está guardada.", json: SONG } },
    errors: [
      "song_too_large",
      "song_not_audio",
      "song_broken",
      "song_too_long",
      "song_too_short",
      "song_silent",
      "too_many_requests",
      "queue_full",
      "space_full",
      "memory_short",
      "upload_silent",
    ],
  },
  {
    method: "get",
    path: `${SONGS_PATH}/{id}`,
    tag: "Vídeos",
    summary: "O que se ouviu na música",
    access: "webhook",
    answers: { 200: { text: "A música.", json: SONG } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: `${SONGS_PATH}/{id}/file`,
    tag: "Vídeos",
    summary: "O arquivo da música, como foi enviado",
    access: "webhook",
    answers: { 200: { text: "O arquivo.", types: ["application/octet-stream"] } },
    errors: ["not_found"],
  },
  {
    method: "delete",
    path: `${SONGS_PATH}/{id}`,
    tag: "Vídeos",
    summary: "Apaga a música; os vídeos feitos com ela ficam",
    access: "webhook",
    answers: { 200: { text: "O que foi apagado.", json: { name: "Removal", schema: removalSchema } } },
    errors: ["not_found"],
  },
];
