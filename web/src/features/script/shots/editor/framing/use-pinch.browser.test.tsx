import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { middleOf, mouse, touch, type Point } from "../../../../../../testing/pointers.ts";
import { usePinch } from "./use-pinch.ts";

const SIDE_PX = 200;
const MIDDLE = { x: 0.5, y: 0.5, share: 0.25 };

function Photo() {
  const [box, setBox] = useState(MIDDLE);
  const [done, setDone] = useState(0);
  const pinch = usePinch(box, (next, isDone) => {
    setBox(next);
    if (isDone) setDone(done + 1);
  });
  return (
    <>
      <div data-testid="photo" style={{ width: SIDE_PX, height: SIDE_PX, touchAction: "none" }} {...pinch} />
      <output>
        {box.x.toFixed(2)} {box.y.toFixed(2)} {box.share.toFixed(2)}
      </output>
      <p>done {done}</p>
      <button type="button" onClick={() => setBox(MIDDLE)}>
        back to the middle
      </button>
    </>
  );
}

async function openPhoto() {
  const page = await render(<Photo />);
  const middle = middleOf(page.getByTestId("photo").element());
  return {
    ...page,
    /** A place on the photo, in pixels from its middle. */
    at: (x: number, y = 0): Point => ({ x: middle.x + x, y: middle.y + y }),
    frame: () => page.getByRole("status").element().textContent,
  };
}

test("a mouse drags the frame, beyond the photo's edge as well, until it is released", async () => {
  const { at, frame, getByText } = await openPhoto();
  await mouse("mousePressed", at(0));
  await mouse("mouseMoved", at(50, -20));
  await expect.poll(frame).toBe("0.75 0.40 0.25");
  await mouse("mouseMoved", at(20, SIDE_PX));
  await expect.poll(frame).toBe("0.60 1.50 0.25");
  await expect.element(getByText("done 0")).toBeVisible();
  await mouse("mouseReleased", at(20, SIDE_PX));
  await expect.element(getByText("done 1")).toBeVisible();
  await mouse("mouseMoved", at(0));
  await mouse("mouseMoved", at(40));
  await expect.element(getByText("done 1")).toBeVisible();
  expect(frame()).toBe("0.60 1.50 0.25");
});

test("the right button of a mouse drags nothing", async () => {
  const { at, frame, getByText } = await openPhoto();
  await mouse("mousePressed", at(0), "right");
  await mouse("mouseMoved", at(50));
  await mouse("mouseReleased", at(50), "right");
  await mouse("mousePressed", at(0));
  await mouse("mouseMoved", at(10));
  await mouse("mouseReleased", at(10));
  await expect.element(getByText("done 1")).toBeVisible();
  expect(frame()).toBe("0.55 0.50 0.25");
});

test("a drag begins where the frame is now, whatever moved it since the last one", async () => {
  const { at, frame, getByText } = await openPhoto();
  await mouse("mousePressed", at(0));
  await mouse("mouseMoved", at(50));
  await mouse("mouseReleased", at(50));
  await expect.poll(frame).toBe("0.75 0.50 0.25");
  await getByText("back to the middle").click();
  await mouse("mousePressed", at(0));
  await mouse("mouseMoved", at(20));
  await expect.poll(frame).toBe("0.60 0.50 0.25");
  await mouse("mouseReleased", at(20));
});

test("the frame grows as two fingers part, and is done once both have left", async () => {
  const { at, frame, getByText } = await openPhoto();
  await touch("touchStart", at(-20));
  await touch("touchStart", at(-20), at(20));
  await touch("touchMove", at(-40), at(40));
  await expect.poll(frame).toBe("0.50 0.50 0.50");
  await expect.element(getByText("done 0")).toBeVisible();
  await touch("touchEnd");
  await expect.element(getByText("done 1")).toBeVisible();
});

test("two fingers that move together drag the frame as far as one does, and keep its size", async () => {
  const { at, frame, getByText } = await openPhoto();
  await touch("touchStart", at(-40));
  await touch("touchStart", at(-40), at(40));
  await touch("touchMove", at(0), at(80));
  await touch("touchEnd");
  await expect.element(getByText("done 1")).toBeVisible();
  expect(frame()).toBe("0.70 0.50 0.25");
});
