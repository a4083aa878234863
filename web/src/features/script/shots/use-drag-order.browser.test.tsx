import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { middleOf, mouse, touch, type Point } from "../../../../testing/pointers.ts";
import { useDragOrder } from "./use-drag-order.ts";

const STEP_PX = 100;
/** A busy machine scrolls slowly, and is late to say that a finger has rested. */
const ENOUGH = { timeout: 30_000 };

const ORDER = ["one", "two", "three", "four", "five", "six"];
const SECOND_FIRST = ["two", "one", "three", "four", "five", "six"];

function Row() {
  const [names, setNames] = useState(ORDER);
  const [told, setTold] = useState("nothing");
  const row = useRef<HTMLOListElement>(null);
  const { of } = useDragOrder(row, (shot, to) => {
    setNames(names.toSpliced(shot, 1).toSpliced(to, 0, names[shot] ?? ""));
    setTold("moved");
  });
  return (
    <>
      <ol ref={row} style={{ display: "flex", width: 320, padding: 0, overflowX: "auto" }}>
        {names.map((name, index) => {
          const { isDragged, shift, wasDragged, onPointerDown } = of(index);
          return (
            // oxlint-disable-next-line no-array-index-key -- as in the strip
            <li key={index} className="shot" style={{ flex: `0 0 ${STEP_PX}px`, translate: `${shift}px` }}>
              <button
                type="button"
                style={{ width: "100%", height: 80, touchAction: "pan-x pan-y" }}
                data-dragged={isDragged}
                onPointerDown={onPointerDown}
                onClick={() => !wasDragged() && setTold(`opened ${name}`)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ol>
      <output>{told}</output>
    </>
  );
}

async function openRow() {
  const { container } = await render(<Row />);
  const cards = () => [...container.querySelectorAll("button")];
  const card = (name: string) => cards().find(({ textContent }) => textContent === name) ?? container;
  return {
    order: () => cards().map(({ textContent }) => textContent),
    card,
    middle: (name: string) => middleOf(card(name)),
    isDragged: (name: string) => card(name).dataset["dragged"] === "true",
    told: () => container.querySelector("output")?.textContent,
    row: container.querySelector("ol") ?? container,
  };
}

const beside = ({ x, y }: Point, by: number): Point => ({ x: x + by, y });

test("a card that is dragged with the mouse goes where it is dropped, and the others make room", async () => {
  const { middle, order, told } = await openRow();
  const [from, second] = [middle("one"), middle("two")];
  await mouse("mousePressed", from);
  await mouse("mouseMoved", beside(from, STEP_PX));
  await expect.poll(() => middle("two").x).toBe(second.x - STEP_PX);
  await mouse("mouseReleased", beside(from, STEP_PX));
  await expect.poll(order).toEqual(SECOND_FIRST);
  await expect.poll(() => middle("two")).toEqual(from);
  expect(told()).toBe("moved");
});

test("a card that is dropped where it was neither moves nor opens, and opens with the next click", async () => {
  const { middle, isDragged, told, card } = await openRow();
  const from = middle("one");
  await mouse("mousePressed", from);
  await mouse("mouseMoved", beside(from, STEP_PX / 4));
  await expect.poll(() => isDragged("one")).toBe(true);
  await mouse("mouseReleased", beside(from, STEP_PX / 4));
  await expect.poll(() => isDragged("one")).toBe(false);
  expect(told()).toBe("nothing");
  await userEvent.click(card("one"));
  await expect.poll(told).toBe("opened one");
});

test("a mouse that hardly moves opens the card, and its right button drags none", async () => {
  const { middle, isDragged, told } = await openRow();
  const from = middle("one");
  await mouse("mousePressed", from);
  await mouse("mouseMoved", beside(from, 4));
  await mouse("mouseReleased", beside(from, 4));
  await expect.poll(told).toBe("opened one");
  await mouse("mousePressed", from, "right");
  await mouse("mouseMoved", beside(from, STEP_PX));
  expect(isDragged("one")).toBe(false);
  await mouse("mouseReleased", beside(from, STEP_PX), "right");
  expect(told()).toBe("opened one");
});

test("a finger that rests on a card lifts it, and the row does not scroll under it", async () => {
  const { middle, isDragged, order, row } = await openRow();
  const from = middle("two");
  await touch("touchStart", from);
  await expect.poll(() => isDragged("two"), ENOUGH).toBe(true);
  await touch("touchMove", beside(from, -STEP_PX / 2));
  await touch("touchMove", beside(from, -STEP_PX));
  await touch("touchEnd");
  await expect.poll(order).toEqual(SECOND_FIRST);
  expect(row.scrollLeft).toBe(0);
});

test("a finger that moves at once scrolls the row and lifts no card", async () => {
  const { middle, isDragged, told, row } = await openRow();
  const from = middle("three");
  const moves = [60, 120, 180].map((by) => beside(from, -by));
  await Promise.all([touch("touchStart", from), ...moves.map((point) => touch("touchMove", point))]);
  await expect.poll(() => row.scrollLeft, ENOUGH).toBeGreaterThan(0);
  expect(isDragged("three")).toBe(false);
  await touch("touchEnd");
  expect(told()).toBe("nothing");
});

test("Escape puts a dragged card back", async () => {
  const { middle, isDragged, order } = await openRow();
  const from = middle("one");
  await mouse("mousePressed", from);
  await mouse("mouseMoved", beside(from, STEP_PX));
  await expect.poll(() => isDragged("one")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => isDragged("one")).toBe(false);
  await mouse("mouseReleased", beside(from, STEP_PX));
  expect(order()).toEqual(ORDER);
});

test("under a card that is held at its end, the row scrolls by itself as far as its last card", async () => {
  const { middle, order, row } = await openRow();
  const from = middle("one");
  const end = row.scrollWidth - row.clientWidth;
  const edge = { x: row.getBoundingClientRect().right - 10, y: from.y };
  await mouse("mousePressed", from);
  await mouse("mouseMoved", edge);
  await expect.poll(() => row.scrollLeft, ENOUGH).toBe(end);
  await mouse("mouseReleased", edge);
  await expect.poll(order).toEqual([...ORDER.slice(1), "one"]);
});
