import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import type { LoadSound } from "../../lib/services/songs.ts";
import { useSongPlayer } from "./use-song-player.ts";

const RATE = 48_000;
/** Longer than half a second of song takes. */
const ENOUGH = { timeout: 30_000 };

interface SongProps {
  readonly id: string;
  readonly loadSound: LoadSound;
}

function Song({ id, loadSound }: SongProps) {
  const [failed, setFailed] = useState(0);
  const { playing, toggle } = useSongPlayer(id, loadSound, () => setFailed((times) => times + 1));
  return (
    <>
      <button type="button" onClick={toggle}>
        {playing ? "stop" : "play"} {id}
      </button>
      <output>failed {failed}</output>
    </>
  );
}

const silence = (seconds: number) => new AudioBuffer({ length: seconds * RATE, sampleRate: RATE });
const loadLong: LoadSound = async () => silence(60);

/** What sounds: "running" can be heard, "closed" cannot any more. */
function noteSounds(): () => AudioContextState[] {
  const opened: AudioContext[] = [];
  const Real = AudioContext;
  class NotedContext extends Real {
    constructor() {
      super();
      opened.push(this);
    }
  }
  globalThis.AudioContext = NotedContext;
  onTestFinished(() => void (globalThis.AudioContext = Real));
  return () => opened.map(({ state }) => state);
}

test("a song sounds until it is stopped or another one begins", async () => {
  const sounds = noteSounds();
  const page = await render(
    <>
      <Song id="one" loadSound={loadLong} />
      <Song id="two" loadSound={loadLong} />
    </>,
  );
  await page.getByText("play one").click();
  await expect.poll(sounds).toEqual(["running"]);
  await page.getByText("play two").click();
  await expect.element(page.getByText("stop two")).toBeVisible();
  await expect.element(page.getByText("play one")).toBeVisible();
  await expect.poll(sounds).toEqual(["closed", "running"]);
  await page.getByText("stop two").click();
  await expect.element(page.getByText("play two")).toBeVisible();
  await expect.poll(sounds).toEqual(["closed", "closed"]);
});

test("a song that came to its end can be played again", async () => {
  const sounds = noteSounds();
  const page = await render(<Song id="short" loadSound={async () => silence(0.5)} />);
  await page.getByText("play short").click();
  await expect.poll(sounds, ENOUGH).toEqual(["closed"]);
  await page.getByText("play short").click();
  await expect.poll(sounds, ENOUGH).toEqual(["closed", "closed"]);
  await expect.element(page.getByText("play short")).toBeVisible();
});

test("a song ends with the screen that plays it", async () => {
  const sounds = noteSounds();
  const page = await render(<Song id="one" loadSound={loadLong} />);
  await page.getByText("play one").click();
  await expect.poll(sounds).toEqual(["running"]);
  await page.unmount();
  await expect.poll(sounds).toEqual(["closed"]);
});

test("a song that cannot be read is said to be gone, and may be tried again", async () => {
  const page = await render(<Song id="lost" loadSound={async () => Promise.reject(new Error("gone"))} />);
  await page.getByText("play lost").click();
  await expect.element(page.getByText("failed 1")).toBeVisible();
  await page.getByText("play lost").click();
  await expect.element(page.getByText("failed 2")).toBeVisible();
});

test("a song that was stopped while it was read does not disturb what plays after it", async () => {
  const first = Promise.withResolvers<AudioBuffer>();
  const sounds = [first.promise, loadLong("one")];
  const page = await render(
    <Song id="one" loadSound={async () => sounds.shift() ?? Promise.reject(new Error("no more"))} />,
  );
  await page.getByText("play one").click();
  await page.getByText("stop one").click();
  await page.getByText("play one").click();
  first.reject(new Error("too late"));
  await first.promise.catch(() => undefined);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByText("stop one")).toBeVisible();
  await expect.element(page.getByText("failed 0")).toBeVisible();
});
