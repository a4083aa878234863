import type { SongAnswer } from "@curta/contract";
import { expect, test } from "vitest";
import { packParts } from "../../../lib/drafts/draft-record.ts";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import { draftPartsOf } from "../draft/history.ts";
import { INITIAL_STATE, reduce } from "../reduce.ts";
import { filmRequest } from "../requests.ts";
import type { GeneratorEvent, GeneratorState } from "../state.ts";

const file = new File(["x"], "gato.jpg", { type: "image/jpeg" });
const imageOf = (name: string) => ({
  image_url: `https://a/${name}.jpg`,
  positivePrompt: "luz",
  video_description: "roteiro",
});
const after = (...events: GeneratorEvent[]) => events.reduce<GeneratorState>(reduce, INITIAL_STATE);
const withImages = (...names: string[]) =>
  after(
    { type: "photo-chosen", photo: { id: "draft-1", file } },
    ...names.flatMap((name): GeneratorEvent[] => [
      { type: "image-requested" },
      { type: "image-made", source: "draft-1", image: imageOf(name) },
    ]),
  );
const rowOf = (change: RowPart): RowPart => ({
  id: "f1",
  status: "processing",
  image_url: "https://a/one.jpg",
  video_description: "de antes",
  ...change,
});
const restored = (state: GeneratorState, row: RowPart) => reduce(state, { type: "film-restored", row });

test("a row without an id or without its image is no film: nothing changes", () => {
  for (const row of [rowOf({ image_url: "" }), rowOf({ id: undefined })]) {
    expect(restored(INITIAL_STATE, row)).toBe(INITIAL_STATE);
    expect(reduce(INITIAL_STATE, { type: "film-chosen", row, copy: null })).toBe(INITIAL_STATE);
    expect(reduce(INITIAL_STATE, { type: "film-chosen", row, copy: "d2" })).toBe(INITIAL_STATE);
  }
});

test("a film under way is not replaced by another, nor restored twice", () => {
  const busy = restored(INITIAL_STATE, rowOf({}));
  expect(busy.film).toMatchObject({ id: "f1", busy: true, sent: true });
  expect(restored(busy, rowOf({ id: "f2" }))).toBe(busy);
  const done = restored(INITIAL_STATE, rowOf({ status: "error" }));
  expect(done.film).toMatchObject({ id: "f1", busy: false });
  expect(done.status).toBe("idle");
  expect(restored(done, rowOf({ status: "error" }))).toBe(done);
});

test("the film of an image that the draft holds, be it in its undo history, comes beside the work as it is", () => {
  const draft = after({ type: "photo-chosen", photo: { id: "draft-1", file } });
  const opened = { ...withImages("one", "two"), hasChosenPhoto: false };
  const edited = reduce(opened, { type: "script-edited", script: "meu" });
  expect(restored(edited, rowOf({}))).toMatchObject({ script: "meu", draft: "draft-1", film: { id: "f1" } });
  expect(restored(edited, rowOf({ image_url: "https://a/other.jpg" }))).toBe(edited);
  expect(restored({ ...draft, hasChosenPhoto: false }, rowOf({})).film).toBe(null);
});

test("a film older than the draft does not take its place; a newer one does where nothing would be lost", () => {
  const opened = { ...INITIAL_STATE, draft: "draft-1", draftTime: "2031-05-01T10:00:00.000Z" };
  const at = (created_at: string) => restored(opened, rowOf({ created_at }));
  expect(at("2031-05-01T09:59:59.999Z")).toBe(opened);
  expect(at("2031-05-01T10:00:00.000Z")).toBe(opened);
  expect(at("2031-05-01T10:00:00.001Z")).toMatchObject({ draft: "f1", script: "de antes" });
});

test("a finished film does not come back after a photo was chosen, or once it was dismissed; a running one does", () => {
  const cleared = after({ type: "photo-chosen", photo: { id: "draft-1", file } }, { type: "photo-cleared" });
  expect(restored(cleared, rowOf({ status: "error" }))).toBe(cleared);
  expect(restored(cleared, rowOf({})).film?.id).toBe("f1");
  const dismissed = { ...INITIAL_STATE, dismissedFilm: "f1" };
  expect(restored(dismissed, rowOf({}))).toBe(dismissed);
});

test("a restored film keeps its music: it is asked for with it, also before anything is known of it", () => {
  const musica = "3c6f4a52-3f0a-4a57-8f40-8a3c8c1d2e3f";
  const state = restored(INITIAL_STATE, rowOf({ options: { estilo: "suave", duracao: 15, musica } }));
  expect(state).toMatchObject({ song: null, missingSong: musica, options: { estilo: "suave", duracao: 15 } });
  expect(state.film?.request.musica).toBe(musica);
  expect(filmRequest(state)?.musica).toBe(musica);
  const reading = { seconds: 40, from: 0, beat: null, levels: [0] };
  const song: SongAnswer = { id: musica, name: "Samba.m4a", reading };
  const found = reduce(state, { type: "song-found", id: musica, song });
  expect(found).toMatchObject({ song: { id: musica }, missingSong: null, changes: state.changes });
  const gone = reduce(state, { type: "song-found", id: musica, song: null });
  expect(gone).toMatchObject({ song: null, missingSong: null, message: { kind: "error" } });
  expect(filmRequest(gone)?.musica).toBeUndefined();
  const removed = reduce(state, { type: "song-chosen", song: null });
  expect(reduce(removed, { type: "song-found", id: musica, song }).song).toBeNull();
});

test("a copy of a film keeps its music in the draft that it is", () => {
  const musica = "3c6f4a52-3f0a-4a57-8f40-8a3c8c1d2e3f";
  const row = rowOf({ options: { estilo: "suave", duracao: 15, musica } });
  const copy = reduce(INITIAL_STATE, { type: "film-chosen", row, copy: "draft-2" });
  const song: SongAnswer = {
    id: musica,
    name: "Samba.m4a",
    reading: { seconds: 40, from: 0, beat: null, levels: [0] },
  };
  const found = reduce(copy, { type: "song-found", id: musica, song });
  expect(found).toMatchObject({ song: { id: musica }, changes: copy.changes + 1 });
});

test("what another browser made of another draft changes nothing here", () => {
  const state = withImages("one", "two");
  const meta = { version: 3, edited_at: "2031-05-01T10:00:00.000Z", put_away: false, unsent: false };
  const merged = (id: string) =>
    reduce(state, {
      type: "draft-merged",
      draft: { id, ...meta, ...packParts({ ...draftPartsOf(state), past: [] }) },
    });
  expect(merged("draft-9")).toBe(state);
  expect(merged("draft-1").history.past).toEqual([]);
  expect(state.history.past).not.toEqual([]);
});

test("each change by the user counts once, whatever it changes", () => {
  const song = { id: "s1" } as GeneratorState["song"];
  const events: GeneratorEvent[] = [
    { type: "topic-edited", topic: "gato" },
    { type: "song-chosen", song },
    { type: "song-chosen", song: null },
  ];
  const counts: number[] = [];
  events.reduce<GeneratorState>((state, event) => {
    const next = reduce(state, event);
    counts.push(next.changes);
    return next;
  }, INITIAL_STATE);
  expect(counts).toEqual([1, 2, 3]);
});
