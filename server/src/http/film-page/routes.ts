import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CurtaError } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { asCurtaError } from "../../errors.ts";
import { mediaKey } from "../../media/media-store.ts";
import { findOpenedFilm, openLink, PHONE_PATH } from "../../workflow/links/phone-link.ts";
import { openPublicFilm, PUBLIC_PATH } from "../../workflow/links/public-film.ts";
import { sendMedia } from "../media/send-media.ts";
import { languageOf, sentenceIn, type PageLanguage } from "./language.ts";
import { addVisitor, readVisitor } from "./visitor-cookie.ts";
import { writeEndPage, writePhonePage, writePublicPage } from "./write-page.ts";

const FILES = ["film.mp4", "poster.jpg"] as const;
const pageSchema = z.object({ token: z.string() });
const fileSchema = z.object({ token: z.string(), file: z.enum(FILES) });

/** The pages of one film, for whoever has a link to it, and the files that they show. None of them asks for a session. */
export async function filmPageRoutes(app: FastifyInstance, context: Context): Promise<void> {
  phoneRoutes(app, context);
  publicRoutes(app, context);
  for (const [name, type] of [
    ["film-page.css", "text/css"],
    ["film-page.js", "text/javascript"],
  ] as const) {
    const text = await readFile(join(import.meta.dirname, name), "utf8");
    app.get(`/film-page/${name}`, (_request, reply) =>
      reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(text),
    );
  }
}

/** HEAD has no route here: only who gets the page may use up its link. */
function phoneRoutes(app: FastifyInstance, { pool, media, door }: Context): void {
  app.get(`${PHONE_PATH}:token`, { exposeHeadRoute: false }, (request, reply) =>
    answerPage(request, reply, async (language) => {
      const { token } = pageSchema.parse(request.params);
      // Some browsers fetch what nobody has asked for yet.
      if (String(request.headers["sec-purpose"]).includes("prefetch")) throw new CurtaError("link_used");
      const { film, visitor } = await openLink(pool, token, readVisitor(request));
      if (visitor !== undefined) addVisitor(request, reply, visitor);
      const address = `${door.originOf(request.raw)}${PHONE_PATH}${token}`;
      return writePhonePage(language, { address, title: film.title }, film.postText);
    }),
  );
  app.get(`${PHONE_PATH}:token/:file`, async (request, reply) => {
    const { token, file } = fileSchema.parse(request.params);
    const film = await findOpenedFilm(pool, token, readVisitor(request));
    if (film === undefined) throw new CurtaError("not_found");
    return sendMedia({ media }, request, reply, mediaKey(film.folder, file), {
      etag: `"${file}"`,
      cacheControl: "private, no-cache",
    });
  });
}

function publicRoutes(app: FastifyInstance, { pool, media, door }: Context): void {
  app.get(`${PUBLIC_PATH}:token`, (request, reply) =>
    answerPage(request, reply, async (language) => {
      const { token } = pageSchema.parse(request.params);
      const { title } = await openPublicFilm(pool, token);
      return writePublicPage(language, {
        address: `${door.originOf(request.raw)}${PUBLIC_PATH}${token}`,
        title,
      });
    }),
  );
  app.get(`${PUBLIC_PATH}:token/:file`, async (request, reply) => {
    const { token, file } = fileSchema.parse(request.params);
    const { folder } = await openPublicFilm(pool, token);
    void reply.headers({ "cross-origin-resource-policy": "cross-origin", "x-robots-tag": "noindex" });
    // Asked for anew each time, so that what was taken back is gone for who has seen it too.
    return sendMedia({ media }, request, reply, mediaKey(folder, file), {
      etag: `"${file}"`,
      cacheControl: "private, no-cache",
    });
  });
}

/** Answers a page for people; a refusal is a page too. */
async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (language: PageLanguage) => Promise<string>,
): Promise<FastifyReply> {
  const language = languageOf(request);
  void reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "content-type": "text/html; charset=utf-8",
    vary: "accept-language",
  });
  try {
    return reply.send(await write(language));
  } catch (error) {
    const known = asCurtaError(error);
    const { code, status } = known;
    if (status >= 500) request.log.error({ err: error, code }, "request failed");
    return reply.code(status).send(writeEndPage(language, sentenceIn(language, known)));
  }
}
