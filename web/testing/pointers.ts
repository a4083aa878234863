import { onTestFailed } from "vitest";
import { cdp } from "vitest/browser";
import type { CDPSession } from "@vitest/browser-playwright";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, in pixels of the test's window. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const browser = (): CDPSession => cdp();

/** A test's window is a frame in the browser's one, which may be scaled. */
function inBrowser({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
}

/** Has the browser itself move its mouse: a page cannot tell it from a user's. */
export async function mouse(
  type: "mousePressed" | "mouseMoved" | "mouseReleased",
  point: Point,
  button: "left" | "right" = "left",
): Promise<void> {
  const held = button === "left" ? 1 : 2;
  const buttons = type === "mouseReleased" ? 0 : held;
  await browser().send("Input.dispatchMouseEvent", {
    type,
    ...inBrowser(point),
    button,
    buttons,
    clickCount: 1,
  });
}

/** Has the browser itself put fingers on its screen; `fingers` are those on it, none when the last one leaves. */
export async function touch(
  type: "touchStart" | "touchMove" | "touchEnd",
  ...fingers: readonly Point[]
): Promise<void> {
  if (type === "touchStart") onTestFailed(leaveScreen);
  const touchPoints = fingers.map((point, id) => ({ ...inBrowser(point), id }));
  await browser().send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** A finger that stays would disturb the next test. */
async function leaveScreen(): Promise<void> {
  await touch("touchEnd").catch(() => undefined);
}
