import { readPhoto } from "@curta/photos";
import { afterAll, beforeAll, expect, test } from "vitest";
import { captionAt, filmOf, timelineOf, type WishedShot } from "../../../testing/film/film-of-shots.ts";
import { scratchFolder } from "../../../testing/film/productions.ts";
import { makeFilm, type PreparedPhoto, preparePhoto } from "../../studio.ts";
import { certify } from "./certify.ts";
import { facesAt } from "./faces/known-places.ts";
import { sightingsOf } from "./faces/sightings.ts";
import { headsRow } from "./rows/shown/heads-row.ts";

const folder = scratchFolder();
const WISHES = { style: "viral", seconds: 5, seed: 1 } as const;
let photo: PreparedPhoto;

beforeAll(async () => {
  photo = await preparePhoto(await readPhoto("two-scientists.jpg"), WISHES);
});
afterAll(() => folder.remove());

/** One looks at the camera from the left, the other away from it; nobody's face is at the right edge. */
const CLOSE: WishedShot = { x: 0.38, y: 0.36, zoom: 1.65 };
const WIDE: WishedShot = { x: 0.36, y: 0.5, zoom: 1.06 };
const BOTH: WishedShot = { x: 0.5, y: 0.5, zoom: 1.05, source: "card" };
const AWAY: WishedShot = { x: 0.88, y: 0.5, zoom: 2 };

async function filmWith(name: string, shots: readonly WishedShot[]) {
  const timeline = timelineOf(photo, shots);
  const film = await filmOf(photo, timeline, folder.path(`${name}.mp4`));
  const row = (code: string) => film.certificate.measures.find((measure) => measure.code === code);
  return { ...film, timeline, row };
}

test("a film that shows both, keeps their heads and their mouths free states so", async () => {
  const mouth = facesAt(timelineOf(photo, [CLOSE]).shots[0]!, 8, photo.reading)[0]!.landmarks[3]!;
  const below = captionAt({ x: mouth.x, y: mouth.y + 0.2 });
  const { row, broken } = await filmWith("good", [{ ...CLOSE, captions: [below] }, BOTH, WIDE]);
  expect(row("people")).toMatchObject({ value: "2 de 2 no filme", ok: true });
  expect(row("heads")).toMatchObject({ value: "inteiros em 3 de 3 planos", ok: true });
  expect(row("captions_off_faces")).toMatchObject({ ok: true });
  expect(row("framings")).toMatchObject({ value: "3 em 3 planos", ok: true });
  expect(row("opening")).toMatchObject({ value: "move desde o começo, frase legível em 0,03 s", ok: true });
  expect(broken).toEqual([]);
});

test("skin that is turned is seen, and skin that is kept is not", async () => {
  const woman = await preparePhoto(await readPhoto("astronaut.png"), WISHES);
  const { x, y, w, h } = woman.reading.faces[0]!;
  const plain = timelineOf(woman, [{ x: x + w / 2, y: y + h / 2, zoom: 2 }]);
  const skin = async (name: string, grade: Partial<typeof plain.grade>) => {
    const timeline = { ...plain, grade: { ...plain.grade, ...grade } };
    const film = await filmOf(woman, timeline, folder.path(`${name}.mp4`));
    return film.certificate.measures.find(({ code }) => code === "skin");
  };
  expect(await skin("kept", { warmth: -1 })).toMatchObject({ ok: true });
  expect(await skin("turned", { warmth: -1, skin: 0 })).toMatchObject({ ok: false });
});

test("words on a mouth, in any shot, are seen", async () => {
  const mouth = facesAt(timelineOf(photo, [CLOSE]).shots[0]!, 8, photo.reading)[0]!.landmarks[3]!;
  const { row, broken } = await filmWith("gagged", [BOTH, { ...CLOSE, captions: [captionAt(mouth)] }]);
  expect(row("captions_off_faces")).toMatchObject({ value: "sobre um rosto em 1 plano", ok: false });
  expect(broken).toEqual([{ code: "captions_off_faces", shot: 1 }]);
});

test("a face that the frame's edge cuts is seen, and so are shots without any", async () => {
  const { x } = photo.reading.faces[0]!;
  const half = 0.5 * (1920 / photo.reading.width) * (9 / 16);
  const cut = { x: x + 0.06 + half / 1.5, y: 0.4, zoom: 1.5 };
  const { row, broken } = await filmWith("cut", [CLOSE, cut, AWAY]);
  expect(row("heads")).toMatchObject({ value: "inteiros em 1 de 3 planos, cortados em 1", ok: false });
  expect(broken).toEqual([{ code: "heads", shot: 1 }]);
});

test("a close-up that a face fills cuts nothing while eyes, nose and mouth are in view", () => {
  const { reading } = photo;
  const { x, y, w, h } = reading.faces[0]!;
  const cutBy = (aside: number) => {
    const close = { x: x + w / 2 + aside, y: y + h / 2, zoom: 5 };
    const timeline = timelineOf(photo, [close]);
    return headsRow(timeline, reading, sightingsOf(timeline, reading, new Map()))[0]?.shots;
  };
  expect(cutBy(0)).toEqual([]);
  expect(cutBy(0.5 * w)).toEqual([0]);
});

test("whoever is in no frame, or nowhere whole, is missed", async () => {
  const { row } = await filmWith("away", [AWAY, { ...AWAY, y: 0.4, zoom: 1.6 }]);
  expect(row("people")).toMatchObject({ value: "0 de 2 no filme", ok: false });
});

test("faces count where the decoded frames show them, not where they were meant to be", async () => {
  const { path, timeline } = await filmWith("meant", [CLOSE, BOTH]);
  const { reading } = photo;
  const elsewhere = reading.faces.map((face) => ({ ...face, y: face.y + 0.2 }));
  const rows = async (faces: typeof elsewhere) =>
    (await certify(path, timeline, { reading: { ...reading, faces } })).certificate.measures;
  const people = async (faces: typeof elsewhere) =>
    (await rows(faces)).find(({ code }) => code === "people")?.value;
  expect(await people([...reading.faces])).toBe("2 de 2 no filme");
  expect(await people(elsewhere)).toBe("1 de 2 no filme");
});

test("a film of one view repeated has one framing", async () => {
  const { row } = await filmWith("same", [CLOSE, { ...CLOSE, x: 0.39 }, { ...CLOSE, zoom: 1.5 }]);
  expect(row("framings")).toMatchObject({ value: "1 em 3 planos, 2 iguais ao anterior", ok: false });
});

test("a film that begins still, or is read late, is told so", async () => {
  const still = {
    ...CLOSE,
    camera: [{ at: 0, ease: "linear", x: 0.38, y: 0.36, zoom: 1.65, roll: 0 }],
  } as const;
  const caption = captionAt({ x: 0.5, y: 0.9 }, 15);
  const { row } = await filmWith("still", [{ ...still, captions: [caption] }, BOTH]);
  expect(row("opening")?.value).toMatch(/^começa parada/);
  const moving = await filmWith("late", [{ ...CLOSE, captions: [caption] }, BOTH]);
  expect(moving.row("opening")).toMatchObject({
    value: "move desde o começo, frase legível em 0,53 s",
    ok: false,
  });
});

test("what the studio directs itself keeps people, heads and faces", async () => {
  const { picture, reading, script } = photo;
  const film = await makeFilm({ picture, reading, script, ...WISHES, out: folder.path("own.mp4") });
  const rows = new Map(film.certificate.measures.map(({ code, ok }) => [code, ok]));
  for (const code of ["people", "heads", "captions_off_faces"])
    expect([code, rows.get(code)]).toEqual([code, true]);
  expect([...rows.keys()]).toEqual(expect.arrayContaining(["framings", "opening"]));
});
