import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { KeptPhotos } from "./kept-photos.tsx";

type ListPhotos = OwnLibrary["listPhotos"];

const photo = (number: number) => ({
  id: crypto.randomUUID(),
  name: `foto-${number}.jpg`,
  created_at: "2026-11-01T10:00:00Z",
  image_url: "/none.jpg",
  takes: 1,
  films: 0,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => photo(from + index));

function Photos({ listPhotos }: { listPhotos: ListPhotos }) {
  const own: Pick<OwnLibrary, "listPhotos"> = { listPhotos };
  const nothing = () => void own;
  return <KeptPhotos own={own as OwnLibrary} onNotice={nothing} onRemoved={nothing} />;
}

const TWO_PAGES: ListPhotos = async (before) =>
  before === null ? { photos: range(1, 8), next: "8" } : { photos: range(9, 10), next: null };

test("six photos are listed, all of a page on request, and the next page after that", async () => {
  const page = await render(<Photos listPhotos={TWO_PAGES} />);
  const names = page.getByText(/^foto-\d+\.jpg$/);
  await expect.poll(() => names.elements().length).toBe(6);
  await expect.element(page.getByRole("button", { name: "Mostrar mais" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Mostrar todas" }).click();
  await expect.poll(() => names.elements().length).toBe(8);
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await expect.poll(() => names.elements().length).toBe(10);
  await expect.element(page.getByRole("button", { name: "Mostrar mais" })).not.toBeInTheDocument();
});

test("photos that could not be listed are not said to be gone, and are listed when asked for again", async () => {
  let isOnline = false;
  const listPhotos: ListPhotos = async () => {
    if (!isOnline) throw new Error("offline");
    return { photos: range(1, 1), next: null };
  };
  const page = await render(<Photos listPhotos={listPhotos} />);
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByText("Nenhuma foto guardada.").elements()).toEqual([]);
  isOnline = true;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByText("foto-1.jpg")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});
