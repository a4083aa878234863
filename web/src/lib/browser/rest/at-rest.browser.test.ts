import { afterEach, expect, test, vi } from "vitest";
import { whenAtRest } from "./at-rest.ts";

afterEach(() => document.body.replaceChildren());

/** Lets the browser be idle several times. */
async function idle(): Promise<void> {
  for (let time = 0; time < 5; time += 1) await new Promise((resolve) => requestIdleCallback(resolve));
}

test("an idle page that still waits for its screen is not at rest, and is once the screen stands", async () => {
  const screen = document.body.appendChild(document.createElement("main"));
  screen.setAttribute("aria-busy", "true");
  const begin = vi.fn<() => void>();
  whenAtRest(begin);
  await idle();
  expect(begin).not.toHaveBeenCalled();
  screen.setAttribute("aria-busy", "false");
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
});

test("what was called off does not begin", async () => {
  const [kept, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenAtRest(left)();
  whenAtRest(kept);
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
  await idle();
  expect(left).not.toHaveBeenCalled();
});
