import { MAX_PHOTO_BYTES } from "@curta/contract";
import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { drag, paste, transferOf } from "../../../testing/transfers.ts";
import { text } from "../../lib/text.ts";
import { useFiles } from "./use-files.ts";

/** Ten megabytes are read slowly on a busy machine. */
const ENOUGH = { timeout: 30_000 };

interface PageProps {
  readonly dropping?: boolean;
  readonly onFitting?: () => void;
}

function Page({ dropping = true, onFitting }: PageProps) {
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (word: string) => setTold((known) => [...known, word]);
  const files = useFiles(
    { onFile: ({ name, size }) => tell(size > MAX_PHOTO_BYTES ? `${name}, too large` : name), onError: tell },
    dropping,
  );
  const { dragging, fitting } = files;
  useEffect(() => {
    if (fitting) onFitting?.();
  }, [fitting, onFitting]);
  return (
    <>
      <p>{dragging ? "drop it here" : "no file above"}</p>
      <p>{fitting ? "fitting" : "at rest"}</p>
      <input
        type="file"
        aria-label="photo"
        onChange={({ target }) => files.take(target.files?.[0], "chosen")}
      />
      <textarea aria-label="prompt" />
      <ul>
        {told.map((word, index) => (
          // oxlint-disable-next-line no-array-index-key -- nothing goes
          <li key={index}>{word}</li>
        ))}
      </ul>
    </>
  );
}

const openPage = async (dropping: boolean) => {
  const fit = vi.fn<() => void>();
  const page = await render(<Page dropping={dropping} onFitting={fit} />);
  return {
    ...page,
    fit,
    told: () =>
      page
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
  };
};

function choose(input: Element, file: File): void {
  if (!(input instanceof HTMLInputElement)) throw new Error("no input");
  input.files = transferOf(file).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const photo = (name: string) => new File(["pixels"], name, { type: "image/png" });
const words = new File(["words"], "words.txt");

/** A photo of many bytes: what stands behind its picture is no part of it. */
async function largePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
  const picture = await canvas.convertToBlob({ type: "image/jpeg" });
  return new File([picture, new Uint8Array(MAX_PHOTO_BYTES)], "large.png", { type: "image/png" });
}

test("each photo that is dropped anywhere or pasted is taken once", async () => {
  const page = await openPage(true);
  expect(await drag("drop", { dataTransfer: transferOf(photo("one.png")) })).toBe(true);
  await expect.poll(page.told).toEqual(["one.png"]);
  expect(await drag("drop", { dataTransfer: transferOf(photo("two.png")) })).toBe(true);
  await expect.poll(page.told).toEqual(["one.png", "two.png"]);
  paste(document.body, photo("three.png"));
  await expect.poll(page.told).toEqual(["one.png", "two.png", "three.png"]);
});

test("the page says where to drop while a file is dragged over it, until it is dropped or leaves", async () => {
  const page = await openPage(true);
  const call = page.getByText("drop it here");
  const withFile = { dataTransfer: transferOf(photo("one.png")) };
  await drag("dragover", { dataTransfer: transferOf("a word") });
  await expect.element(call).not.toBeInTheDocument();
  await drag("dragover", withFile);
  await expect.element(call).toBeVisible();
  await drag("dragleave", { relatedTarget: page.container });
  await expect.element(call).toBeVisible();
  await drag("dragleave", { relatedTarget: null });
  await expect.element(call).not.toBeInTheDocument();
  await drag("dragover", withFile);
  await expect.element(call).toBeVisible();
  await drag("drop", withFile);
  await expect.element(call).not.toBeInTheDocument();
});

test("while no photo is awaited none is taken, and the browser does not open it either", async () => {
  const page = await openPage(false);
  const withFile = { dataTransfer: transferOf(photo("one.png")) };
  expect(await drag("dragover", withFile)).toBe(true);
  await expect.element(page.getByText("no file above")).toBeVisible();
  expect(await drag("drop", withFile)).toBe(true);
  paste(document.body, photo("two.png"));
  await page.rerender(<Page />);
  paste(document.body, photo("three.png"));
  await expect.poll(page.told).toEqual(["three.png"]);
});

test("words that are pasted into a field bring no photo, though the clipboard has a picture of them", async () => {
  const page = await openPage(true);
  const field = page.getByLabelText("prompt").element();
  paste(field, "a word", photo("word.png"));
  paste(field, photo("picture.png"));
  await expect.poll(page.told).toEqual(["picture.png"]);
  paste(document.body, "a word", photo("slide.png"));
  await expect.poll(page.told).toEqual(["picture.png", "slide.png"]);
});

test("a photo of too many bytes is scaled down where it was dropped, and refused where it was chosen", async () => {
  const page = await openPage(true);
  const large = await largePhoto();
  await drag("drop", { dataTransfer: transferOf(large) });
  await expect.poll(page.told, ENOUGH).toEqual(["large.jpg"]);
  expect(page.fit).toHaveBeenCalledOnce();
  await expect.element(page.getByText("at rest")).toBeVisible();
  choose(page.getByLabelText("photo").element(), large);
  await expect.poll(page.told).toEqual(["large.jpg", text.messages.fileSize]);
});

test("what is no picture is refused: a chosen file, and a large one that only says that it is a photo", async () => {
  const page = await openPage(true);
  await drag("drop", { dataTransfer: transferOf(words) });
  choose(page.getByLabelText("photo").element(), words);
  await expect.poll(page.told).toEqual([text.messages.fileType]);
  const noise = new File([new Uint8Array(MAX_PHOTO_BYTES + 1)], "noise.png", { type: "image/png" });
  await drag("drop", { dataTransfer: transferOf(noise) });
  await expect.poll(page.told, ENOUGH).toEqual([text.messages.fileType, text.messages.fileSize]);
  await expect.element(page.getByText("at rest")).toBeVisible();
});
