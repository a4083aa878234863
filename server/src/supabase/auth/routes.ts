import type { FastifyInstance } from "fastify";
import type { SupabaseDeps } from "../deps.ts";
import { apiKeyOf } from "../credentials.ts";
import { translateAuthErrors } from "./errors.ts";
import { logoutRoute } from "./logout.ts";
import { publicRoutes } from "./public.ts";
import { signupRoute } from "./signup.ts";
import { tokenRoute } from "./token.ts";
import { userRoutes } from "./user.ts";

/** The part of supabase/auth that the official client needs to sign in with e-mail and password. */
export function authRoutes(routes: FastifyInstance, deps: SupabaseDeps): void {
  translateAuthErrors(routes);
  routes.addHook("onRequest", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (request.method !== "OPTIONS") await apiKeyOf(request, deps);
  });
  tokenRoute(routes, deps);
  userRoutes(routes, deps);
  logoutRoute(routes, deps);
  signupRoute(routes, deps);
  publicRoutes(routes, deps);
}
