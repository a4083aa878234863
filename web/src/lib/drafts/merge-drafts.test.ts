import { MAX_UNDO_STEPS, type Draft, type DraftRecord, type SongAnswer } from "@curta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packParts, unpackParts, type Step } from "./draft-record.ts";
import { begunAnew, chooseDraft, mergeDrafts } from "./merge-drafts.ts";

const take = { image_url: "https://a/1.jpg", positivePrompt: "p", video_description: "r" };
const work = {
  image_url: take.image_url,
  prompt: "p",
  script: "r",
  options: { estilo: "viral", duracao: 30 },
} as const;

function draftOf(more: Partial<Draft> = {}): Draft {
  return {
    id: "d1",
    version: 1,
    photo_name: "gato.jpg",
    topic: "",
    takes: [take],
    present: work,
    past: [],
    future: [],
    edited_at: "2031-01-01T10:00:00.000Z",
    put_away: false,
    ...more,
  };
}
function localOf(more: Partial<DraftRecord> = {}): DraftRecord {
  return { ...draftOf(), unsent: true, ...more };
}
const LATER = "2031-01-01T11:00:00.000Z";

test("unsent edits of the version that the server has are simply the newest", () => {
  const local = localOf({ present: { ...work, script: "meu" } });
  expect(mergeDrafts(local, draftOf())).toBe(local);
});

test("what was sent gives way to what the server has", () => {
  const server = draftOf({ version: 7, present: { ...work, script: "outro" } });
  expect(mergeDrafts(localOf({ unsent: false }), server)).toEqual({ ...server, unsent: false });
});

const begun = { takes: [], present: { ...work, image_url: "" } };

test("an image that another browser made of the photo is shown, and what was typed before it is here no step of undo", () => {
  const server = draftOf({ version: 2 });
  const local = localOf({ ...begun, topic: "o gato", edited_at: LATER });
  expect(mergeDrafts(local, server)).toEqual({ ...server, unsent: false });
  // Where the image was made here, the photo alone that the server has is behind it.
  const made = mergeDrafts(localOf({ edited_at: LATER }), draftOf({ ...begun, version: 2 }));
  expect(made).toMatchObject({ present: work, past: [], version: 2, unsent: true });
});

test("of a photo alone the newer topic is kept", () => {
  const typed = localOf({ ...begun, topic: "o gato da Bia", edited_at: LATER });
  expect(mergeDrafts(typed, draftOf({ ...begun, version: 2 }))).toMatchObject({
    topic: "o gato da Bia",
    unsent: true,
  });
});

test("where both have changed, the newer is shown and the older is one undo away: neither is lost", () => {
  const texts = fc.record({ script: fc.string(), prompt: fc.string() });
  const bothTexts = fc.tuple(texts, texts, fc.boolean());
  fc.assert(
    fc.property(bothTexts, ([mine, theirs, mineIsNewer]) => {
      const otherTake = { ...take, image_url: "https://a/2.jpg" };
      const local = localOf({
        present: { ...work, ...mine },
        edited_at: mineIsNewer ? LATER : draftOf().edited_at,
      });
      const server = draftOf({
        version: 2,
        takes: [take, otherTake],
        present: { ...work, ...theirs, image_url: otherTake.image_url },
        past: [work],
        edited_at: mineIsNewer ? draftOf().edited_at : LATER,
      });
      const merged = mergeDrafts(local, server);
      const [shown, kept] = mineIsNewer ? [local, server] : [server, local];
      expect(merged).toMatchObject({ version: 2, unsent: true, present: shown.present });
      expect(merged.past.at(-1)).toEqual(kept.present);
      // Both can be shown: their images are there.
      expect(unpackParts(merged).past).toHaveLength(merged.past.length);
    }),
    { numRuns: 50 },
  );
});

test("of two drafts the one that only this browser has stays in view, else the one changed last", () => {
  const other = draftOf({ id: "d2", edited_at: LATER });
  expect(chooseDraft(localOf(), other)?.id).toBe("d1");
  expect(chooseDraft(localOf({ unsent: false }), other)?.id).toBe("d2");
  const older = draftOf({ id: "d2", edited_at: "2030-01-01T10:00:00.000Z" });
  expect(chooseDraft(localOf({ unsent: false }), older)?.id).toBe("d1");
  expect(chooseDraft(null, other)?.id).toBe("d2");
  expect(chooseDraft(localOf(), null)?.id).toBe("d1");
});

test("what was put away is not opened, and nothing older in its place", () => {
  expect(chooseDraft(null, draftOf({ put_away: true }))).toBeNull();
  expect(chooseDraft(localOf({ put_away: true }), draftOf({ id: "d2", edited_at: LATER }))).toBeNull();
});

const step: fc.Arbitrary<Step> = fc.record({
  image: fc.constantFrom("a", "b", "c").map((name) => ({ ...take, image_url: `https://a/${name}.jpg` })),
  prompt: fc.string(),
  script: fc.string(),
  options: fc.constant(work.options),
});

const song: SongAnswer = {
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  name: "Minha.mp3",
  reading: { seconds: 40, from: 0.2, beat: { bpm: 97, times: [0, 0.6], downbeat: 1 }, levels: [0] },
};

test("a draft comes back as it was packed, with every image written once", () => {
  const parts = fc.record({
    photoName: fc.string(),
    topic: fc.string(),
    song: fc.option(fc.constant(song)),
    present: step,
    past: fc.array(step, { maxLength: 9 }),
    future: fc.array(step, { maxLength: 9 }),
  });
  fc.assert(
    fc.property(parts, (given) => {
      const packed = packParts(given);
      expect(packed.takes.length).toBeLessThanOrEqual(3);
      expect(unpackParts({ ...draftOf(), ...packed })).toEqual(given);
    }),
    { numRuns: 50 },
  );
});

function long(name: string): Step {
  return { image: take, prompt: "", script: name.padEnd(50_000, "x"), options: work.options };
}

test("a long history keeps the steps next to the present, within what the server takes", () => {
  const past = ["um", "dois", "três"].map(long);
  const packed = packParts({
    photoName: "",
    topic: "",
    song: null,
    present: long("agora"),
    past,
    future: [],
  });
  expect(packed.past.map(({ script }) => script)).toEqual(past.slice(1).map(({ script }) => script));
  const many = Array.from({ length: 100 }, () => ({ ...long(""), script: "s" }));
  expect(
    packParts({ photoName: "", topic: "", song: null, present: long(""), past: many, future: [] }).past,
  ).toHaveLength(MAX_UNDO_STEPS);
});

test("a draft that is begun anew has all of its earlier state as steps of undo, images included", () => {
  const other = { ...take, image_url: "https://a/2.jpg" };
  const first = { ...work, image_url: other.image_url, script: "um" };
  const before = draftOf({ takes: [take, other], past: [first], present: { ...work, script: "dois" } });
  const anew = begunAnew(draftOf({ present: { ...work, script: "três" } }), before);
  expect(unpackParts(anew).past.map(({ script }) => script)).toEqual(["um", "dois"]);
  expect(anew.present.script).toBe("três");
});
