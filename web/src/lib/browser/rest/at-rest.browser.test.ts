import { afterEach, expect, test, vi } from "vitest";
import { whenAtRest } from "./at-rest.ts";

afterEach(() => document.body.replaceChildren());

/** A browser that is never idle, as on a machine at work, is waited for this long at most. */
const BUSY = { timeout: 500 };
/** Longer than a busy page puts off what waits for its rest. */
const PUT_OFF = { timeout: 20_000 };

/** Lets the browser be idle several times. */
async function idle(): Promise<void> {
  for (let time = 0; time < 5; time += 1) await new Promise((resolve) => requestIdleCallback(resolve, BUSY));
}

test("an idle page that still waits for its screen is not at rest, and is once the screen stands", async () => {
  const screen = document.body.appendChild(document.createElement("main"));
  screen.setAttribute("aria-busy", "true");
  const begin = vi.fn<() => void>();
  whenAtRest(begin);
  await idle();
  expect(begin).not.toHaveBeenCalled();
  screen.setAttribute("aria-busy", "false");
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce(), PUT_OFF);
});

test("what was called off does not begin", async () => {
  const [kept, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenAtRest(left)();
  whenAtRest(kept);
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce(), PUT_OFF);
  await idle();
  expect(left).not.toHaveBeenCalled();
});
