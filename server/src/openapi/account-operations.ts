import {
  keptDataSchema,
  keyBodySchema,
  keyListSchema,
  madeKeySchema,
  meSchema,
  pageConfigSchema,
  PAGE_CONFIG_PATH,
  photoPageSchema,
  removalSchema,
  signInListSchema,
} from "@curta/contract";
import { z } from "zod";
import type { Answer, Operation } from "./operation.ts";

const REMOVED: Answer = {
  text: "Quanto foi apagado.",
  json: { name: "Removal", schema: removalSchema },
};
const ARCHIVE: Answer = { text: "Um ZIP com tudo.", types: ["application/zip"] };
const alive = { name: "Alive", schema: z.object({ ok: z.boolean() }) };
const readiness = {
  name: "Readiness",
  schema: z.object({ ok: z.boolean(), database: z.boolean(), media: z.boolean(), stopping: z.boolean() }),
};

const READY_ANSWERS = {
  200: { text: "Pode trabalhar.", json: readiness },
  503: { text: "Não pode, e por quê.", json: readiness },
};

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/me",
    tag: "Conta",
    summary: "De quem é a sessão ou a chave: o `user_id` dos pedidos",
    access: "webhook",
    answers: { 200: { text: "O id.", json: { name: "Me", schema: meSchema } } },
  },
  {
    method: "get",
    path: "/keys",
    tag: "Conta",
    summary: "As chaves com que programas agem por quem pede",
    access: "session",
    answers: { 200: { text: "As chaves, sem o segredo.", json: { name: "KeyList", schema: keyListSchema } } },
  },
  {
    method: "post",
    path: "/keys",
    tag: "Conta",
    summary: "Faz uma chave; só esta resposta a mostra",
    access: "session",
    body: { name: "KeyBody", schema: keyBodySchema },
    answers: { 200: { text: "A chave.", json: { name: "MadeKey", schema: madeKeySchema } } },
    errors: ["too_many_keys", "not_found"],
  },
  {
    method: "delete",
    path: "/keys/{id}",
    tag: "Conta",
    summary: "Acaba com uma chave, na hora",
    access: "session",
    answers: { 200: { text: "Acabou.", json: { name: "Done", schema: z.object({}) } } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/photos",
    tag: "Conta",
    summary: "As fotos, da mais nova para a mais velha",
    access: "session",
    query: z.object({ before: z.iso.datetime({ offset: true }).optional() }),
    answers: { 200: { text: "Uma página.", json: { name: "PhotoPage", schema: photoPageSchema } } },
  },
  {
    method: "delete",
    path: "/photos/{id}",
    tag: "Conta",
    summary: "Apaga uma foto, com tudo o que foi feito dela",
    access: "session",
    answers: { 200: REMOVED },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/account/data",
    tag: "Conta",
    summary: "O que está guardado",
    access: "session",
    answers: {
      200: { text: "Quanto há de cada coisa.", json: { name: "KeptData", schema: keptDataSchema } },
    },
  },
  {
    method: "get",
    path: "/account/sign-ins",
    tag: "Conta",
    summary: "Quem entrou, ou tentou, e as trocas de senha",
    access: "session",
    answers: {
      200: {
        text: "As 50 últimas, da mais nova para a mais velha.",
        json: { name: "SignInList", schema: signInListSchema },
      },
    },
  },
  {
    method: "delete",
    path: "/account/data",
    tag: "Conta",
    summary: "Apaga tudo, menos a conta",
    access: "session",
    answers: { 200: REMOVED },
  },
  {
    method: "delete",
    path: "/account",
    tag: "Conta",
    summary: "Apaga tudo e a conta",
    access: "session",
    body: { name: "Confirmation", schema: z.object({ email: z.string().max(300) }) },
    answers: { 200: REMOVED },
    errors: ["confirmation_differs", "forbidden"],
  },
  {
    method: "get",
    path: "/account/export",
    tag: "Conta",
    summary: "Tudo em um arquivo",
    access: "session",
    answers: { 200: ARCHIVE },
    errors: ["too_many_requests", "queue_full"],
  },
  {
    method: "post",
    path: "/account/export",
    tag: "Conta",
    summary: "O mesmo, com a sessão em um formulário",
    access: "session",
    body: {
      name: "ExportForm",
      type: "application/x-www-form-urlencoded",
      schema: z.object({ access_token: z.string().max(10_000).optional() }),
    },
    answers: { 200: ARCHIVE },
    errors: ["too_many_requests", "queue_full"],
  },
  {
    method: "get",
    path: PAGE_CONFIG_PATH,
    tag: "Serviço",
    summary: "Onde estão os serviços, e a chave pública",
    access: "open",
    answers: {
      200: { text: "O que a página precisa saber.", json: { name: "PageConfig", schema: pageConfigSchema } },
    },
  },
  {
    method: "get",
    path: "/live",
    tag: "Serviço",
    summary: "O processo está vivo",
    access: "open",
    answers: { 200: { text: "Está.", json: alive } },
  },
  ...(["/ready", "/health"] as const).map((path): Operation => ({
    method: "get",
    path,
    tag: "Serviço",
    summary: "O trabalho pode ser feito: o banco responde, e há onde gravar",
    access: "open",
    answers: READY_ANSWERS,
  })),
  {
    method: "get",
    path: "/metrics",
    tag: "Serviço",
    summary: "Medidas para o Prometheus",
    text: "Só existe onde quem cuida do servidor definiu `CURTA_METRICS_TOKEN`.",
    access: "metrics",
    answers: { 200: { text: "Medidas.", types: ["text/plain"] } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/openapi.json",
    tag: "Serviço",
    summary: "Este documento",
    access: "open",
    answers: { 200: { text: "OpenAPI 3.1.", types: ["application/json"] } },
  },
  ...(["/docs", "/docs/docs.css"] as const).map((path): Operation => ({
    method: "get",
    path,
    tag: "Serviço",
    summary: "Este documento, para ler",
    access: "open",
    answers: { 200: { text: "Uma página.", types: [path === "/docs" ? "text/html" : "text/css"] } },
  })),
];
