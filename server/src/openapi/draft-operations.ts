import {
  draftAnswerSchema,
  draftBodySchema,
  draftKeptSchema,
  draftPageSchema,
  MAX_SEARCH_CHARS,
} from "@curta/contract";
import { z } from "zod";
import type { Named, Operation } from "./operation.ts";

const DRAFT: Named = { name: "Draft", schema: draftAnswerSchema };
const PHOTO: Named = { name: "DraftPhoto", schema: z.string().meta({ format: "binary" }) };

export const DRAFT_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/drafts",
    tag: "Rascunhos",
    summary: "Os rascunhos, do mais novo para o mais velho",
    access: "session",
    text: "`search` acha o que o nome, o assunto, o nome da foto ou o roteiro contém, sem distinguir acentos e maiúsculas.",
    query: z.object({
      before: z.iso.datetime({ offset: true }).optional(),
      search: z.string().max(MAX_SEARCH_CHARS).optional(),
    }),
    answers: { 200: { text: "Uma página.", json: { name: "DraftPage", schema: draftPageSchema } } },
  },
  {
    method: "delete",
    path: "/drafts/{id}",
    tag: "Rascunhos",
    summary: "Apaga um rascunho",
    access: "session",
    answers: { 200: { text: "Não existe mais.", json: { name: "Done", schema: z.object({}) } } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/drafts/current",
    tag: "Rascunhos",
    summary: "O rascunho em que se trabalhou por último",
    access: "session",
    answers: { 200: { text: "O rascunho, ou null.", json: DRAFT } },
  },
  {
    method: "get",
    path: "/drafts/{id}",
    tag: "Rascunhos",
    summary: "Um rascunho",
    access: "session",
    answers: { 200: { text: "O rascunho, ou null.", json: DRAFT } },
  },
  {
    method: "put",
    path: "/drafts/{id}",
    tag: "Rascunhos",
    summary: "Guarda um rascunho",
    text: "`version` é a versão em que as mudanças foram feitas: se já é outra, ou o rascunho foi excluído, nada é guardado. Um rascunho novo tem a versão 0.",
    access: "session",
    body: { name: "DraftBody", schema: draftBodySchema },
    answers: { 200: { text: "A versão nova.", json: { name: "DraftKept", schema: draftKeptSchema } } },
    errors: ["draft_changed", "not_found", "too_many_drafts", "unknown_image_url", "body_too_large"],
  },
  {
    method: "get",
    path: "/drafts/{id}/photo",
    tag: "Rascunhos",
    summary: "A foto de um rascunho que ainda não tem imagem, como foi enviada",
    access: "session",
    answers: { 200: { text: "O arquivo.", types: ["application/octet-stream"] } },
    errors: ["not_found"],
  },
  {
    method: "put",
    path: "/drafts/{id}/photo",
    tag: "Rascunhos",
    summary: "Guarda a foto de um rascunho que ainda não tem imagem",
    text: "O corpo é o próprio arquivo, até 10MB. Um rascunho que já tem foto ou imagem fica como está.",
    access: "session",
    body: { ...PHOTO, type: "application/octet-stream" },
    answers: { 200: { text: "A foto está guardada.", json: { name: "Done", schema: z.object({}) } } },
    errors: [
      "not_found",
      "photo_too_large",
      "too_many_images",
      "queue_full",
      "space_full",
      "memory_short",
      "upload_silent",
    ],
  },
];
