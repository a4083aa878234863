import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

/** Other origins from which the page may load media, and to which it may connect. */
interface ForeignOrigins {
  readonly media: readonly string[];
  readonly connect: readonly string[];
}

/**
 * The Content-Security-Policy of every answer: no other origins and no inline code. `wasm-unsafe-eval`
 * allows compiling WebAssembly (the preview draws frames with it) and nothing else.
 */
function contentSecurityPolicy(config: Config): string {
  const foreign = foreignOrigins(config);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "blob:", "data:", ...foreign.media],
    "media-src": ["'self'", "blob:", ...foreign.media],
    "connect-src": ["'self'", "blob:", "data:", ...foreign.connect],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function foreignOrigins(config: Config): ForeignOrigins {
  const services = [
    config.s3?.endpoint,
    config.s3?.publicEndpoint,
    config.supabase?.url,
    config.workflowUrl,
  ].flatMap(originOf);
  const media = [...services, ...config.mediaOrigins];
  const sockets = [config.supabase?.url].flatMap(originOf).map((origin) => origin.replace(/^http/, "ws"));
  return { media, connect: [...media, ...sockets] };
}

function originOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}

/** The security headers of every answer. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy(config),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
  if (config.publicUrl?.startsWith("https:")) {
    headers["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  }
  return headers;
}

/** Adds the security headers to every answer. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", async (_request, reply) => {
    void reply.headers(headers);
  });
}
