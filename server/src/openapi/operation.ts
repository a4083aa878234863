import type { ErrorCode } from "@curta/contract";
import type { z } from "zod";

/**
 * Who may ask: anyone; a signed-in user; that user, or a machine with a key for this scope; who knows the operator's token.
 */
export type Access = "open" | "session" | "webhook" | "rest" | "metrics";

export const TAGS = {
  Vídeos: "Da foto ao vídeo: a imagem com os textos, o vídeo, e como ele vai.",
  Links: "Ver um vídeo sem conta: no celular de quem o fez, ou na página que ele tornou pública.",
  Rascunhos: "O trabalho que ainda não virou vídeo.",
  Conta: "O que é de quem pede: ver, levar e apagar.",
  Entrada:
    "Entrar com e-mail e senha, como no supabase/auth. Máquinas não entram: usam uma chave (`curta key add`).",
  Linhas:
    "A tabela `shorts_generation`, como no PostgREST: cada um vê só as suas linhas. As mudanças também chegam por WebSocket em `/realtime/v1/websocket`, no protocolo do supabase/realtime (canal `video_generation_<id>`).",
  Serviço: "Saúde, medidas e este documento.",
} as const;

/** A schema with the name under which the document keeps it. */
export interface Named {
  readonly name: string;
  readonly schema: z.ZodType;
}

export interface Answer {
  readonly text: string;
  /** Absent: an answer without a body, or with one of another type. */
  readonly json?: Named;
  /** Media types of an answer that is not JSON. */
  readonly types?: readonly string[];
}

/** One method of one path. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** With names in braces. */
  readonly path: string;
  /** The server's own pattern, where it is not the path with colons for braces. */
  readonly route?: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly text?: string;
  readonly access: Access;
  readonly query?: z.ZodObject;
  readonly body?: Named & { readonly type?: string };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Errors of this operation, beside those that every one can have. */
  readonly errors?: readonly ErrorCode[];
}
