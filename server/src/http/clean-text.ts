import { CurtaError, isCleanText } from "@curta/contract";
import type { FastifyInstance } from "fastify";

/**
 * Refuses requests with a field, or a name of a field, that is no text: NUL, other control characters, halves of a
 * surrogate pair. Holds for path, query and body of every route, so that no route needs to think of it.
 */
export function refuseUncleanText(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ params, query, body }) => {
    for (const part of [params, query, body]) assertCleanText(part);
  });
}

/** Looks at every text in a parsed value, however deep. @throws CurtaError unclean_text */
function assertCleanText(value: unknown): void {
  // A list of what is left to do instead of recursion: 256 kB of brackets would exceed the stack.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string") assertClean(one);
    else if (Array.isArray(one)) for (const item of one) left.push(item);
    else if (typeof one === "object" && one !== null && !ArrayBuffer.isView(one)) {
      for (const [name, field] of Object.entries(one)) left.push(name, field);
    }
  }
}

function assertClean(text: string): void {
  if (!isCleanText(text)) throw new CurtaError("unclean_text");
}
