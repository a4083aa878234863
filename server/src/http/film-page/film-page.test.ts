import { expect, test } from "vitest";
import { finished, call } from "../../../testing/traces/traceable-life.ts";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { languageOf } from "./language.ts";

test("a film's page speaks the language that its visitor's browser asks for, and so does its end", async () => {
  await using server = await startLockedServer();
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { id } = await ana.requestFilm((await ana.makeImage()).image_url);
  await finished(server, id);
  const made = await call(ana, "PUT", `/generations/${id}/public-link`);
  const { url } = (await made.json()) as { url: string };
  const open = async (language: string) => {
    const answer = await fetch(url, { headers: { "accept-language": language } });
    expect(answer.headers.get("vary")).toContain("accept-language");
    return answer.text();
  };
  expect(await open("en-GB,en;q=0.9")).toMatch(
    /<html lang="en">[^]*og:locale" content="en_US"[^]*Made from one photo/,
  );
  expect(await open("es")).toMatch(/<html lang="es-419">[^]*Hecho de una foto/);
  expect(await open("de,fr;q=0.5")).toMatch(/<html lang="pt-BR">[^]*Feito de uma foto/);
  await call(ana, "DELETE", `/generations/${id}/public-link`);
  expect(await open("en")).toContain("This video is not here any more");
  expect(await open("es")).toContain("Este video ya no está aquí");
  expect(await open("pt")).toContain("Este vídeo não está mais aqui");
});

test.each([
  ["en", "en"],
  ["pt-PT, en;q=0.9", "pt-BR"],
  ["es;q=0.2, en;q=0.8", "en"],
  ["en;q=0, es", "es-419"],
  ["de, es-MX;q=0.5, *;q=0.1", "es-419"],
  ["constructor", "pt-BR"],
  ["", "pt-BR"],
  [undefined, "pt-BR"],
])("of the wishes %j the first that there is counts: %s", (wishes, tag) => {
  expect(languageOf({ headers: wishes === undefined ? {} : { "accept-language": wishes } }).tag).toBe(tag);
});
