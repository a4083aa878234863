import type { SongAnswer } from "@curta/contract";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Songs } from "../../lib/services/songs.ts";
import { INITIAL_STATE } from "./reduce.ts";
import type { GeneratorEvent, GeneratorState } from "./state.ts";
import { useMissingSong } from "./use-missing-song.ts";

const SONG = { id: "s1", name: "samba.mp3" } as SongAnswer & { readonly name: string };
const turn = () => new Promise((resolve) => setTimeout(resolve));

const unused = () => Promise.reject(new Error("not used here"));
const stateOf = (missingSong: string | null): GeneratorState => ({ ...INITIAL_STATE, missingSong });

/** Songs that are told when the test says so. */
function songsOf() {
  const asked = new Map<string, PromiseWithResolvers<SongAnswer | null>>();
  const songs: Songs = {
    send: unused,
    loadSound: unused,
    find: (id) => {
      const answer = Promise.withResolvers<SongAnswer | null>();
      asked.set(id, answer);
      return answer.promise;
    },
  };
  return { songs, asked };
}

async function show(songs: Songs | undefined, first: string | null) {
  const events: GeneratorEvent[] = [];
  const dispatch = (event: GeneratorEvent) => void events.push(event);
  const hook = await renderHook(
    (missing: string | null = first) => useMissingSong(songs, stateOf(missing), dispatch),
    { initialProps: first },
  );
  return { events, hook };
}

test("the music of a restored film is read by its id, and told once", async () => {
  const { songs, asked } = songsOf();
  const { events, hook } = await show(songs, "s1");
  expect([...asked.keys()]).toEqual(["s1"]);
  await hook.act(async () => asked.get("s1")?.resolve(SONG));
  expect(events).toEqual([{ type: "song-found", id: "s1", song: SONG }]);
});

test("music that is not kept any more is told as such", async () => {
  const { songs, asked } = songsOf();
  const { events, hook } = await show(songs, "s1");
  await hook.act(async () => asked.get("s1")?.resolve(null));
  expect(events).toEqual([{ type: "song-found", id: "s1", song: null }]);
});

test("nothing is asked where no music is missing, nor where an outside workflow keeps none", async () => {
  const { songs, asked } = songsOf();
  await show(songs, null);
  const { events } = await show(undefined, "s1");
  expect([[...asked.keys()], events]).toEqual([[], []]);
});

test("music that is found after another film was opened, or the page was left, changes nothing", async () => {
  const { songs, asked } = songsOf();
  const { events, hook } = await show(songs, "s1");
  await hook.rerender("s2");
  await hook.act(async () => asked.get("s1")?.resolve(SONG));
  expect(events).toEqual([]);
  await hook.unmount();
  asked.get("s2")?.resolve(SONG);
  await turn();
  expect(events).toEqual([]);
});

test("where the music cannot be read now, nothing is told, and the next film's is read", async () => {
  const { songs, asked } = songsOf();
  const { events, hook } = await show(songs, "s1");
  await hook.act(async () => asked.get("s1")?.reject(new Error("offline")));
  expect(events).toEqual([]);
  await hook.rerender("s2");
  await hook.act(async () => asked.get("s2")?.resolve(SONG));
  expect(events).toEqual([{ type: "song-found", id: "s2", song: SONG }]);
});
