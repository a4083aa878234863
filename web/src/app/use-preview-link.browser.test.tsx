import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { usePreviewLink } from "./use-preview-link.ts";

/** A script and its shots beside a preview, which plays from a shot each time that it is asked to. */
function Screen({ onPlay }: { readonly onPlay: (shot: number) => void }) {
  const { jump, jumpTo, editing, setEditing, setShotOpen } = usePreviewLink();
  useEffect(() => {
    if (jump !== null) onPlay(jump.shot);
  }, [jump, onPlay]);
  return (
    <>
      <textarea aria-label="script" onFocus={() => setEditing(true)} onBlur={() => setEditing(false)} />
      <button type="button" onClick={() => jumpTo(2)}>
        play shot 2
      </button>
      <details onToggle={({ currentTarget }) => setShotOpen(currentTarget.open)}>
        <summary>shot</summary>
      </details>
      <p>{editing ? "stays in view" : "scrolls away"}</p>
    </>
  );
}

test("a shot that is asked for again is played again", async () => {
  const play = vi.fn<(shot: number) => void>();
  const page = await render(<Screen onPlay={play} />);
  await page.getByText("play shot 2").click();
  await expect.poll(() => play.mock.calls).toEqual([[2]]);
  await page.getByText("play shot 2").click();
  await expect.poll(() => play.mock.calls).toEqual([[2], [2]]);
});

test("the preview stays in view while the script is written in or a shot is open, until both are over", async () => {
  const page = await render(<Screen onPlay={() => undefined} />);
  const [stays, shot] = [page.getByText("stays in view"), page.getByText("shot", { exact: true })];
  await expect.element(stays).not.toBeInTheDocument();
  await page.getByLabelText("script").click();
  await expect.element(stays).toBeVisible();
  await shot.click();
  // The script has lost the focus.
  expect(document.activeElement?.textContent).toBe("shot");
  await expect.element(stays).toBeVisible();
  await shot.click();
  await expect.element(page.getByText("scrolls away")).toBeVisible();
});
