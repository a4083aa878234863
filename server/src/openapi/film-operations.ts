import {
  callbackLogSchema,
  callbackSchema,
  callbackSecretSchema,
  generationSchema,
  imageRequestSchema,
  imageResultSchema,
  previewSchema,
  removalSchema,
  renameSchema,
  videoRequestSchema,
  WEBHOOK_PATH,
  workflowRequestSchema,
} from "@curta/contract";
import { z } from "zod";
import type { Named, Operation } from "./operation.ts";

const ROW: Named = { name: "Generation", schema: generationSchema };
const REMOVAL: Named = { name: "Removal", schema: removalSchema };
const PREVIEW: Named = { name: "Preview", schema: previewSchema };

/** Schemas that stand inside others and deserve a name of their own. */
export const REQUEST_PARTS: readonly Named[] = [
  { name: "ImageRequest", schema: imageRequestSchema },
  { name: "FilmRequest", schema: videoRequestSchema },
];
/** What is posted to a `callback_url`. */
export const CALLBACK: Named = { name: "Callback", schema: callbackSchema };
export const ANSWER_PARTS: readonly Named[] = [{ name: "ImageResult", schema: imageResultSchema }, CALLBACK];
const SECRET: Named = { name: "CallbackSecret", schema: callbackSecretSchema };

const WORKFLOW_TEXT = `Com \`generation_type: "imagem"\` vai uma foto em base64 (\`imagem_base64\`) ou o endereço de uma imagem
anterior (\`key_image\`), e volta uma lista com a imagem, o prompt e o roteiro. Com \`generation_type: "video"\` vai o roteiro, e
volta na hora a linha do vídeo; repetir o pedido com o mesmo \`task_uuid\` não muda nada. \`user_id\` é o de quem pede.
Em \`opcoes\`, \`estilo\` e \`duracao\` (segundos); \`assunto\` diz em uma linha sobre o que é a foto; \`musica\`, o \`id\` de uma música enviada a \`/songs\`.
Com \`callback_url\` no pedido do vídeo, esse endereço recebe um POST quando ele termina (\`Callback\`), assinado com
HMAC-SHA256 como diz o Standard Webhooks (cabeçalhos \`webhook-id\`, \`webhook-timestamp\` e \`webhook-signature\`); o segredo está em
\`/callbacks/secret\`. Sem uma resposta 2xx em dez segundos, tentamos de novo por dois dias. O mesmo aviso pode chegar duas
vezes: \`webhook-id\` o distingue.`;

export const FILM_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: WEBHOOK_PATH,
    tag: "Vídeos",
    summary: "Faz a imagem, ou pede o vídeo",
    text: WORKFLOW_TEXT,
    access: "webhook",
    body: { name: "WorkflowRequest", schema: workflowRequestSchema },
    answers: {
      200: {
        text: "A imagem, o prompt e o roteiro.",
        json: { name: "ImageResults", schema: z.array(imageResultSchema).length(1) },
      },
      202: { text: "O vídeo entrou na fila.", json: ROW },
    },
    errors: [
      "broken_base64",
      "photo_too_large",
      "photo_not_image",
      "photo_broken",
      "photo_too_many_pixels",
      "photo_too_small",
      "photo_missing",
      "unknown_image_url",
      "image_missing",
      "song_missing",
      "song_too_short",
      "callback_refused",
      "too_many_requests",
      "task_conflict",
      "too_many_images",
      "too_many_films",
      "queue_full",
      "space_full",
      "memory_short",
      "upload_silent",
    ],
  },
  {
    method: "post",
    path: "/generations/{id}/cancel",
    tag: "Vídeos",
    summary: "Cancela um vídeo que espera ou está sendo feito",
    access: "webhook",
    answers: { 200: { text: "A linha depois disso.", json: ROW } },
    errors: ["not_found"],
  },
  {
    method: "post",
    path: "/generations/{id}/retry",
    tag: "Vídeos",
    summary: "Pede o mesmo vídeo outra vez, com outro id",
    access: "webhook",
    answers: { 202: { text: "A linha do vídeo novo.", json: ROW } },
    errors: ["not_found", "too_many_images", "too_many_films", "queue_full", "space_full"],
  },
  {
    method: "get",
    path: "/generations/{id}/callback",
    tag: "Vídeos",
    summary: "O que houve com o aviso de que um vídeo terminou",
    text: "`fault` diz por que não houve resposta: o endereço não é permitido, o tempo acabou, ou não houve conexão.",
    access: "webhook",
    answers: {
      200: { text: "O aviso e as tentativas.", json: { name: "CallbackLog", schema: callbackLogSchema } },
    },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/callbacks/secret",
    tag: "Vídeos",
    summary: "O segredo com que os avisos são assinados",
    access: "webhook",
    answers: { 200: { text: "O segredo.", json: SECRET } },
  },
  {
    method: "post",
    path: "/callbacks/secret",
    tag: "Vídeos",
    summary: "Troca o segredo dos avisos",
    access: "session",
    answers: { 200: { text: "O segredo novo.", json: SECRET } },
  },
  {
    method: "get",
    path: "/generations/{id}/preview",
    tag: "Vídeos",
    summary: "O que a prévia de um vídeo precisa",
    access: "webhook",
    answers: { 200: { text: "Imagem, semente e leitura.", json: PREVIEW } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/images/preview",
    tag: "Vídeos",
    summary: "O que a prévia de uma imagem precisa",
    access: "session",
    query: z.object({ image_url: z.string().min(1).max(2_000) }),
    answers: { 200: { text: "Imagem, semente e leitura.", json: PREVIEW } },
    errors: ["unknown_image_url", "image_missing"],
  },
  {
    method: "patch",
    path: "/generations/{id}",
    tag: "Vídeos",
    summary: "Dá um nome a um vídeo, ou o tira",
    access: "session",
    body: { name: "Rename", schema: renameSchema },
    answers: { 200: { text: "A linha depois disso.", json: ROW } },
    errors: ["not_found"],
  },
  {
    method: "delete",
    path: "/generations/{id}",
    tag: "Vídeos",
    summary: "Apaga um vídeo",
    access: "session",
    answers: { 200: { text: "Quanto foi apagado.", json: REMOVAL } },
    errors: ["not_found"],
  },
  {
    method: "delete",
    path: "/generations/{id}/photo",
    tag: "Vídeos",
    summary: "Apaga a foto de um vídeo, com tudo o que foi feito dela",
    access: "session",
    answers: { 200: { text: "Quanto foi apagado.", json: REMOVAL } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/media/{folder}/{name}",
    route: "/media/*",
    tag: "Vídeos",
    summary: "O arquivo de um vídeo ou de uma imagem",
    text: "Aceita `Range`. Quem tem o endereço abre o arquivo: o nome da pasta não se adivinha.",
    access: "open",
    query: z.object({ key: z.string().optional() }),
    answers: {
      200: { text: "O arquivo inteiro.", types: ["video/mp4", "image/jpeg"] },
      206: { text: "O pedaço pedido.", types: ["video/mp4", "image/jpeg"] },
      304: { text: "Não mudou." },
      416: { text: "O pedaço pedido não existe." },
    },
    errors: ["not_found"],
  },
];
