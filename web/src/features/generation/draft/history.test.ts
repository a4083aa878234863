import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_UNDO_STEPS } from "@curta/contract";
import { INITIAL_STATE, reduce } from "../reduce.ts";
import type { ChosenPhoto, GeneratorEvent, GeneratorState } from "../state.ts";

const photo: ChosenPhoto = { id: "photo-1", file: new File(["x"], "gato.jpg", { type: "image/jpeg" }) };
const image = { image_url: "https://a/key.jpg", positivePrompt: "luz quente", video_description: "roteiro" };
const START: GeneratorEvent[] = [
  { type: "photo-chosen", photo },
  { type: "image-requested" },
  { type: "image-made", source: photo.id, image },
];

function after(...events: GeneratorEvent[]): GeneratorState {
  return [...START, ...events].reduce(reduce, INITIAL_STATE);
}

function workOf({ image: shown, prompt, script, options }: GeneratorState) {
  return { shown, prompt, script, options };
}

const change: fc.Arbitrary<GeneratorEvent[]> = fc.oneof(
  fc.string().map((script): GeneratorEvent[] => [{ type: "script-edited", script }]),
  fc.string().map((prompt): GeneratorEvent[] => [{ type: "prompt-edited", prompt }]),
  fc
    .integer({ min: 5, max: 60 })
    .map((duracao): GeneratorEvent[] => [{ type: "options-changed", options: { estilo: "suave", duracao } }]),
  fc.uuid().map((id): GeneratorEvent[] => {
    const next = { image_url: id, positivePrompt: `p ${id}`, video_description: `r ${id}` };
    return [{ type: "image-requested" }, { type: "image-made", source: photo.id, image: next }];
  }),
);

test("undo goes back through every change to the first one, other images included, and redo comes back", () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const edited = after(...changes.flat());
      const undone = changes.reduce((state) => reduce(state, { type: "undone" }), edited);
      expect(workOf(undone)).toEqual(workOf(after()));
      const redone = changes.reduce((state) => reduce(state, { type: "redone" }), undone);
      expect(workOf(redone)).toEqual(workOf(edited));
    }),
    { numRuns: 40 },
  );
});

test("what is typed without a rest is one step; a rest, another field or a button begins the next", () => {
  const typed = after(
    { type: "script-edited", script: "a", at: 1_000 },
    { type: "script-edited", script: "ab", at: 1_300 },
    { type: "script-edited", script: "abc", at: 2_000 },
    { type: "script-edited", script: "abc d", at: 9_000 },
    { type: "prompt-edited", prompt: "p", at: 9_100 },
  );
  expect(typed.history.past.map(({ script }) => script)).toEqual(["roteiro", "abc", "abc d"]);
});

test("a change after undo ends what could be redone", () => {
  const state = after(
    { type: "script-edited", script: "um" },
    { type: "undone" },
    { type: "script-edited", script: "dois" },
  );
  expect(reduce(state, { type: "redone" })).toBe(state);
  expect(reduce(state, { type: "undone" }).script).toBe("roteiro");
});

test("nothing is undone while an image is being made, which would come over it", () => {
  const state = after({ type: "script-edited", script: "um" }, { type: "image-requested" });
  expect(reduce(state, { type: "undone" })).toBe(state);
});

function typedIn(script: string, field: string): GeneratorEvent {
  return { type: "script-edited", script, at: 1_000, field };
}

test("what is typed in two fields at once is two steps, in one of them one", () => {
  const edited = after(typedIn("a", "caption 0"), typedIn("ab", "caption 0"), typedIn("abc", "caption 1"));
  expect(edited.history.past).toHaveLength(after().history.past.length + 2);
  expect(reduce(edited, { type: "undone" }).script).toBe("ab");
});

test("a rest of a second and a half begins the next step, a shorter one does not", () => {
  const after1499 = after(
    { type: "script-edited", script: "a", at: 1_000 },
    { type: "script-edited", script: "ab", at: 2_499 },
  );
  expect(after1499.history.past.map(({ script }) => script)).toEqual(["roteiro"]);
  const after1500 = after(
    { type: "script-edited", script: "a", at: 1_000 },
    { type: "script-edited", script: "ab", at: 2_500 },
  );
  expect(after1500.history.past.map(({ script }) => script)).toEqual(["roteiro", "a"]);
});

test("of many steps the newest are kept, as many as a draft may hold", () => {
  const edits = Array.from({ length: MAX_UNDO_STEPS + 5 }, (_, at): GeneratorEvent => {
    return { type: "script-edited", script: String(at) };
  });
  const { past } = after(...edits).history;
  expect(past).toHaveLength(MAX_UNDO_STEPS);
  expect(past.at(-1)?.script).toBe(String(MAX_UNDO_STEPS + 3));
});
