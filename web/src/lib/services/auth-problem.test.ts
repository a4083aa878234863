import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { problemOf } from "./auth-problem.ts";

test.each([
  [
    "the service's message",
    new AuthApiError("E-mail ou senha incorretos.", 400, undefined),
    "E-mail ou senha incorretos.",
  ],
  ["no message", new AuthApiError("", 400, undefined), "Erro ao fazer login"],
  ["an answer without a message", new AuthApiError('{"message":""}', 400, undefined), "Erro ao fazer login"],
  [
    "a network that is away",
    new AuthRetryableFetchError("Failed to fetch", 0),
    "Não foi possível conectar ao servidor. Verifique se o serviço está rodando e se há problemas de CORS.",
  ],
])("a sign-in that fails with %s says so", (_case, error, shown) => {
  expect(problemOf(error, "Erro ao fazer login")).toBe(shown);
});
