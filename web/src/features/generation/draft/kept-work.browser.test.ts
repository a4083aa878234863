import type { ImageResult } from "@curta/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addressNow,
  DRAFT,
  emptyBrowser,
  openPage,
  OWN_IMAGE,
  pageWithImage,
  PHOTO,
  servicesOf,
} from "../../../../testing/generator-page.tsx";
import type { Keeping } from "../../../lib/drafts/draft-keeper.ts";
import type { Drafts } from "../../../lib/drafts/drafts.ts";
import { text } from "../../../lib/text.ts";
import { forgetAsked, isAsked } from "../asked-image.ts";

beforeEach(emptyBrowser);
afterEach(() => vi.restoreAllMocks());

test("after a reload all work is there: photo, image, script and its undo history", async () => {
  const { services } = servicesOf();
  const page = await pageWithImage(services);
  await page.act(() => page.now().dispatch({ type: "script-edited", script: "meu roteiro" }));
  await page.act(() => page.now().dispatch({ type: "prompt-edited", prompt: "sombra" }));
  await page.hook.unmount();
  const again = await openPage(servicesOf().services);
  expect(again.now().state).toMatchObject({
    draft: DRAFT,
    script: "meu roteiro",
    prompt: "sombra",
    changes: 0,
  });
  expect(again.now().state.photo?.file.name).toBe("gato.jpg");
  expect(await again.now().state.photo?.file.text()).toBe("a photo");
  await again.act(() => again.now().dispatch({ type: "undone" }));
  expect(again.now().state.prompt).toBe("luz");
});

test("the first change alone is kept already: a photo that was only chosen, a topic that was only typed", async () => {
  const page = await openPage(servicesOf().services);
  await page.act(() => page.now().dispatch({ type: "photo-chosen", photo: { id: DRAFT, file: PHOTO } }));
  await page.act(() => page.now().dispatch({ type: "topic-edited", topic: "o gato da Bia" }));
  await page.hook.unmount();
  const { state } = (await openPage(servicesOf().services)).now();
  expect(state).toMatchObject({ draft: DRAFT, topic: "o gato da Bia" });
  expect(state.photo?.file.name).toBe("gato.jpg");
});

/** A page on which an image was asked for that does not come. */
async function waitingPage() {
  const { services, asked } = servicesOf({ makeImage: () => new Promise(() => undefined) });
  const page = await openPage(services);
  await page.act(() => page.now().dispatch({ type: "photo-chosen", photo: { id: DRAFT, file: PHOTO } }));
  await page.act(() => page.now().actions.makeImage());
  return { page, asked };
}

/** As a reload does it, which leaves no request behind. */
function reloaded(): void {
  const waiting = sessionStorage.getItem("curta-imagem-pedida") ?? "";
  forgetAsked(waiting);
  sessionStorage.setItem("curta-imagem-pedida", waiting);
}

test("an image that was in the making at a reload is asked for again, once, and told", async () => {
  const { page } = await waitingPage();
  await page.hook.unmount();
  reloaded();
  const { services, asked } = servicesOf();
  const again = await openPage(services);
  await vi.waitFor(() => expect(again.now().state.image?.positivePrompt).toBe("luz"));
  expect(again.now().state.message?.text).toBe(text.messages.imageMade);
  expect(asked.images).toEqual([{ name: "gato.jpg", base64: btoa("a photo") }]);
  await again.hook.unmount();
  const later = servicesOf();
  expect((await openPage(later.services)).now().state.makingImage).toBe(false);
  expect(later.asked.images).toEqual([]);
});

test("an image that is made while another screen is shown arrives on the way back, without another request", async () => {
  let made: ((image: ImageResult) => void) | undefined;
  const answer = new Promise<ImageResult>((resolve) => (made = resolve));
  let requests = 0;
  const { services } = servicesOf({ makeImage: () => (requests++, answer) });
  const page = await openPage(services);
  await page.act(() => page.now().dispatch({ type: "photo-chosen", photo: { id: DRAFT, file: PHOTO } }));
  await page.act(() => page.now().actions.makeImage());
  await vi.waitFor(() => expect(requests).toBe(1));
  await page.hook.unmount();
  const back = await openPage(services);
  expect(back.now().state).toMatchObject({ makingImage: true, status: "processing" });
  const image = { image_url: OWN_IMAGE, positivePrompt: "sombra", video_description: "Cena 1: close." };
  await back.act(() => made?.(image));
  await vi.waitFor(() => expect(back.now().state.prompt).toBe("sombra"));
  expect(requests).toBe(1);
});

test("an image that failed, or is not wanted any more, is not asked for again", async () => {
  const refused = servicesOf({ makeImage: () => Promise.reject(new Error("Foto ilegível.")) });
  const page = await openPage(refused.services);
  await page.act(() => page.now().dispatch({ type: "photo-chosen", photo: { id: DRAFT, file: PHOTO } }));
  await page.act(() => page.now().actions.makeImage());
  await vi.waitFor(() => expect(page.now().state.status).toBe("error"));
  expect(isAsked(DRAFT)).toBe(false);
  await page.hook.unmount();
  const waiting = await waitingPage();
  expect(isAsked(DRAFT)).toBe(true);
  await waiting.page.act(() => waiting.page.now().dispatch({ type: "photo-cleared" }));
  expect(isAsked(DRAFT)).toBe(false);
});

/** When the kept draft was changed last. */
const keptAt = () => /"edited_at\W+([\dTZ:.-]+)/.exec(JSON.stringify(localStorage))?.[1] ?? "";

test("opening the work again is no change: what is kept stays as it was", async () => {
  const page = await pageWithImage(servicesOf().services);
  await page.hook.unmount();
  const before = keptAt();
  expect(before).not.toBe("");
  const again = await openPage(servicesOf().services);
  expect(keptAt()).toBe(before);
  await again.act(() => again.now().dispatch({ type: "script-edited", script: "meu" }));
  expect(keptAt() > before).toBe(true);
});

test("another user of the browser does not get the work", async () => {
  const page = await pageWithImage(servicesOf().services);
  await page.hook.unmount();
  expect((await openPage(servicesOf().services, "/", "bia")).now().state).toMatchObject({
    draft: null,
    image: null,
  });
});

test("another photo puts the work before it away, so that it does not come back", async () => {
  const page = await pageWithImage(servicesOf().services);
  const other = new File(["another"], "praia.jpg", { type: "image/jpeg" });
  await page.act(() =>
    page.now().dispatch({ type: "photo-chosen", photo: { id: crypto.randomUUID(), file: other } }),
  );
  await page.act(() => page.now().dispatch({ type: "photo-cleared" }));
  await page.hook.unmount();
  expect((await openPage(servicesOf().services)).now().state).toMatchObject({
    draft: null,
    photo: null,
    image: null,
  });
});

test("a draft that the address names is opened, and the address names it no more", async () => {
  const page = await pageWithImage(servicesOf().services);
  await page.hook.unmount();
  const again = await openPage(servicesOf().services, `/?rascunho=${DRAFT}`);
  expect(again.now().state.draft).toBe(DRAFT);
  await vi.waitFor(() => expect(addressNow()).toBe("/"));
});

/** Services whose drafts another browser has changed, to version 7; `asked` counts how often that was asked. */
function changedElsewhere(parts: Parameters<typeof servicesOf>[0] = {}) {
  const { services } = servicesOf(parts);
  const inner = services.drafts;
  const asked = { news: 0 };
  const drafts: Drafts = {
    ...inner,
    open: (...args) => {
      const mine = inner.open(...args);
      const news = async (id: string) => {
        asked.news++;
        const kept = mine.kept(id);
        if (kept === undefined) return null;
        const present = { ...kept.present, script: "de outro navegador" };
        return { ...kept, present, version: 7, unsent: false };
      };
      return { ...mine, news };
    },
  };
  return { services: { ...services, drafts }, asked };
}
const keptVersion = () => /"version\W+(\d+)/.exec(JSON.stringify(localStorage))?.[1];

test("what another browser made of the draft is shown when the user comes back to the tab, and gone on with", async () => {
  const { services, asked } = changedElsewhere();
  const page = await pageWithImage(services);
  await page.hook.act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await vi.waitFor(() => expect(page.now().state.script).toBe("de outro navegador"));
  await vi.waitFor(() => expect(keptVersion()).toBe("7"));
  await page.hook.unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.news).toBe(1);
});

test("what another browser made of the draft is not taken for known where an image in the making keeps it from the page", async () => {
  let made: ((image: ImageResult) => void) | undefined;
  const answer = new Promise<ImageResult>((resolve) => (made = resolve));
  const { services, asked } = changedElsewhere({ makeImage: () => answer });
  const page = await openPage(services);
  await page.act(() => page.now().dispatch({ type: "photo-chosen", photo: { id: DRAFT, file: PHOTO } }));
  await page.act(() => page.now().actions.makeImage());
  await page.hook.act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await vi.waitFor(() => expect(asked.news).toBe(1));
  await page.act(() =>
    made?.({ image_url: OWN_IMAGE, positivePrompt: "sombra", video_description: "daqui" }),
  );
  await vi.waitFor(() => expect(page.now().state.script).toBe("daqui"));
  expect(keptVersion()).toBe("0");
});

test("unsent work is sent when the page is hidden, when the connection is back, and when it is left", async () => {
  const { services } = servicesOf();
  const inner = services.drafts;
  let flushed = 0;
  const drafts: Drafts = {
    ...inner,
    open: (...args) => {
      const mine = inner.open(...args);
      return { ...mine, flush: async () => void flushed++ };
    },
  };
  const page = await openPage({ ...services, drafts });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flushed).toBe(0);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flushed).toBe(1);
  dispatchEvent(new Event("online"));
  expect(flushed).toBe(2);
  await page.hook.unmount();
  expect(flushed).toBe(3);
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("online"));
  expect(flushed).toBe(3);
});

test("where the newest work is is told whenever it changes", async () => {
  const { services } = servicesOf();
  const inner = services.drafts;
  let state: Keeping = "sent";
  let tell: (() => void) | undefined;
  const drafts: Drafts = {
    ...inner,
    open: (userId, onMerged, onState) => {
      tell = onState;
      return { ...inner.open(userId, onMerged, onState), state: () => state };
    },
  };
  const page = await openPage({ ...services, drafts });
  for (const next of ["sending", "here", "sent"] as const) {
    await page.act(() => {
      state = next;
      tell?.();
    });
    expect(page.now().keeping).toBe(next);
  }
});
