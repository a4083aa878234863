import { OPERATIONS } from "../../openapi/document.ts";

/** Answered by a socket, which is no operation. */
export const REALTIME_PATH = "/realtime";

/** The page has this one too: a browser that asks for it gets the page, the server takes what is sent to it. */
const PAGE = "/compartilhar";

/** First parts of the addresses that the server answers; the rest is the page. */
function serverPaths(): string[] {
  const firsts = OPERATIONS.map(({ path }) => path.replace(/^(\/[^/]+).*$/, "$1"));
  return [...new Set([REALTIME_PATH, ...firsts])].filter((path) => path !== PAGE);
}

/** The same as a regular expression for each: /v is the server's, /vite.svg is not. */
export function serverPatterns(): { readonly path: string; readonly pattern: string }[] {
  return serverPaths().map((path) => ({ path, pattern: `^${path.replaceAll(".", "\\.")}(?:[/?]|$)` }));
}
