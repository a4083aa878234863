import type { FastifyInstance } from "fastify";
import type { SupabaseDeps } from "../deps.ts";

/** Routes that need no token: public keys, health, settings. */
export function publicRoutes(routes: FastifyInstance, { identity }: SupabaseDeps): void {
  routes.get("/.well-known/jwks.json", async (_request, reply) =>
    reply.header("cache-control", "public, max-age=600").send(await identity.readJwks()),
  );

  routes.get("/health", () => ({
    name: "Curta",
    version: "1",
    description: "Identity of Curta, in the words of supabase/auth",
  }));

  routes.get("/settings", () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: identity.signup !== "open",
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  }));
}
