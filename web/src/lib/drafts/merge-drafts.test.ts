import { isDeepStrictEqual } from "node:util";
import { MAX_UNDO_STEPS, type Draft, type DraftRecord, type SongAnswer, type Work } from "@curta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packParts, unpackParts, type Step } from "./draft-record.ts";
import { chooseDraft, joinRecords, mergeDrafts, withEarlier } from "./merge-drafts.ts";

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
  const shown = { present: work, takes: [take], past: [], topic: "o gato", version: 2, unsent: true };
  expect(mergeDrafts(local, server)).toMatchObject(shown);
  // Where the image was made here, the photo alone that the server has is behind it.
  const made = mergeDrafts(localOf({ edited_at: LATER }), draftOf({ ...begun, version: 2 }));
  expect(made).toMatchObject({ present: work, past: [], version: 2, unsent: true });
  const madeBefore = mergeDrafts(localOf(), draftOf({ ...begun, version: 2, edited_at: LATER }));
  expect(madeBefore).toMatchObject({ present: work, past: [], version: 2, unsent: true });
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

const anyWork = fc
  .tuple(fc.constantFrom("1", "2", "3"), fc.constantFrom("p", "q", "r", "s"), fc.nat({ max: 30 }))
  .map(([name, prompt, number]): Work => {
    return { ...work, image_url: `https://a/${name}.jpg`, prompt, script: `Cena ${number}.` };
  });
const images = ["1", "2", "3"].map((name) => ({ ...take, image_url: `https://a/${name}.jpg` }));
const sides = (maxLength: number) =>
  fc
    .tuple(anyWork, ...[3, maxLength, maxLength].map((most) => fc.array(anyWork, { maxLength: most })))
    .map(([present, shared = [], past = [], future = []]) => ({
      takes: images,
      present,
      past: [...shared, ...past],
      future,
    }));

function textsOf({ present, past, future }: Pick<Draft, "present" | "past" | "future">): string[] {
  return [present, ...past, ...future].map(({ image_url, prompt, script }) =>
    [image_url, prompt, script].join(),
  );
}

test("after a merge every script and prompt that either side had is there, whichever was newer", () => {
  // Two histories of so many steps fit into one.
  const fitting = sides(12);
  fc.assert(
    fc.property(fitting, fitting, fc.boolean(), (mine, theirs, mineIsNewer) => {
      const edited_at = mineIsNewer ? LATER : "2030-01-01T10:00:00.000Z";
      const merged = mergeDrafts(localOf({ ...mine, edited_at }), draftOf({ ...theirs, version: 2 }));
      const newer = mineIsNewer ? mine : theirs;
      expect(textsOf(merged)).toEqual(expect.arrayContaining([...textsOf(mine), ...textsOf(theirs)]));
      expect(merged).toMatchObject({ present: newer.present, future: newer.future });
      expect(merged.past.filter((step) => newer.past.some((own) => own === step))).toEqual(newer.past);
      expect(unpackParts(merged).past).toHaveLength(merged.past.length);
    }),
  );
});

test("of two histories that are too long for one, the steps nearest to the present are kept, and their images", () => {
  fc.assert(
    fc.property(sides(MAX_UNDO_STEPS), sides(MAX_UNDO_STEPS), (mine, theirs) => {
      const local = localOf({ ...mine, past: mine.past.slice(0, MAX_UNDO_STEPS), edited_at: LATER });
      const merged = mergeDrafts(local, draftOf({ ...theirs, version: 2 }));
      expect(merged.past.length).toBeLessThanOrEqual(MAX_UNDO_STEPS);
      const nearest = [...local.past, theirs.present].slice(-1);
      if (!isDeepStrictEqual(mine.present, theirs.present)) expect(merged.past.slice(-1)).toEqual(nearest);
      const shown = [merged.present, ...merged.past, ...merged.future].map(({ image_url }) => image_url);
      expect(new Set(merged.takes.map(({ image_url }) => image_url))).toEqual(new Set(shown));
    }),
  );
});

test("of what two tabs of one browser hold of a draft nothing is lost, and what both sent is the later version", () => {
  const tabs = fc.tuple(sides(12), fc.integer({ min: 0, max: 2 }), fc.boolean());
  fc.assert(
    fc.property(tabs, tabs, fc.boolean(), (mine, theirs, mineIsNewer) => {
      const recordOf = ([content, version, unsent]: typeof mine, isNewer: boolean) =>
        localOf({ ...content, version, unsent, ...(isNewer ? { edited_at: LATER } : {}) });
      const [one, other] = [recordOf(mine, mineIsNewer), recordOf(theirs, !mineIsNewer)];
      const joined = joinRecords(one, other);
      expect(joined.version).toBe(Math.max(one.version, other.version));
      const unsent = [one, other].filter((record) => record.unsent);
      const later = one.version > other.version ? one : other;
      const needed = [...unsent, ...(one.version === other.version ? [] : [later])];
      expect(textsOf(joined)).toEqual(expect.arrayContaining(needed.flatMap(textsOf)));
      expect(joined.unsent).toBe(unsent.length > 0);
    }),
  );
});

test("what a tab changed is compared with what was there when its changes began, on both sides", () => {
  const before = localOf({ base: { topic: "" }, topic: "o gato", edited_at: LATER });
  const after = localOf({ version: 2, topic: "", base: { topic: "a gata Mel" } });
  expect(joinRecords(before, after)).toMatchObject({ topic: "o gato", version: 2, base: after.base });
  const untouched = { ...before, topic: "" };
  const named = { ...after, topic: "a gata Mel" };
  expect(joinRecords(named, untouched)).toMatchObject({ topic: "a gata Mel", version: 2 });
});

test("a second merge of the same two states adds nothing", () => {
  fc.assert(
    fc.property(sides(12), sides(12), (mine, theirs) => {
      const once = withEarlier(draftOf(mine), draftOf(theirs));
      expect(withEarlier(once, draftOf(theirs)).past).toEqual(once.past);
    }),
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
  const anew = withEarlier(draftOf({ present: { ...work, script: "três" } }), before);
  expect(unpackParts(anew).past.map(({ script }) => script)).toEqual(["um", "dois"]);
  expect(anew.present.script).toBe("três");
});
