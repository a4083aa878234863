import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { useFading } from "./use-fading.ts";

/** A message of success is shown for five seconds. */
const SHOWN_MS = 5_000;
const ENOUGH = { timeout: 60_000 };

interface MessageProps {
  readonly text: string;
  readonly isHeld?: boolean;
  /** Whether it is pointed at as it begins to fade. */
  readonly isCaught?: boolean;
}

function Message({ text, isHeld = false, isCaught = false }: MessageProps) {
  const [isGone, setGone] = useState(false);
  const [hasFaded, setFaded] = useState(false);
  const isPointedAt = isHeld || (isCaught && hasFaded);
  const fades = useFading(!isPointedAt, () => setGone(true));
  if (fades && !hasFaded) setFaded(true);
  if (isGone) return <p>{hasFaded ? `${text} faded away` : `${text} vanished`}</p>;
  return <p>{fades ? `${text} fades` : `${text} stands`}</p>;
}

function showPage(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: visibility });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a message fades and goes, but not while it is pointed at, nor when it is as it fades", async () => {
  const page = await render(
    <>
      <Message text="held" isHeld />
      <Message text="caught" isCaught />
      <Message text="other" />
    </>,
  );
  await expect.element(page.getByText("other stands")).toBeVisible();
  await expect.element(page.getByText("other faded away"), ENOUGH).toBeVisible();
  await expect.element(page.getByText("held stands")).toBeVisible();
  await expect.element(page.getByText("caught stands")).toBeVisible();
});

test("the time of a message counts only while its page can be seen", async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, "visibilityState"));
  const page = await render(<Message text="new" />);
  showPage("hidden");
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS + 500));
  await expect.element(page.getByText("new stands")).toBeVisible();
  showPage("visible");
  await expect.element(page.getByText("new faded away"), ENOUGH).toBeVisible();
});
