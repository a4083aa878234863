import type { DraftRecord, ImageResult } from "@curta/contract";
import { expect, test } from "vitest";
import { packParts } from "../../../lib/drafts/draft-record.ts";
import { draftPartsOf } from "./history.ts";
import { INITIAL_STATE, reduce } from "../reduce.ts";
import type { GeneratorEvent, GeneratorState } from "../state.ts";

const file = new File(["x"], "gato.jpg", { type: "image/jpeg" });
const image = { image_url: "https://a/key.jpg", positivePrompt: "luz quente", video_description: "roteiro" };
const worked = (
  [
    { type: "photo-chosen", photo: { id: "draft-1", file } },
    { type: "topic-edited", topic: "o gato da Bia" },
    { type: "image-requested" },
    { type: "image-made", source: "draft-1", image },
    { type: "script-edited", script: "meu" },
    { type: "options-changed", options: { estilo: "suave", duracao: 15 } },
    { type: "undone" },
  ] satisfies GeneratorEvent[]
).reduce<GeneratorState>(reduce, INITIAL_STATE);
const draft = recordOf(worked);

function recordOf(state: GeneratorState): DraftRecord {
  const meta = { id: "draft-1", version: 3, edited_at: "2031-05-01T10:00:00.000Z", put_away: false };
  return { ...meta, ...packParts(draftPartsOf(state)), unsent: false };
}
function open(photo: File | null, from = INITIAL_STATE): GeneratorState {
  return reduce(from, { type: "draft-opened", found: { draft, photo } });
}

test("after a reload all of it is there: photo, topic, image, prompt, script, options, undo and redo", () => {
  const opened = open(file);
  expect(opened).toMatchObject({ status: "idle", message: null, photo: { id: "draft-1", file }, image });
  expect(opened.topic).toBe("o gato da Bia");
  expect(draftPartsOf(opened)).toEqual(draftPartsOf(worked));
  expect(reduce(opened, { type: "redone" }).options).toEqual({ estilo: "suave", duracao: 15 });
  const undone = reduce(opened, { type: "undone" });
  expect([undone.script, undone.prompt]).toEqual(["roteiro", "luz quente"]);
});

test("on another device the photo's name is there, and the next image is another take", () => {
  expect(open(null)).toMatchObject({ photo: null, keptPhoto: "gato.jpg", image, script: "meu" });
});

test("opening is no change: nothing is written back", () => {
  expect(open(file).changes).toBe(0);
  expect(reduce(open(file), { type: "prompt-edited", prompt: "p" }).changes).toBe(1);
});

test("the next photo begins with the options chosen in this session, not with an older draft's", () => {
  const suave = {
    ...draft,
    present: { ...draft.present, options: { estilo: "suave", duracao: 15 } as const },
  };
  const opened = reduce(INITIAL_STATE, { type: "draft-opened", found: { draft: suave, photo: file } });
  expect(reduce(opened, { type: "photo-cleared" }).options).toEqual({ estilo: "viral", duracao: 30 });
});

test("a draft that comes late does not take the place of what the user has begun", () => {
  const begun = reduce(INITIAL_STATE, { type: "photo-chosen", photo: { id: "photo-2", file } });
  expect(open(file, begun)).toBe(begun);
});

test("a draft that comes late is opened on an untouched page, and gone on with; not over anything that was begun", () => {
  const late = { type: "draft-came-late", found: { draft, photo: file } } as const;
  const opened = reduce(INITIAL_STATE, late);
  expect(opened).toMatchObject({ draft: "draft-1", script: "meu", changes: 0, renewal: draft });
  expect(draftPartsOf(opened)).toEqual(draftPartsOf(worked));
  const touched = [
    { type: "topic-edited", topic: "o mar" },
    { type: "photo-chosen", photo: { id: "photo-2", file } },
    { type: "options-changed", options: { estilo: "suave", duracao: 15 } },
  ] satisfies GeneratorEvent[];
  for (const event of touched) {
    const begun = reduce(INITIAL_STATE, event);
    expect(reduce(begun, late)).toBe(begun);
  }
});

test("a draft that comes after the last film was restored takes its place if it is newer, and joins its own", () => {
  const late = { type: "draft-came-late", found: { draft, photo: file } } as const;
  const row = { id: "film-1", status: "completed", video_description: "do filme" } as const;
  const own = { ...row, image_url: image.image_url, created_at: "2031-04-01T10:00:00.000Z" };
  const other = { ...own, image_url: "https://a/other.jpg" };
  const restored = (film: typeof own) => reduce(INITIAL_STATE, { type: "film-restored", row: film });
  expect(reduce(restored(own), late)).toMatchObject({ script: "meu", film: { id: "film-1" } });
  expect(reduce(restored(other), late)).toMatchObject({ script: "meu", film: null, draft: "draft-1" });
  // What was begun with the film stays: a change, another image, a film that was opened from the shelf.
  const edited = reduce(restored(other), { type: "script-edited", script: "agora" });
  expect(reduce(edited, late)).toBe(edited);
  const making = reduce(restored(other), { type: "image-requested" });
  expect(reduce(making, late)).toBe(making);
  const chosen = reduce(INITIAL_STATE, { type: "film-chosen", row: other, copy: null });
  expect(reduce(chosen, late)).toBe(chosen);
});

test("the draft's own film joins it; an older film of another image does not take its place", () => {
  const row = { id: "film-1", status: "canceled", video_description: "do filme" } as const;
  const own = { ...row, image_url: image.image_url, created_at: "2031-04-01T10:00:00.000Z" };
  expect(reduce(open(null), { type: "film-restored", row: own })).toMatchObject({
    script: "meu",
    film: { id: "film-1" },
  });
  const unedited = {
    ...draft,
    present: { ...draft.present, script: image.video_description, prompt: image.positivePrompt },
  };
  const opened = reduce(INITIAL_STATE, { type: "draft-opened", found: { draft: unedited, photo: null } });
  const other = { ...own, image_url: "https://a/other.jpg" };
  expect(reduce(opened, { type: "film-restored", row: other })).toBe(opened);
  const later = { ...other, created_at: "2031-06-01T10:00:00.000Z" };
  expect(reduce(opened, { type: "film-restored", row: later }).film?.id).toBe("film-1");
});

test("what another browser wrote is shown, but not over an image in the making", () => {
  const news = { ...draft, version: 4, present: { ...draft.present, script: "do celular" } };
  const event = { type: "draft-renewed", draft: news, changes: 0 } as const;
  const renewed = reduce(open(file), event);
  expect(renewed).toMatchObject({ script: "do celular", photo: { file }, changes: 0, renewal: news });
  const making = reduce(open(file), { type: "image-requested" });
  expect(reduce(making, event)).toBe(making);
  // Nor over what was typed while the other browser's draft was on its way.
  const typed = reduce(open(file), { type: "script-edited", script: "daqui" });
  expect(reduce(typed, event)).toBe(typed);
});

test("an image that stays keeps its preview when another browser writes; another image comes without one", () => {
  const preview = { picture_url: "https://a/preview.jpg", seed: 7 } as NonNullable<ImageResult["preview"]>;
  const seen = reduce(open(file), { type: "preview-found", imageUrl: image.image_url, preview });
  expect(seen.image?.preview).toEqual(preview);
  expect(reduce(seen, { type: "draft-renewed", draft, changes: 0 }).image?.preview).toEqual(preview);
  const retaken = reduce(reduce(worked, { type: "image-requested" }), {
    type: "image-made",
    source: "draft-1",
    image: { ...image, image_url: "https://a/other.jpg" },
  });
  const renewed = reduce(seen, { type: "draft-renewed", draft: recordOf(retaken), changes: 0 });
  expect(renewed.image).toMatchObject({ image_url: "https://a/other.jpg" });
  expect(renewed.image?.preview).toBeUndefined();
});

test("what another browser wrote beside the work here joins it; music of a film that is still looked for stays", () => {
  const step = { ...draft.present, script: "do celular" };
  const other = { ...draft, topic: "a gata Mel", past: [...draft.past, step] };
  const mine = reduce(open(file), { type: "script-edited", script: "daqui" });
  const merged = reduce(mine, { type: "draft-merged", draft: other });
  expect(merged).toMatchObject({ script: "daqui", topic: "a gata Mel", changes: mine.changes });
  expect(reduce(merged, { type: "undone" }).script).toBe("do celular");
  const looking = { ...mine, topic: "de um filme", missingSong: "song-1" };
  const without = reduce(looking, { type: "draft-merged", draft: { ...other, topic: "" } });
  expect(without).toMatchObject({ topic: "de um filme", missingSong: "song-1" });
  const song = { id: "song-2", name: "Minha.mp3", reading: { seconds: 9, from: 0, beat: null, levels: [0] } };
  expect(reduce(looking, { type: "draft-merged", draft: { ...other, song } })).toMatchObject({
    song,
    missingSong: null,
  });
});
