import { basename, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ClientError } from "@curta/client/source";
import {
  assertCleanText,
  CurtaError,
  FINAL_STATUSES,
  MAX_PROMPT_CHARS,
  MAX_SCRIPT_CHARS,
  MAX_TOPIC_CHARS,
  optionsSchema,
  PROGRESS_STAGES,
  STATUSES,
} from "@curta/contract";
import { sniffPhoto } from "@curta/studio/sniff";
import { McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { assertPlainFile, readPhoto } from "../read-files.ts";
import type { FilmMaker, FilmState, MakerImage } from "./film-maker.ts";
import { FIELDS, TOOLS } from "../../texts/tools.ts";

const { estilo, duracao, modelo } = optionsSchema.shape;
const optionShape = {
  style: estilo.describe(FIELDS.style),
  seconds: duracao.describe(FIELDS.seconds),
  template: modelo.describe(FIELDS.template),
};
const photoSchema = z.object({
  photo: z.string().min(1).max(4_000).describe(FIELDS.photo),
  about: z.string().max(MAX_TOPIC_CHARS).optional().describe(FIELDS.about),
  ...optionShape,
});
const imageSchema = photoSchema.extend({
  prompt: z.string().max(MAX_PROMPT_CHARS).optional().describe(FIELDS.prompt),
});
const filmSchema = z.object({
  image: z.string().min(1).max(2_000).describe(FIELDS.image),
  script: z.string().max(MAX_SCRIPT_CHARS).describe(FIELDS.script),
  ...optionShape,
});
const statusSchema = z.object({
  film: z.string().min(1).max(200),
  wait: z.number().min(0).max(50).default(20).describe(FIELDS.wait),
});
const stateSchema = z.object({
  film: z.string(),
  status: z.enum(STATUSES),
  stage: z.enum(PROGRESS_STAGES).nullable(),
  progress: z.number().int(),
  path: z.string().nullable().describe(FIELDS.path),
  url: z.string().nullable(),
  error: z.string().nullable(),
});

const POLL_MS = 500;

/** An MCP server with the tools by which an assistant makes films. */
export function createMcpServer(maker: FilmMaker): McpServer {
  const server = new McpServer({ name: "curta", version: "0.1.0" });
  const makes = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
  server.registerTool(
    "make_image",
    {
      ...TOOLS.makeImage,
      inputSchema: imageSchema,
      annotations: makes,
    },
    (wishes, { mcpReq }) =>
      answer(wishes, async () => {
        const made = await image(maker, wishes, mcpReq.signal);
        const data = Buffer.from(made.shown).toString("base64");
        const { image: id, prompt, script, path } = made;
        return [say({ image: id, path, prompt, script }), { type: "image", data, mimeType: "image/jpeg" }];
      }),
  );
  server.registerTool(
    "write_script",
    {
      ...TOOLS.writeScript,
      inputSchema: photoSchema,
      annotations: makes,
    },
    (wishes, { mcpReq }) =>
      answer(wishes, async () => {
        const { image: id, script } = await image(maker, wishes, mcpReq.signal);
        return [say({ image: id, script })];
      }),
  );
  server.registerTool(
    "make_film",
    {
      ...TOOLS.makeFilm,
      inputSchema: filmSchema,
      annotations: makes,
    },
    (wishes) =>
      answer(wishes, async () => {
        const { image: id, script, ...options } = wishes;
        const film = await maker.makeFilm({ image: id, script, options: optionsOf(options) });
        return [say({ film })];
      }),
  );
  server.registerTool(
    "film_status",
    {
      ...TOOLS.filmStatus,
      inputSchema: statusSchema,
      outputSchema: stateSchema,
      annotations: { readOnlyHint: true },
    },
    async (wishes, { mcpReq }) => {
      const { film, wait } = wishes;
      const found: FilmState[] = [];
      const result = await answer(wishes, async () => {
        found.push(await waitForFilm(maker, film, wait, mcpReq.signal));
        return found.map(say);
      });
      const [state] = found;
      return state ? { ...result, structuredContent: { ...state } } : result;
    },
  );
  return server;
}

type Content = CallToolResult["content"];

/** The answer of a tool to `wishes`; a refusal is a sentence that the assistant can read. */
async function answer(wishes: object, work: () => Promise<Content>): Promise<CallToolResult> {
  try {
    assertCleanText(wishes);
    return { content: await work() };
  } catch (error) {
    const known = error instanceof CurtaError || error instanceof ClientError;
    const shown = known ? error : new CurtaError("internal");
    return { content: [{ type: "text", text: shown.message }], isError: true };
  }
}

function say(value: object): Content[number] {
  return { type: "text", text: JSON.stringify(value, null, 2) };
}

interface OptionWishes {
  readonly style: z.output<typeof estilo>;
  readonly seconds: z.output<typeof duracao>;
  readonly template?: z.output<typeof modelo>;
}

function optionsOf({ style, seconds, template }: OptionWishes) {
  return { estilo: style, duracao: seconds, modelo: template };
}

async function image(
  maker: FilmMaker,
  wishes: z.output<typeof imageSchema>,
  signal: AbortSignal,
): Promise<MakerImage> {
  const { photo, about, prompt } = wishes;
  const path = resolve(photo);
  await assertPlainFile(path);
  const bytes = await readPhoto(path);
  // Before anybody else gets it: an assistant may name any file.
  sniffPhoto(bytes);
  return maker.makeImage(
    { photo: bytes, name: basename(path), about, prompt, options: optionsOf(wishes) },
    signal,
  );
}

/** The film's state when it has ended, or when the time is over. */
async function waitForFilm(
  maker: FilmMaker,
  film: string,
  seconds: number,
  signal: AbortSignal,
): Promise<FilmState> {
  for (const end = Date.now() + seconds * 1_000; ; await sleep(POLL_MS, undefined, { signal })) {
    const state = await maker.findFilm(film);
    if (FINAL_STATUSES.includes(state.status) || Date.now() + POLL_MS > end) return state;
  }
}
