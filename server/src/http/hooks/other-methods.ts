import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { isPagePath } from "../page.ts";

/** Pattern of the page's own files, which every path fits. */
const PAGE_PATTERN = "/*";
/** Rows answer as PostgREST does. */
const ROWS = "/rest/v1/";

/** Answers 405, and which methods there are, where a path is ours but its method is not. Must come before the routes. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  // As a hook and not where no route was found, so that no body is read first.
  app.addHook("onRequest", async (request, reply) => {
    const isRoute = !request.is404 && request.routeOptions.url !== PAGE_PATTERN;
    const path = request.url.split("?", 1)[0] ?? "";
    if (isRoute || path.startsWith(ROWS)) return;
    const methods = methodsAt(path, methodsOf);
    if (methods.size === 0 || methods.has(request.method)) return;
    void reply.header("allow", [...methods].toSorted().join(", "));
    throw new CurtaError("method_not_allowed");
  });
}

function methodsAt(path: string, methodsOf: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  for (const [pattern, methods] of methodsOf) {
    const fits = pattern === PAGE_PATTERN ? isPagePath(path) : fitsPattern(path, pattern);
    if (fits) for (const method of methods) found.add(method);
  }
  // A preflight is answered at every path, also where there is nothing.
  return found.size === 1 && found.has("OPTIONS") ? new Set() : found;
}

/** Segment by segment: a name behind a colon fits any, a star fits all that are left. */
function fitsPattern(path: string, pattern: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const star = wanted.at(-1) === "*";
  if (star ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, at) => segment === "*" || segment.startsWith(":") || segment === given[at]);
}

function segmentsOf(path: string): string[] {
  return path.replace(/(?<=.)\/$/, "").split("/");
}
