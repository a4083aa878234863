import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { finishBeforeSignOut } from "../../lib/browser/before-sign-out.ts";
import type { Library } from "../../lib/services/library.ts";
import { useLateRemoval } from "./use-late-removal.ts";

/** Longer than a deletion can be undone. */
const ENOUGH = { timeout: 60_000 };

interface ShelfProps {
  readonly films: readonly string[];
  readonly library: Library;
}

function Shelf({ films, library }: ShelfProps) {
  const [reason, setReason] = useState("");
  const { hidden, undoable, remove, undo, hold } = useLateRemoval(library, setReason);
  const shown = films.filter((title) => !hidden.has(title));
  return (
    <>
      {shown.map((title) => (
        <button
          key={title}
          type="button"
          onClick={() =>
            remove({ id: title, title, remove: async (leaves) => library.removeFilm(title, leaves) })
          }
        >
          delete {title}
        </button>
      ))}
      {undoable && (
        <p>
          <button
            type="button"
            onClick={undo}
            onPointerEnter={() => hold(true)}
            onPointerLeave={() => hold(false)}
          >
            undo {undoable.title}
          </button>
        </p>
      )}
      <output>{reason}</output>
    </>
  );
}

/** A library that notes what it is asked for. */
function noteAsked() {
  const asked: string[] = [];
  const library: Library = {
    prepareToLeave: async () => void asked.push("prepare"),
    removeFilm: async (title, isLeaving) => void asked.push(isLeaving ? `${title}, leaving` : title),
    own: undefined,
  };
  return { asked, library, deleted: () => asked.filter((one) => one !== "prepare") };
}

test("a deleted film is hidden at once, and one whose deletion was undone is never deleted", async () => {
  const { deleted, library } = noteAsked();
  const page = await render(<Shelf films={["one", "two"]} library={library} />);
  await page.getByText("delete one").click();
  await expect.element(page.getByText("delete one")).not.toBeInTheDocument();
  await page.getByText("undo one").click();
  await expect.element(page.getByText("delete one")).toBeVisible();
  await expect.element(page.getByText("undo one")).not.toBeInTheDocument();
  await page.unmount();
  await finishBeforeSignOut();
  expect(deleted()).toEqual([]);
});

test("another deletion ends the time to undo the one before", async () => {
  const { deleted, library } = noteAsked();
  const page = await render(<Shelf films={["one", "two", "three"]} library={library} />);
  await page.getByText("delete one").click();
  expect(deleted()).toEqual([]);
  await page.getByText("delete two").click();
  await page.getByText("undo two").click();
  await expect.element(page.getByText("delete two")).toBeVisible();
  await expect.element(page.getByText("delete one")).not.toBeInTheDocument();
  expect(deleted()).toEqual(["one"]);
});

test("who leaves the page, the screen or the session leaves no deletion behind", async () => {
  const { asked, deleted, library } = noteAsked();
  const page = await render(<Shelf films={["one", "two", "three"]} library={library} />);
  await page.getByText("delete one").click();
  expect(asked).toEqual(["prepare"]);
  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(deleted()).toEqual(["one, leaving"]);
  await page.getByText("delete two").click();
  await finishBeforeSignOut();
  expect(deleted()).toEqual(["one, leaving", "two"]);
  await page.getByText("delete three").click();
  await page.unmount();
  expect(deleted()).toEqual(["one, leaving", "two", "three"]);
});

const refuse = async () => Promise.reject(new Error("the server is away"));

test("a film that could not be deleted is shown again, with the reason", async () => {
  const { library } = noteAsked();
  const page = await render(<Shelf films={["one", "two"]} library={{ ...library, removeFilm: refuse }} />);
  await page.getByText("delete one").click();
  await page.getByText("delete two").click();
  await expect.element(page.getByText("the server is away")).toBeVisible();
  await expect.element(page.getByText("delete one")).toBeVisible();
  await expect.element(page.getByText("delete two")).not.toBeInTheDocument();
});

test("when the time to undo is over a film is deleted, but not while its message is pointed at", async () => {
  const { deleted, library } = noteAsked();
  const page = await render(
    <>
      <Shelf films={["pointed at"]} library={library} />
      <Shelf films={["taken back", "left alone"]} library={library} />
    </>,
  );
  await page.getByText("delete taken back").click();
  // The pointer is on the message that goes.
  await page.getByText("undo taken back").click();
  await page.getByText("delete pointed at").click();
  await page.getByText("delete left alone").click();
  await page.getByText("undo pointed at").hover();
  await expect.poll(deleted, ENOUGH).toEqual(["left alone"]);
  await page.getByText("undo pointed at").click();
  await expect.element(page.getByText("delete pointed at")).toBeVisible();
});
