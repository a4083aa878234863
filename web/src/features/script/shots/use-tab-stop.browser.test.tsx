import { userEvent } from "vitest/browser";
import { useRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useTabStop } from "./use-tab-stop.ts";

function Row({ names }: { readonly names: readonly string[] }) {
  const row = useRef<HTMLOListElement>(null);
  const stop = Math.min(useTabStop(row), names.length - 1);
  return (
    <>
      <button type="button">before</button>
      <ol ref={row}>
        {names.map((name, index) => (
          <li key={name}>
            <button type="button" tabIndex={index === stop ? 0 : -1}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      <button type="button">after</button>
    </>
  );
}

const focused = (): string => document.activeElement?.textContent ?? "";

/** Presses keys one after the other, and says where the focus was after each. */
async function press(...keys: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await userEvent.keyboard(`{${key}}`);
    places.push(focused());
  }
  return places;
}

test("a row of buttons is one stop of the Tab key, and arrows, Home and End go along it", async () => {
  const page = await render(<Row names={["one", "two", "three"]} />);
  page.getByText("before").element().focus();
  expect(await press("Tab", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")).toEqual([
    "one",
    "two",
    "three",
    "three",
    "two",
  ]);
  expect(await press("Home", "ArrowLeft", "End")).toEqual(["one", "one", "three"]);
  expect(await press("ArrowLeft", "Tab")).toEqual(["two", "after"]);
});

test("Tab comes back to the button that had the focus last, and to the last one where that is gone", async () => {
  const page = await render(<Row names={["one", "two", "three"]} />);
  await page.getByText("three").click();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("three");
  page.getByText("after").element().focus();
  await page.rerender(<Row names={["one", "two"]} />);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("two");
});
