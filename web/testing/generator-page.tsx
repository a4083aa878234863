/** The generator of one user with real storage of the browser, and a workflow that the test answers for. */
import { DEFAULT_OPTIONS, type ImageResult, type VideoRequest } from "@curta/contract";
import { useEffect, type ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { expect, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { forgetAsked } from "../src/features/generation/asked-image.ts";
import { useGenerator } from "../src/features/generation/use-generator.ts";
import { openDrafts } from "../src/lib/drafts/drafts.ts";
import type { RowPart } from "../src/lib/rows/generation-row.ts";
import type { Services } from "../src/lib/services/services.ts";
import type { Workflow } from "../src/lib/services/workflow.ts";
import { PREVIEW } from "./preview.ts";

const OUTSIDE = {
  supabaseUrl: "https://rows.example",
  supabaseKey: "key",
  workflowUrl: "https://flow.example",
  sendAuthorization: false,
  traces: false,
  login: "required",
  signup: "closed",
} as const;
export const OWN_IMAGE = `${location.origin}/media/${"a".repeat(32)}/keyimage.jpg`;
const IMAGE: ImageResult = {
  image_url: OWN_IMAGE,
  positivePrompt: "luz",
  video_description: "Cena 1: close.",
  preview: PREVIEW,
};
export const DRAFT = crypto.randomUUID();
export const PHOTO = new File(["a photo"], "gato.jpg", { type: "image/jpeg" });

/** An outside workflow that answers as the test wants; what it was asked stands in `asked`. */
export function servicesOf(
  parts: Partial<Workflow> = {},
  rowOf: (id: string) => RowPart | null = () => null,
) {
  const asked: { images: { name: string; base64: string }[]; films: VideoRequest[] } = {
    images: [],
    films: [],
  };
  const workflow: Workflow = {
    makeImage: async ({ imagem_nome: name, imagem_base64: base64 }) => {
      asked.images.push({ name, base64 });
      return IMAGE;
    },
    requestFilm: async (request) => void asked.films.push(request),
    retakeImage: undefined,
    cancelFilm: undefined,
    readPreview: undefined,
    ...parts,
  };
  const rows = {
    readStatus: async () => null,
    readRow: async (id: string) => rowOf(id),
    readLatest: async () => null,
    watch: () => () => undefined,
  };
  const drafts = openDrafts(OUTSIDE, async () => null);
  return { services: { workflow, rows, drafts } as unknown as Services, asked };
}

let address = "";
/** The address of the page that was rendered last. */
export const addressNow = () => address;

function Address(): null {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  }, [pathname, search]);
  return null;
}

/** Before each test: nothing of the tests before is in this browser. */
export async function emptyBrowser(): Promise<void> {
  localStorage.clear();
  forgetAsked(DRAFT);
  await new Promise((resolve) => indexedDB.deleteDatabase("curta").addEventListener("success", resolve));
}

/** Opens the page and waits until the user's work was searched for. */
export async function openPage(services: Services, at = "/", userId = "ana") {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>
      <Address />
      {children}
    </MemoryRouter>
  );
  const hook = await renderHook(() => useGenerator(services, userId), { wrapper });
  await vi.waitFor(() => expect(hook.result.current.ready).toBe(true));
  const now = () => hook.result.current;
  return { now, hook, act: (work: () => void) => hook.act(async () => work()) };
}

/** A page with an image that was just made. */
export async function pageWithImage(services: Services) {
  const page = await openPage(services);
  await page.act(() => page.now().dispatch({ type: "photo-chosen", photo: { id: DRAFT, file: PHOTO } }));
  await page.act(() => page.now().actions.makeImage());
  await vi.waitFor(() => expect(page.now().state.image).toEqual(IMAGE));
  return page;
}

export const FILM: RowPart = {
  id: "f1",
  status: "completed",
  image_url: OWN_IMAGE,
  video_url: "https://a/f.mp4",
  video_description: "Cena 1: de antes.",
  options: DEFAULT_OPTIONS,
};

/** As `open`, without waiting: the film that the address names takes the place of the search. */
export async function renderPage(services: Services, at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>
      <Address />
      {children}
    </MemoryRouter>
  );
  const hook = await renderHook(() => useGenerator(services, "ana"), { wrapper });
  return () => hook.result.current;
}
