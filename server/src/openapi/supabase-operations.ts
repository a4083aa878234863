import { GENERATION_TABLE, generationSchema } from "@curta/contract";
import { z } from "zod";
import { credentialsSchema } from "../supabase/auth/token.ts";
import { userChangeSchema } from "../supabase/auth/user.ts";
import type { Named, Operation } from "./operation.ts";

const when = z.iso.datetime();
const userSchema = z.object({
  id: z.uuid(),
  aud: z.literal("authenticated"),
  role: z.literal("authenticated"),
  email: z.string(),
  phone: z.string(),
  email_confirmed_at: when,
  confirmed_at: when,
  last_sign_in_at: when.nullable(),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.object({ email: z.string(), email_verified: z.boolean() }),
  identities: z.array(z.looseObject({ identity_id: z.uuid(), provider: z.string() })),
  created_at: when,
  updated_at: when,
  is_anonymous: z.boolean(),
});
const USER: Named = { name: "User", schema: userSchema };
const SESSION: Named = {
  name: "Session",
  schema: z.object({
    access_token: z.string(),
    token_type: z.literal("bearer"),
    expires_in: z.number().int(),
    expires_at: z.number().int(),
    refresh_token: z.string(),
    user: userSchema,
  }),
};
const CREDENTIALS: Named = { name: "Credentials", schema: credentialsSchema };

const ROWS_PATH = `/rest/v1/${GENERATION_TABLE}`;
const ROUTE = "/rest/v1/:table";
const rowSchema = generationSchema.partial();
const ROWS: Named = {
  name: "Rows",
  schema: z.union([z.array(rowSchema), rowSchema]),
};
const CANCELED: Named = { name: "RowChange", schema: z.object({ status: z.literal("canceled") }) };
const filter = z.object({
  select: z.string().optional(),
  id: z.string().optional(),
});
const ROWS_TEXT =
  "Filtros e colunas como no PostgREST: `?select=status,video_url,error_message&id=eq.<id>`. Com `Accept: application/vnd.pgrst.object+json` volta uma linha só.";

export const AUTH_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: "/auth/v1/token",
    tag: "Entrada",
    summary: "Entra com e-mail e senha, ou continua uma sessão",
    access: "open",
    query: z.object({ grant_type: z.enum(["password", "refresh_token"]) }),
    body: {
      name: "TokenRequest",
      schema: z.union([credentialsSchema, z.object({ refresh_token: z.string().min(1).max(500) })]),
    },
    answers: { 200: { text: "A sessão.", json: SESSION } },
  },
  {
    method: "post",
    path: "/auth/v1/signup",
    tag: "Entrada",
    summary: "Faz uma conta, onde o cadastro está aberto",
    access: "open",
    body: CREDENTIALS,
    answers: { 200: { text: "A sessão.", json: SESSION } },
  },
  {
    method: "get",
    path: "/auth/v1/user",
    tag: "Entrada",
    summary: "Quem está na sessão",
    access: "session",
    answers: { 200: { text: "A pessoa.", json: USER } },
  },
  {
    method: "put",
    path: "/auth/v1/user",
    tag: "Entrada",
    summary: "Troca a senha, com a atual; as outras sessões terminam",
    access: "session",
    body: { name: "UserChange", schema: userChangeSchema },
    answers: { 200: { text: "A pessoa.", json: USER } },
  },
  {
    method: "post",
    path: "/auth/v1/logout",
    tag: "Entrada",
    summary: "Sai",
    access: "session",
    query: z.object({ scope: z.enum(["global", "local", "others"]).optional() }),
    answers: { 204: { text: "Saiu." } },
  },
  {
    method: "get",
    path: "/auth/v1/.well-known/jwks.json",
    tag: "Entrada",
    summary: "As chaves públicas das sessões",
    access: "open",
    answers: {
      200: {
        text: "As chaves.",
        json: { name: "KeySet", schema: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }) },
      },
    },
  },
  ...(["health", "settings"] as const).map((path): Operation => ({
    method: "get",
    path: `/auth/v1/${path}`,
    tag: "Entrada",
    summary: path === "health" ? "Que serviço é este" : "O que este serviço permite",
    access: "open",
    answers: {
      200: { text: "Como o supabase/auth diz.", json: { name: "AuthFacts", schema: z.looseObject({}) } },
    },
  })),
];

export const ROW_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: ROWS_PATH,
    route: ROUTE,
    tag: "Linhas",
    summary: "Lê as linhas de quem pede",
    text: ROWS_TEXT,
    access: "rest",
    query: filter,
    answers: { 200: { text: "As linhas, ou a linha.", json: ROWS } },
  },
  {
    method: "patch",
    path: ROWS_PATH,
    route: ROUTE,
    tag: "Linhas",
    summary: "Cancela vídeos",
    access: "rest",
    query: filter,
    body: CANCELED,
    answers: {
      204: { text: "Feito." },
      200: { text: "As linhas, com `Prefer: return=representation`.", json: ROWS },
    },
  },
  {
    method: "delete",
    path: ROWS_PATH,
    route: ROUTE,
    tag: "Linhas",
    summary: "Apaga vídeos que terminaram",
    access: "rest",
    query: filter,
    answers: {
      204: { text: "Feito." },
      200: { text: "As linhas, com `Prefer: return=representation`.", json: ROWS },
    },
  },
  {
    method: "post",
    path: ROWS_PATH,
    route: ROUTE,
    tag: "Linhas",
    summary: "Escreve linhas: só com a chave de serviço, para um workflow de fora",
    access: "rest",
    body: { name: "NewRow", schema: rowSchema },
    answers: { 201: { text: "Feito." } },
  },
];
