import { readPhoto } from "@curta/photos";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchFolder } from "../../testing/film/productions.ts";
import { compileTimeline } from "../direction/compile/compile.ts";
import { direct } from "../direction/plan/direct.ts";
import { type PreparedPhoto, preparePhoto } from "../studio.ts";
import { type RenderedFilm, renderFilm } from "./render-film.ts";

const folder = scratchFolder();
const WISHES = { style: "suave", seconds: 5, seed: 6 } as const;
let photo: PreparedPhoto;

beforeAll(async () => {
  photo = await preparePhoto(await readPhoto("two-scientists.jpg"), WISHES);
});
afterAll(() => folder.remove());

/** Renders the film with a cache; tells how often its picture was opened and given back. */
async function render(
  name: string,
): Promise<RenderedFilm & { readonly opened: number; readonly released: number }> {
  const { picture, reading } = photo;
  let [opened, released] = [0, 0];
  const film = await renderFilm({
    openPicture: async () => {
      opened += 1;
      return { picture, release: () => void (released += 1) };
    },
    reading,
    timeline: compileTimeline(direct(reading, WISHES), reading, WISHES.seed),
    out: folder.path(`${name}.mp4`),
    segmentCache: folder.path("segments"),
    workers: 2,
  });
  return { ...film, opened, released };
}

test("a film from the cache is measured as the one that was drawn, and its picture is given back", async () => {
  const drawn = await render("drawn");
  const cached = await render("cached");
  const areas = drawn.certificate.measures.find(({ code }) => code === "safe_area");
  expect(areas?.value).toMatch(/[1-9]/);
  expect(cached.certificate).toEqual(drawn.certificate);
  expect([drawn, cached].map(({ opened, released }) => [opened, released])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
