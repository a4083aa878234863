import { afterEach, expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { useShare } from "./use-share.ts";

interface FilmProps {
  readonly url: string;
  readonly readText?: () => Promise<string>;
}

function Film({ url, readText }: FilmProps) {
  const { state, share } = useShare(url, "film.mp4", readText);
  return (
    <button type="button" onClick={share}>
      {state}
    </button>
  );
}

/** Test browsers have no share sheet. What is given to it is noted; then it does what `answers` say, one after the other. */
function openSystem(takesFiles: boolean, ...answers: readonly (() => Promise<void>)[]): ShareData[] {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => {
    shared.push(data);
    await answers[shared.length - 1]?.();
  };
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => takesFiles || files === undefined });
  return shared;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
});

const film = () => URL.createObjectURL(new Blob(["a film"], { type: "video/mp4" }));
const refuse = (name: string) => async () => Promise.reject(new DOMException("refused", name));
const readPost = async () => "a post";

test("the film itself is shared with its text where the system takes files, else its address", async () => {
  const url = film();
  const withFiles = openSystem(true);
  const page = await render(<Film url={url} readText={readPost} />);
  await page.getByText("idle").click();
  await expect.poll(() => withFiles).toHaveLength(1);
  expect(withFiles[0]).toEqual({ text: "a post", files: [expect.any(File)] });
  const [file] = withFiles[0]?.files ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual(["film.mp4", "video/mp4", "a film"]);
  await page.unmount();
  const withoutFiles = openSystem(false);
  const other = await render(<Film url={url} readText={readPost} />);
  await other.getByText("idle").click();
  await expect.poll(() => withoutFiles).toEqual([{ text: "a post", url }]);
});

test("a film or a text that cannot be had leaves what can be shared", async () => {
  const shared = openSystem(true);
  const missing = new URL("/none.mp4", location.href).href;
  const lost = film();
  URL.revokeObjectURL(lost);
  const page = await render(<Film url={missing} />);
  await page.getByText("idle").click();
  await expect.poll(() => shared).toEqual([{ url: missing }]);
  await page.unmount();
  const other = await render(<Film url={lost} readText={async () => Promise.reject(new Error("no text"))} />);
  await other.getByText("idle").click();
  await expect.poll(() => shared).toEqual([{ url: missing }, { url: lost }]);
});

test("a film that was fetched too late for the share sheet is kept, and shared with the next tap", async () => {
  const shared = openSystem(true, refuse("NotAllowedError"));
  let readings = 0;
  const page = await render(<Film url={film()} readText={async () => `post ${++readings}`} />);
  await page.getByText("idle").click();
  await page.getByText("ready").click();
  await expect.element(page.getByText("idle")).toBeVisible();
  expect(shared).toHaveLength(2);
  expect(shared[1]).toBe(shared[0]);
});

test("who closes the share sheet can share again, and taps while it is prepared open it once", async () => {
  const text = Promise.withResolvers<string>();
  const shared = openSystem(true, refuse("AbortError"));
  const page = await render(<Film url={film()} readText={async () => text.promise} />);
  await page.getByText("idle").click();
  await page.getByText("preparing").click();
  text.resolve("a post");
  await expect.element(page.getByText("idle")).toBeVisible();
  expect(shared).toHaveLength(1);
});

test("a film that could not be had is asked for again with the next tap", async () => {
  const shared = openSystem(true);
  const url = film();
  const real = globalThis.fetch;
  onTestFinished(() => void (globalThis.fetch = real));
  globalThis.fetch = async () => Promise.reject(new TypeError("no connection"));
  const page = await render(<Film url={url} />);
  await page.getByText("idle").click();
  await expect.poll(() => shared).toEqual([{ url }]);
  globalThis.fetch = real;
  await page.getByText("idle").click();
  await expect.poll(() => shared).toEqual([{ url }, { files: [expect.any(File)] }]);
});
