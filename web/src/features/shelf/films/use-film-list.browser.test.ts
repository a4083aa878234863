import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { FilmPage, FilmQuery, Rows } from "../../../lib/rows/rows.ts";
import { useFilmList } from "./use-film-list.ts";

const unused = () => Promise.reject(new Error("not used here"));

/** Rows whose pages are answered when the test says so, in any order. */
function pagesOf() {
  const asked: { readonly query: FilmQuery; readonly answer: (one: FilmPage | null) => void }[] = [];
  const rows: Rows = {
    readStatus: unused,
    readRow: unused,
    readLatest: unused,
    listUnfinished: unused,
    readFilms: unused,
    cancelRow: unused,
    deleteRow: unused,
    watch: () => () => undefined,
    listFilms: (query) =>
      new Promise((resolve, reject) =>
        asked.push({ query, answer: (one) => (one ? resolve(one) : reject(new Error("no rows"))) }),
      ),
  };
  return { asked, rows };
}

function page(ids: readonly string[], next: string | null = null): FilmPage {
  return { films: ids.map((id) => ({ id })), next, hasTitles: true, hasScripts: true };
}

async function listOf() {
  const { asked, rows } = pagesOf();
  const hook = await renderHook((search: string = "") => useFilmList(rows, "u1", search));
  const ids = () => hook.result.current.listed?.films.map(({ id }) => id);
  return { asked, hook, ids };
}

test("pages follow one another, and a film that ends one and begins the next is listed once", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(page(["c", "b"], "at b")));
  expect(ids()).toEqual(["c", "b"]);
  await hook.act(async () => hook.result.current.load());
  expect(asked[1]?.query).toEqual({ userId: "u1", before: "at b", search: "" });
  expect(hook.result.current.loadingMore).toBe(true);
  await hook.act(async () => hook.result.current.load());
  expect(asked).toHaveLength(2);
  await hook.act(async () => asked[1]?.answer(page(["b", "a"])));
  expect(ids()).toEqual(["c", "b", "a"]);
  await hook.act(async () => hook.result.current.load());
  expect(asked).toHaveLength(2);
});

test("what another search finds is not mixed with what an earlier one finds late", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.rerender("gato");
  expect(asked[1]?.query.search).toBe("gato");
  await hook.act(async () => asked[1]?.answer(page(["cat"])));
  await hook.act(async () => asked[0]?.answer(page(["dog"])));
  expect(ids()).toEqual(["cat"]);
});

test("a list that cannot be read says so, and is read again on request", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(null));
  expect(hook.result.current.failed).toBe(true);
  await hook.act(async () => hook.result.current.load());
  await hook.act(async () => asked[1]?.answer(page(["a"])));
  expect([hook.result.current.failed, ids()]).toEqual([false, ["a"]]);
});

test("news change a film in its place, and a new film comes to the front", async () => {
  const { asked, hook, ids } = await listOf();
  await hook.act(async () => asked[0]?.answer(page(["b", "a"])));
  await hook.act(async () => hook.result.current.put([{ id: "a", progress: 40 }, { id: "c" }]));
  expect(ids()).toEqual(["c", "b", "a"]);
  expect(hook.result.current.listed?.films.at(-1)).toEqual({ id: "a", progress: 40 });
});
