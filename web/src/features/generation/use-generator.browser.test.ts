import { DEFAULT_OPTIONS } from "@curta/contract";
import { beforeEach, expect, test, vi } from "vitest";
import {
  addressNow,
  emptyBrowser,
  FILM,
  openPage,
  OWN_IMAGE,
  pageWithImage,
  PHOTO,
  renderPage,
  servicesOf,
} from "../../../testing/generator-page.tsx";
import { PREVIEW } from "../../../testing/preview.ts";
import { text } from "../../lib/text.ts";

beforeEach(emptyBrowser);

test("a photo is sent whole with its name; a refusal is told in the workflow's words, or in ours where it has none", async () => {
  const { services, asked } = servicesOf();
  await pageWithImage(services);
  expect(asked.images).toEqual([{ name: "gato.jpg", base64: btoa("a photo") }]);
  for (const [reason, told] of [
    ["Foto ilegível.", "Foto ilegível."],
    ["", text.messages.imageFailed],
  ] as const) {
    const page = await openPage(
      servicesOf({ makeImage: () => Promise.reject(new Error(reason)) }).services,
      "/",
      reason,
    );
    await page.act(() =>
      page.now().dispatch({ type: "photo-chosen", photo: { id: crypto.randomUUID(), file: PHOTO } }),
    );
    await page.act(() => page.now().actions.makeImage());
    await vi.waitFor(() => expect(page.now().state.message).toEqual({ kind: "error", text: told }));
    expect(page.now().state.makingImage).toBe(false);
  }
});

test("without a photo nothing is made, and with an outside workflow no take either", async () => {
  const { services, asked } = servicesOf();
  const page = await openPage(services);
  await page.act(() => page.now().actions.makeImage());
  await page.act(() => page.now().actions.makeFilm());
  await page.act(() => page.now().actions.retryFilm());
  expect(asked).toEqual({ images: [], films: [] });
  expect(page.now().state).toMatchObject({ makingImage: false, film: null });
});

test("a film is asked for with the work as it is, follows once accepted, and can be asked for again", async () => {
  const { services, asked } = servicesOf();
  const page = await pageWithImage(services);
  await page.act(() => page.now().dispatch({ type: "script-edited", script: "Cena 1: aberto." }));
  await page.act(() => page.now().actions.makeFilm());
  const id = page.now().state.film?.id;
  expect(page.now().state.film).toMatchObject({ busy: true, sent: true });
  await page.act(() => page.now().actions.retryFilm());
  expect(
    asked.films.map(({ video_description, image_url, user_id }) => [video_description, image_url, user_id]),
  ).toEqual([
    ["Cena 1: aberto.", OWN_IMAGE, "ana"],
    ["Cena 1: aberto.", OWN_IMAGE, "ana"],
  ]);
  expect(asked.films[0]?.task_uuid).toBe(id);
  expect(asked.films[1]?.task_uuid).not.toBe(id);
});

test("a film that is refused is told in the workflow's words, or in ours where it has none", async () => {
  for (const [reason, told] of [
    ["A fila está cheia.", "A fila está cheia."],
    ["", text.messages.videoFailed],
  ] as const) {
    const page = await pageWithImage(
      servicesOf({ requestFilm: () => Promise.reject(new Error(reason)) }).services,
    );
    await page.act(() => page.now().actions.makeFilm());
    await vi.waitFor(() => expect(page.now().state.message).toEqual({ kind: "error", text: told }));
    expect(page.now().state.film).toBe(null);
    await page.hook.unmount();
  }
});

test("a film can be canceled where the workflow can, and it is told where that fails", async () => {
  const outside = await pageWithImage(servicesOf().services);
  await outside.act(() => outside.now().actions.makeFilm());
  expect(outside.now().actions.cancelFilm).toBe(undefined);
  await outside.hook.unmount();
  const { services } = servicesOf({ cancelFilm: async () => ({ status: "canceled" }) });
  const page = await pageWithImage(services);
  expect(page.now().actions.cancelFilm).toBe(undefined);
  await page.act(() => page.now().actions.makeFilm());
  await page.act(() => void page.now().actions.cancelFilm?.());
  expect(page.now().state.film?.row.status).toBe("canceled");
  await page.hook.unmount();
  const failing = await pageWithImage(
    servicesOf({ cancelFilm: () => Promise.reject(new Error("x")) }).services,
  );
  await failing.act(() => failing.now().actions.makeFilm());
  await failing.act(() => void failing.now().actions.cancelFilm?.());
  await vi.waitFor(() => expect(failing.now().state.message?.text).toBe(text.film.cancelFailed));
});

test("a film that the address names is opened with its script, and the address names it no more", async () => {
  const { services } = servicesOf({}, (id) => (id === "f1" ? FILM : null));
  const page = await renderPage(services, "/?video=f1");
  await vi.waitFor(() => expect(page().state.film?.id).toBe("f1"));
  expect(page().state).toMatchObject({ script: "Cena 1: de antes.", draft: "f1" });
  await vi.waitFor(() => expect(addressNow()).toBe("/"));
});

test("a copy of a film is a draft of its own, without the film", async () => {
  const { services } = servicesOf({}, () => FILM);
  const page = await renderPage(services, "/?roteiro=f1");
  await vi.waitFor(() => expect(page().state.script).toBe("Cena 1: de antes."));
  expect(page().state.film).toBe(null);
  expect(page().state.draft).not.toBe("f1");
  expect(page().state.draft).toMatch(/^[0-9a-f-]{36}$/);
});

test("the preview of an image of ours that came without one is asked for, and of no other", async () => {
  const asked: string[] = [];
  const readPreview = async (url: string) => (asked.push(url), PREVIEW);
  const { services } = servicesOf({ readPreview }, () => FILM);
  const page = await renderPage(services, "/?video=f1");
  await vi.waitFor(() => expect(page().state.image?.preview).toEqual(PREVIEW));
  expect(asked).toEqual([OWN_IMAGE]);
  const foreign = { ...FILM, image_url: "https://elsewhere.example/i.jpg" };
  const other = await renderPage(servicesOf({ readPreview }, () => foreign).services, "/?video=f1");
  await vi.waitFor(() => expect(other().state.film?.id).toBe("f1"));
  expect(asked).toEqual([OWN_IMAGE]);
});

test("other options fit the script to them, in a worker", async () => {
  const page = await pageWithImage(servicesOf().services);
  await page.act(() =>
    page
      .now()
      .dispatch({ type: "script-edited", script: "Filme de 30 segundos, 120 BPM\n\nClose no assunto." }),
  );
  const options = { ...DEFAULT_OPTIONS, duracao: 15 } as const;
  await page.act(() => page.now().dispatch({ type: "options-changed", options }));
  await vi.waitFor(() => expect(page.now().state.planning).toBe(null), { timeout: 20_000 });
  expect(page.now().state.options.duracao).toBe(15);
  expect(page.now().state.script).toContain("15 segundos");
  // A script of the user's own stays, and its planning anew is offered: that only the worker knows.
  expect(page.now().state.offer).toMatchObject({ seconds: 15 });
});
