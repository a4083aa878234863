import { expect } from "@playwright/test";
import { photoPath } from "@curta/photos";
import { button, choosePhoto, makeKeyImage, signIn } from "../page-objects.ts";
import { MOVING, test } from "../test.ts";

test.use(MOVING);

test("a real photo becomes a 30-second film that plays, downloads, and whose URL can be copied", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await expect(page.getByText("Até 10MB")).toBeVisible();

  await choosePhoto(page, photoPath("craft-beer.jpg"));
  await expect(page.getByText("craft-beer.jpg")).toBeVisible();
  await button(page, "Gerar Imagem").click();
  await expect(button(page, "Gerando imagem...")).toBeVisible();
  await expect(page.getByText("Imagem gerada com sucesso!")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Controles" })).toBeVisible();
  await expect(page.getByLabel("Prompt Positivo")).not.toHaveValue("");
  await expect(page.getByLabel("Descrição do Vídeo")).not.toHaveValue("");

  await button(page, "Gerar Vídeo").click();
  await expect(page.getByText("Vídeo enviado para geração! Aguardando processamento...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await expect(page.getByText("Isso pode levar alguns minutos")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Vídeo Pronto" })).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText("Vídeo gerado com sucesso!")).toBeVisible();
  const video = page.locator("video");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(30, 1);
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);

  await button(page, "Copiar URL").click();
  await expect(page.getByText("URL copiada!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await page.request.get(copied, { headers: { Range: "bytes=0-99" } });
  expect(answer.status()).toBe(206);
  expect(answer.headers()["content-type"]).toBe("video/mp4");
});

test("the requests are exactly those of the specification", async ({ page }) => {
  await signIn(page);
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/webhook/gerarShorts") && request.method() === "POST") {
      bodies.push(request.postDataJSON() as Record<string, unknown>);
      expect(request.headers()["content-type"]).toBe("application/json");
      expect(request.headers().accept).toBe("application/json");
    }
  });
  await makeKeyImage(page, photoPath("prairie_falcon.jpg"));
  await button(page, "Gerar Vídeo").click();
  await expect(page.getByRole("heading", { name: "Processando Vídeo" })).toBeVisible();
  await button(page, "Cancelar").click();

  const [image, video] = bodies;
  expect(Object.keys(image ?? {}).toSorted()).toEqual(
    ["generation_type", "imagem_base64", "imagem_nome", "opcoes", "user_id"].toSorted(),
  );
  expect(image).toMatchObject({
    generation_type: "imagem",
    imagem_nome: "prairie_falcon.jpg",
    opcoes: { estilo: "viral", duracao: 30 },
  });
  expect(Object.keys(video ?? {}).toSorted()).toEqual(
    ["generation_type", "image_url", "opcoes", "task_uuid", "user_id", "video_description"].toSorted(),
  );
  expect(video).toMatchObject({ generation_type: "video", opcoes: { estilo: "viral", duracao: 30 } });
});

test("'Escolher outra' clears the selection, the generated image and the video", async ({ page }) => {
  await signIn(page);
  await makeKeyImage(page, photoPath("denali.webp"));
  await page.getByText("Escolher outra").click();
  await expect(page.getByText("denali.webp")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Imagem Gerada" })).toBeHidden();
  await expect(page.getByText("Até 10MB")).toBeVisible();
});
