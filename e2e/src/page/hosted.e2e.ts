import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page, type Request } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { startOutsideWorkflow, type OutsideWorkflow } from "../product/outside-workflow.ts";
import { button, choosePhoto } from "../page-objects.ts";
import { ADMIN, startProduct, type Product } from "../product/start-product.ts";

// Our own server acts as the hosted project; a second product, which only knows its address, serves the page.
let project: Product;
let product: Product;
let workflow: OutsideWorkflow;
let films: Server;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = await startProduct();
  const { supabaseKey } = (await (await fetch(`${project.url}/config.json`)).json()) as {
    supabaseKey: string;
  };
  workflow = await startOutsideWorkflow({
    projectUrl: project.url,
    serviceKey: readServiceKey(project.dataFolder),
    image: photoPath("craft-beer.jpg"),
  });
  folder = mkdtempSync(path.join(tmpdir(), "curta-hosted-"));
  films = createServer((_request, response) => {
    response.setHeader("content-type", "video/mp4").end(readFileSync(makeFilm()));
  }).listen(0, "localhost");
  await once(films, "listening");
  product = await startProduct({
    CURTA_SUPABASE_URL: project.url,
    CURTA_SUPABASE_KEY: supabaseKey,
    CURTA_WORKFLOW_URL: workflow.url,
    CURTA_MEDIA_ORIGINS: filmsUrl(),
    CURTA_ADMIN_EMAIL: "ninguem@curta.example",
  });
});
test.afterAll(async () => {
  workflow.close();
  films.close();
  await Promise.all([project.stop(), product.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The service key, as `curta key` prints it. */
function readServiceKey(data: string): string {
  const told = execFileSync("npm", ["run", "--silent", "curta", "--", "key"], {
    cwd: path.resolve(import.meta.dirname, "../../.."),
    env: { ...process.env, CURTA_DATA: data },
    encoding: "utf8",
  });
  const key = /sb_secret_\S+/.exec(told)?.[0];
  if (key === undefined) throw new Error(`no service key in: ${told}`);
  return key;
}

function filmsUrl(): string {
  return `http://localhost:${(films.address() as AddressInfo).port}`;
}

/** A film that was made somewhere else. */
function makeFilm(): string {
  const file = path.join(folder, "film.mp4");
  const source = ["-f", "lavfi", "-i", "testsrc=size=270x480:rate=30:duration=2"];
  const encode = ["-pix_fmt", "yuv420p", "-c:v", "libx264", "-movflags", "+faststart"];
  execFileSync("ffmpeg", ["-v", "error", "-y", ...source, ...encode, file]);
  return file;
}

/** Records requests to the project and everything that the browser blocked. */
function observe(page: Page): { calls: string[]; refused: string[]; sent: Request[] } {
  const seen = { calls: [] as string[], refused: [] as string[], sent: [] as Request[] };
  page.on("request", (request) => {
    seen.sent.push(request);
    const { origin, pathname, search } = new URL(request.url());
    if (origin === project.url) seen.calls.push(`${request.method()} ${pathname}${search}`);
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy|CORS/i.test(message.text())) seen.refused.push(message.text());
  });
  return seen;
}

test("the page works on a hosted project with an outside workflow, and tells the workflow nothing secret", async ({
  page,
}) => {
  const seen = observe(page);
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));

  await page.goto(`${product.url}/login`);
  await page.locator('input[type="email"]').fill(ADMIN.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await button(page, "Entrar").click();
  await expect(page.getByRole("heading", { name: "Gerar Short Viral" })).toBeVisible();
  expect(seen.calls).toContain("POST /auth/v1/token?grant_type=password");

  await choosePhoto(page, photoPath("craft-beer.jpg"));
  await button(page, "Gerar Imagem").click();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible();
  await expect(page.getByLabel("Descrição do Vídeo")).toHaveValue("Um copo gelado ao entardecer");
  const shown = page.locator(`img[src^="${workflow.url}"]`).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await button(page, "Gerar Vídeo").click();
  await expect(page.getByText("Vídeo enviado para geração! Aguardando processamento...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await expect(button(page, "Cancelar")).toBeHidden();

  const [image, video] = workflow.calls;
  expect(workflow.calls).toHaveLength(2);
  expect(Object.keys(image?.body ?? {}).toSorted()).toEqual(
    ["generation_type", "imagem_base64", "imagem_nome", "opcoes", "user_id"].toSorted(),
  );
  expect(Object.keys(video?.body ?? {}).toSorted()).toEqual(
    ["generation_type", "image_url", "opcoes", "task_uuid", "user_id", "video_description"].toSorted(),
  );
  expect(video?.body).toMatchObject({ generation_type: "video", image_url: `${workflow.url}/image.jpg` });
  for (const call of workflow.calls) {
    expect(`${call.method} ${call.path}`).toBe("POST /webhook/gerarShorts");
    expect(call.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" });
    expect(call.headers).not.toHaveProperty("authorization");
    expect(call.headers).not.toHaveProperty("apikey");
    expect(call.headers).not.toHaveProperty("cookie");
  }

  const { task_uuid, user_id, image_url } = video?.body ?? {};
  const row = { id: task_uuid, user_id, image_url };
  await workflow.writeRow("POST", { ...row, status: "processing" });
  await expect
    .poll(() => sockets.some((url) => url.startsWith(project.url.replace("http", "ws"))))
    .toBe(true);
  await workflow.writeRow("PATCH", { ...row, progress: 40 });
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "40");
  await workflow.writeRow("PATCH", { ...row, status: "completed", video_url: `${filmsUrl()}/film.mp4` });
  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible();
  await expect(page.getByText("Vídeo gerado com sucesso!")).toBeVisible();
  const film = page.locator("video");
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(2, 1);

  const id = String(row.id);
  expect(seen.calls).toContain(
    `GET /rest/v1/shorts_generation?select=status%2Cvideo_url%2Cerror_message&id=eq.${id}`,
  );
  expect(seen.calls.filter((call) => !/ \/(auth|rest|realtime)\/v1\//.test(call))).toEqual([]);
  expect(seen.sent.filter((request) => request.url().startsWith(`${product.url}/webhook`))).toEqual([]);
  expect(seen.refused).toEqual([]);

  // The workflow keeps no photo, and films nothing but the image; the browser has kept the photo for another one.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Imagem escolhida: craft-beer.jpg" })).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await button(page, "Gerar Nova Imagem").click();
  await expect.poll(() => workflow.calls.length).toBe(3);
  expect(workflow.calls[2]?.body).toMatchObject({ imagem_nome: "craft-beer.jpg" });
});

test("what the workflow says went wrong is what the user reads", async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await page.locator('input[type="email"]').fill(ADMIN.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await button(page, "Entrar").click();
  await choosePhoto(page, photoPath("craft-beer.jpg"));
  await button(page, "Gerar Imagem").click();
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  const { task_uuid: id, user_id } = workflow.calls.at(-1)?.body ?? {};
  await workflow.writeRow("POST", { id, user_id, status: "error", error_message: "O estúdio está fechado." });
  await workflow.writeRow("PATCH", { id, progress: 1 });
  await expect(page.getByText("O estúdio está fechado.")).toBeVisible();
});
