import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { INTRODUCTION_MS, useIntroduction } from "./use-introduction.ts";

interface RowProps {
  readonly image: number | null;
  readonly isBusy?: boolean;
  readonly isFar?: boolean;
}

function Row({ image, isBusy = false, isFar = false }: RowProps) {
  const row = useRef<HTMLParagraphElement>(null);
  const plays = useIntroduction(row, image, isBusy);
  return (
    <p ref={row} style={{ marginTop: isFar ? "500vh" : 0 }}>
      {plays ? "moves" : "rests"}
    </p>
  );
}

/** What is in view is told with a frame. */
async function afterFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise(requestAnimationFrame);
  }
}

afterEach(() => void vi.useRealTimers());

test("what was just made is shown moving once, and again only for another image", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const page = await render(<Row image={1} />);
  await expect.element(page.getByText("moves")).toBeVisible();
  vi.advanceTimersByTime(INTRODUCTION_MS);
  await expect.element(page.getByText("rests")).toBeVisible();
  await page.rerender(<Row image={null} />);
  await page.rerender(<Row image={1} />);
  await afterFrames();
  await expect.element(page.getByText("rests")).toBeVisible();
  await page.rerender(<Row image={2} />);
  await expect.element(page.getByText("moves")).toBeVisible();
});

test("nothing moves for work that was opened or beside a preview, and what is out of view waits", async () => {
  const page = await render(<Row image={null} />);
  await afterFrames();
  await expect.element(page.getByText("rests")).toBeVisible();
  await page.rerender(<Row image={3} isBusy />);
  await afterFrames();
  await expect.element(page.getByText("rests")).toBeVisible();
  await page.rerender(<Row image={3} isFar />);
  await afterFrames();
  await expect.element(page.getByText("rests")).toBeInTheDocument();
  await page.rerender(<Row image={3} />);
  await expect.element(page.getByText("moves")).toBeVisible();
});
