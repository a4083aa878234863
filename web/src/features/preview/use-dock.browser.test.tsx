import { useRef } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useDock } from "./use-dock.ts";

const HEIGHT_PX = 240;

interface PageProps {
  readonly wanted: boolean;
}

function Page({ wanted }: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  const height = useDock(place, wanted);
  return (
    <>
      <div data-testid="place" ref={place} style={{ height: height ?? HEIGHT_PX }} />
      <div style={{ height: "300vh" }} />
      <output style={{ position: "fixed", top: 0 }}>
        {height === null ? "in place" : `keeps ${height}`}
      </output>
    </>
  );
}

async function openPage(props: PageProps) {
  const page = await render(<Page {...props} />);
  return { ...page, state: page.getByRole("status"), place: page.getByTestId("place").element() };
}

/** What is in view is told with a frame. */
async function afterFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise(requestAnimationFrame);
  }
}

beforeEach(async () => browser.viewport(414, 800));
afterEach(() => scrollTo(0, 0));

test("a preview that is scrolled out of view is docked and its place keeps its height, until it is back", async () => {
  const { state } = await openPage({ wanted: true });
  await afterFrames();
  await expect.element(state).toHaveTextContent("in place");
  scrollTo(0, HEIGHT_PX * 0.1);
  await afterFrames();
  await expect.element(state).toHaveTextContent("in place");
  scrollTo(0, HEIGHT_PX * 0.5);
  await expect.element(state).toHaveTextContent(`keeps ${HEIGHT_PX}`);
  scrollTo(0, 0);
  await expect.element(state).toHaveTextContent("in place");
});

test("a preview is docked only while that is wanted", async () => {
  const { state, rerender } = await openPage({ wanted: false });
  scrollTo(0, HEIGHT_PX * 2);
  await afterFrames();
  await expect.element(state).toHaveTextContent("in place");
  await rerender(<Page wanted />);
  await expect.element(state).toHaveTextContent(`keeps ${HEIGHT_PX}`);
  await rerender(<Page wanted={false} />);
  await expect.element(state).toHaveTextContent("in place");
});

test("the style sheet of a docked preview is told which part of the window can be seen", async () => {
  const { state, place } = await openPage({ wanted: true });
  const seen = () => ["--seen-top", "--seen-height"].map((name) => place.style.getPropertyValue(name));
  expect(seen()).toEqual(["", ""]);
  scrollTo(0, HEIGHT_PX * 2);
  await expect.element(state).toHaveTextContent(`keeps ${HEIGHT_PX}`);
  await expect.poll(seen).toEqual(["0px", "800px"]);
  await browser.viewport(414, 600);
  await expect.poll(seen).toEqual(["0px", "600px"]);
});
