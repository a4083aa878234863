import type { DraftPage, DraftSummary } from "@curta/contract";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import { useDraftList } from "./use-draft-list.ts";

function draft(id: string): DraftSummary {
  return { id, title: null } as DraftSummary;
}

function page(ids: readonly string[], next: string | null = null): DraftPage {
  return { drafts: ids.map(draft), next };
}

/** A library whose pages are answered when the test says so, in any order; null: it cannot be reached. */
function pagesOf() {
  const asked: {
    readonly before: string | null;
    readonly search: string;
    readonly answer: (page: DraftPage | null) => void;
  }[] = [];
  const library = {
    listDrafts: (before: string | null, search: string) =>
      new Promise<DraftPage>((resolve, reject) =>
        asked.push({ before, search, answer: (one) => (one ? resolve(one) : reject(new Error("away"))) }),
      ),
  } as unknown as OwnLibrary;
  return { asked, library };
}

async function listOf() {
  const { asked, library } = pagesOf();
  const hook = await renderHook((search: string = "") => useDraftList(library, search));
  const ids = () => hook.result.current.drafts.map(({ id }) => id);
  return { asked, hook, ids };
}

test("a page that is asked for twice before it is there is listed once", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(page(["d", "c"], "at c")));
  const { more } = hook.result.current;
  more?.();
  more?.();
  expect(asked[1]).toMatchObject({ before: "at c", search: "" });
  await hook.act(async () => asked[1]?.answer(page(["b", "a"])));
  await hook.act(async () => asked[2]?.answer(page(["b", "a"])));
  expect(ids()).toEqual(["d", "c", "b", "a"]);
  expect(hook.result.current.more).toBeNull();
});

test("what another search finds is not mixed with what an earlier one finds late", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(page(["b"], "at b")));
  hook.result.current.more?.();
  await hook.rerender("gato");
  await hook.act(async () => asked[2]?.answer(page(["cat"])));
  await hook.act(async () => asked[1]?.answer(page(["a"])));
  expect(ids()).toEqual(["cat"]);
});

test("drafts that cannot be read are left out, without an error", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(null));
  expect([ids(), hook.result.current.more]).toEqual([[], null]);
});

test("a renamed draft keeps its place", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(page(["b", "a"])));
  await hook.act(async () => hook.result.current.put({ ...draft("a"), title: "Praia" }));
  expect(ids()).toEqual(["b", "a"]);
  expect(hook.result.current.drafts.at(-1)?.title).toBe("Praia");
});
