import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import { text } from "../../../lib/text.ts";
// As the card is laid out in the product, a poster that begins to play moves no button.
import "../shelf.css";
import { type CardActions, FilmCard } from "./film-card.tsx";

const TITLE = "O gato";
const film: RowPart = {
  id: "f1",
  title: TITLE,
  created_at: "2031-05-01T10:00:00.000Z",
  status: "processing",
};

async function openCard(more: Partial<RowPart>, actions: Partial<CardActions> = {}) {
  return render(
    <MemoryRouter>
      <FilmCard
        film={{ ...film, ...more }}
        actions={{
          addressOf: () => null,
          rename: undefined,
          remove: () => undefined,
          removePhoto: undefined,
          readPost: async () => "",
          ...actions,
        }}
      />
    </MemoryRouter>,
  );
}

test("a film that is made shows what is being done and how far it is; one that waits, that it waits", async () => {
  const card = await openCard({ stage: "frames", progress: 42 });
  const state = card.getByText(text.film.stages.frames, { exact: false });
  await expect.element(state).toHaveTextContent(`${text.film.stages.frames} · ${text.film.percent(42)}`);
  const bar = card.getByRole("progressbar", { name: text.shelf.progress(TITLE) });
  await expect.element(bar).toHaveAttribute("value", "42");
  await card.unmount();
  const waiting = await openCard({ status: "pending", progress: 42 });
  await expect.element(waiting.getByText(text.shelf.states.pending)).toBeVisible();
  const still = waiting.getByRole("progressbar", { name: text.shelf.progress(TITLE) });
  await expect.element(still).not.toHaveAttribute("value");
});

test("a film that failed says why, and one that is ready has nothing to say", async () => {
  const failed = await openCard({ status: "error", error_message: "O estúdio está fechado." });
  await expect.element(failed.getByText(text.shelf.states.error)).toBeVisible();
  await expect.element(failed.getByText("O estúdio está fechado.")).toBeVisible();
  await expect.element(failed.getByRole("progressbar")).not.toBeInTheDocument();
  await failed.unmount();
  const ready = await openCard({ status: "completed" });
  expect(ready.container.querySelector(".film-card-state")).toBeNull();
});

const postOf = async ({ id }: RowPart) => `Um gato. #${id}`;

test("a film is shared from its card as a file with the text to post it with, and downloaded under its name", async () => {
  const shared: ShareData[] = [];
  // Test browsers have no share sheet.
  Object.assign(navigator, {
    canShare: () => true,
    share: async (data: ShareData) => void shared.push(data),
  });
  const url = URL.createObjectURL(new Blob(["a film"], { type: "video/mp4" }));
  const card = await openCard({ status: "completed", video_url: url }, { readPost: postOf });
  await card.getByRole("button", { name: text.shelf.actionsOf(TITLE) }).click();
  const download = card.getByRole("link", { name: text.shelf.download });
  await expect.element(download).toHaveAttribute("href", url);
  await expect.element(download).toHaveAttribute("download", "curta-o-gato.mp4");
  await card.getByRole("button", { name: text.film.sharing.idle }).click();
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]).toMatchObject({ text: "Um gato. #f1" });
  expect(shared[0]?.files?.map(({ name }) => name)).toEqual(["curta-o-gato.mp4"]);
});
