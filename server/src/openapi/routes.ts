import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Door } from "../door/door.ts";
import { writeDocument } from "./document.ts";
import { writePage } from "./page.ts";

/** GET /openapi.json: what the server answers, for programs. GET /docs: the same, for people. */
export async function openapiRoutes(
  app: FastifyInstance,
  { originOf }: Pick<Door, "originOf">,
): Promise<void> {
  const document = writeDocument();
  const page = writePage(document);
  const style = await readFile(join(import.meta.dirname, "docs.css"), "utf8");
  app.get("/openapi.json", (request, reply) =>
    reply
      .header("cache-control", "no-cache")
      // Whoever builds upon us on another origin may read it: it says what the source says.
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .send({ ...document, servers: [{ url: originOf(request.raw) }] }),
  );
  app.get("/docs", (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page),
  );
  app.get("/docs/docs.css", (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/css; charset=utf-8").send(style),
  );
}
