import { expect, test } from "vitest";
import { OPERATIONS } from "../../openapi/document.ts";
import { serverPatterns } from "./server-paths.ts";

function isOurs(address: string): boolean {
  return serverPatterns().some(({ pattern }) => new RegExp(pattern).test(address));
}

test("while developing, every operation reaches the server, and everything of the page the page", () => {
  const unheard = OPERATIONS.filter(({ path }) => !isOurs(path)).map(({ path }) => path);
  expect(unheard).toEqual(["/compartilhar"]);
  expect(isOurs("/realtime/v1/websocket?apikey=x")).toBe(true);
  for (const screen of ["/", "/login", "/meus-dados", "/vite.svg", "/src/main.tsx", "/@vite/client"]) {
    expect(isOurs(screen), screen).toBe(false);
  }
});
