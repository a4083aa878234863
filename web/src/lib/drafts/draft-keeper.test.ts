import type { Draft, DraftRecord } from "@curta/contract";
import { expect, test } from "vitest";
import { openBrowserDrafts } from "./browser-drafts.ts";
import { openDraftKeeper } from "./draft-keeper.ts";
import type { DraftServer } from "./draft-server.ts";

const take = { image_url: "https://a/1.jpg", positivePrompt: "p", video_description: "r" };
const options = { estilo: "viral", duracao: 30 } as const;
const work = { image_url: take.image_url, prompt: "p", script: "r", options };
const begun: Draft = {
  id: "d1",
  version: 1,
  photo_name: "gato.jpg",
  topic: "o gato",
  takes: [take],
  present: work,
  past: [],
  future: [],
  edited_at: "2031-01-01T10:00:00.000Z",
  put_away: false,
};

/** The keeper of a browser that has `begun`, beside a server that takes only changes of its newest version. */
function openBoth() {
  let newest: Draft | null = begun;
  const server: DraftServer = {
    current: async () => newest,
    find: async () => newest,
    isGone: async () => false,
    keep: async ({ unsent: _unsent, base: _base, ...draft }) => {
      if (newest === null && draft.version > 0) return "gone";
      if (newest !== null && draft.version !== newest.version) return "changed";
      newest = { ...draft, version: draft.version + 1 };
      return { version: newest.version };
    },
    keepPhoto: async () => true,
    readPhoto: async () => null,
    remove: async () => true,
    canKeep: () => true,
  };
  const merged: DraftRecord[] = [];
  const keeper = openDraftKeeper({
    userId: "ana",
    browser: openBrowserDrafts(null),
    photos: {
      prepare: async () => undefined,
      read: async () => null,
      write: async () => undefined,
      remove: async () => undefined,
    },
    server,
    onMerged: (draft) => merged.push(draft),
    onState: () => undefined,
  });
  keeper.adopt({ ...begun, unsent: false });
  return {
    keeper,
    merged,
    sent: () => newest,
    otherBrowser: (more: Partial<Draft>) => {
      newest = { ...begun, ...newest, ...more, version: (newest?.version ?? 0) + 1 };
    },
    deletedElsewhere: () => (newest = null),
  };
}

test("of two browsers that changed other things of a draft, both changes are kept, on the page and on the server", async () => {
  const { keeper, merged, sent, otherBrowser } = openBoth();
  const theirs = { ...work, script: "do celular" };
  otherBrowser({ topic: "a gata Mel", present: theirs, past: [work], edited_at: "2031-01-01T10:01:00.000Z" });
  const mine = { ...begun, present: { ...work, script: "daqui" }, past: [work] };
  keeper.keep({ ...mine, edited_at: "2031-01-01T10:02:00.000Z" });
  keeper.keep({ ...mine, edited_at: "2031-01-01T10:03:00.000Z" });
  await keeper.flush();
  const both = { topic: "a gata Mel", present: mine.present, past: [work, theirs] };
  expect(merged).toMatchObject([both]);
  expect(sent()).toMatchObject(both);
  // From here on theirs is what was there before.
  otherBrowser({ topic: "a gata Nina" });
  keeper.keep({ ...mine, ...both, past: [], edited_at: "2031-01-01T10:04:00.000Z" });
  await keeper.flush();
  expect(sent()?.topic).toBe("a gata Nina");
  keeper.close();
});

test("what another browser wrote while the page could not show it is joined with the next change here", async () => {
  const { keeper, merged, sent, otherBrowser } = openBoth();
  const theirs = { ...work, script: "do celular" };
  otherBrowser({ topic: "a gata Mel", present: theirs, past: [work], edited_at: "2031-01-01T10:01:00.000Z" });
  expect(await keeper.news("d1")).toMatchObject({ version: 2, present: theirs, unsent: false });
  expect(keeper.kept("d1")).toMatchObject({ version: 1, present: work });
  const made = { ...begun, present: { ...work, prompt: "outra imagem" }, past: [work] };
  keeper.keep({ ...made, edited_at: "2031-01-01T10:02:00.000Z" });
  expect(await keeper.news("d1")).toBeNull();
  await keeper.flush();
  const both = { topic: "a gata Mel", present: made.present, past: [work, theirs] };
  expect(merged).toMatchObject([both]);
  expect(sent()).toMatchObject({ ...both, version: 3 });
  keeper.close();
});

test("what another browser wrote and the page shows is what the next change here is made to", async () => {
  const { keeper, merged, sent, otherBrowser } = openBoth();
  otherBrowser({ topic: "a gata Mel", present: { ...work, script: "do celular" } });
  const news = await keeper.news("d1");
  if (news === null) throw new Error("no news");
  keeper.adopt(news);
  expect(await keeper.news("d1")).toBeNull();
  keeper.keep({ ...news, topic: "" });
  await keeper.flush();
  expect(merged).toEqual([]);
  expect(sent()).toMatchObject({ version: 3, topic: "", present: { script: "do celular" } });
  keeper.close();
});

test("a film that is edited anew keeps what it says itself; the earlier edits are its undo history", async () => {
  const { keeper, sent } = openBoth();
  keeper.putAway("d1");
  await keeper.flush();
  const { version: _version, ...film } = begun;
  keeper.keep({ ...film, topic: "", present: { ...work, script: "do filme" } });
  await keeper.flush();
  expect(sent()).toMatchObject({ topic: "", present: { script: "do filme" }, past: [work], put_away: false });
  keeper.close();
});

test("a draft that was deleted elsewhere stays with whoever works on it, and goes where it is put away", async () => {
  const { keeper, sent, deletedElsewhere } = openBoth();
  deletedElsewhere();
  keeper.keep({ ...begun, topic: "ainda aqui" });
  await keeper.flush();
  expect(sent()).toMatchObject({ topic: "ainda aqui", version: 1 });
  expect(keeper.kept("d1")).toMatchObject({ version: 1, unsent: false });
  deletedElsewhere();
  keeper.putAway("d1");
  await keeper.flush();
  expect(sent()).toBeNull();
  expect(keeper.kept("d1")).toBeUndefined();
  keeper.close();
});
