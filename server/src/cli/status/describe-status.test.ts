import { expect, test } from "vitest";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { until } from "../../../testing/servers/test-server.ts";
import { readConfig } from "../../config.ts";
import { describeKeeping, forecastDisk } from "./forecast.ts";
import { describeStatus, type Status } from "./describe-status.ts";
import { readFigures } from "./read-figures.ts";

const READY = { ok: true, database: true, media: true };

test("what the database knows becomes sentences, with a forecast of the disk", async () => {
  await using server = await startLockedServer();
  const ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage();
  const stop = server.startWorker();
  await ana.requestFilm(image_url, "pronto");
  const { pool } = server.context;
  await until("the film", async () => (await readFigures(pool)).day.completed === 1);
  await stop();
  await ana.requestFilm(image_url, "espera");
  await pool.query("update curta.media_folder set bytes = 250e6");
  const status: Status = {
    url: "http://localhost:3000",
    ready: READY,
    figures: await readFigures(pool),
    freeBytes: 20e9,
    bytesPerUser: 5e9,
    keepDays: readConfig({}).keepDays,
  };
  expect(
    describeStatus(status).map((line) => line.replace(/há \d+ segundos?|em \d+ segundos?/, "…")),
  ).toEqual([
    "A Curta está no ar em http://localhost:3000 e faz o seu trabalho.",
    "1 vídeo espera, o mais antigo …; nenhum está em preparo.",
    "Nas últimas 24 horas: 1 vídeo pronto, em média …; nenhum falhou.",
    "No mesmo tempo, 1 entrada e nenhuma senha errada.",
    "Guardados: 250 MB de vídeos, 250 MB de imagens e 0 MB de músicas; nas últimas 24 horas entraram 500 MB.",
    "1 conta; quem mais guarda usa 10% do seu espaço de 5 GB.",
    "Ficam: fotos sem vídeo nem rascunho por 30 dias, vídeos e rascunhos até alguém apagar, músicas sem uso por 30 dias, sessões por 180 dias, o registro de segurança por 90 dias.",
    "Há 20 GB livres; no ritmo de hoje, o disco enche em 40 dias.",
  ]);
});

test("where everything leaves in time, the disk fills only if what stays until then does not fit", () => {
  const settings = { CURTA_KEEP_FILMS: "10", CURTA_KEEP_DRAFTS: "1", CURTA_KEEP_PHOTOS: "5" };
  const { keepDays } = readConfig({ ...settings, CURTA_KEEP_MUSIC: "7" });
  expect(describeKeeping(keepDays)).toBe(
    "Ficam: fotos sem vídeo nem rascunho por 5 dias, vídeos por 10 dias, rascunhos por 1 dia, músicas sem uso por 7 dias, sessões por 180 dias, o registro de segurança por 90 dias.",
  );
  const day = { completed: 1, failed: 0, renderSeconds: 1, bytes: 1e9 };
  const bytes = { film: 2e9, image: 3e9, song: 0 };
  expect(forecastDisk(10e9, { day, bytes }, keepDays)).toBe(
    "Há 10 GB livres; no ritmo de hoje, o disco não enche: o que sai cabe com o que entra (15 GB).",
  );
  expect(forecastDisk(9e9, { day, bytes }, keepDays)).toContain("o disco enche em 9 dias");
  expect(forecastDisk(10e9, { day, bytes }, { ...keepDays, songs: 40 })).toContain(
    "o disco enche em 10 dias",
  );
});

test("what does not answer is named, with what to do", () => {
  const silent: Status = {
    url: "http://localhost:3000",
    ready: undefined,
    figures: undefined,
    freeBytes: undefined,
    bytesPerUser: 1,
    keepDays: readConfig({}).keepDays,
  };
  expect(describeStatus(silent)[0]).toBe(
    "A Curta não responde em http://localhost:3000. Comece com: npm start",
  );
  const half = { ...silent, ready: { ok: false, database: false, media: true } };
  expect(describeStatus(half)[0]).toContain("mas o banco de dados não");
});
