import { expect, test } from "vitest";
import type { SeenPerson } from "../people/find-people.ts";
import type { SeenThing } from "../things/find-things.ts";
import type { Keyed } from "./keyed-matte.ts";
import { keyedSubject, peopleBeforeGround } from "./keyed-subject.ts";

const BOX = { x: 0.1, y: 0.4, w: 0.8, h: 0.2 };
const KEYED: Keyed = { box: BOX, matte: { box: BOX, columns: 1, rows: 1, alpha: new Uint8Array([255]) } };
const CUSHION: SeenPerson = {
  box: { x: 0.4, y: 0.45, w: 0.08, h: 0.07 },
  face: null,
  confidence: 0.56,
};

test("somebody small and doubtful without a face is nobody where all that stands before plain ground is seen", () => {
  expect(peopleBeforeGround([CUSHION], KEYED)).toEqual([]);
  const others: SeenPerson[] = [
    { ...CUSHION, face: 0 },
    { ...CUSHION, confidence: 0.75 },
    { ...CUSHION, box: { ...BOX, w: 0.3 } },
  ];
  expect(peopleBeforeGround(others, KEYED)).toEqual(others);
  expect(peopleBeforeGround([CUSHION], null)).toEqual([CUSHION]);
});

test("what stands there is a silhouette, unless most of it is a thing with a sure name", () => {
  const laptop: SeenThing = {
    box: { ...BOX, w: 0.7 },
    label: "laptop",
    family: null,
    runnerUp: 0,
    confidence: 0.7,
  };
  const silhouette = { box: BOX, confidence: 1 };
  const mouse = { ...laptop, box: { ...BOX, x: 0.85, w: 0.05 }, label: "mouse" };
  expect(keyedSubject(KEYED, [])).toEqual({ matte: KEYED.matte, silhouette, things: [] });
  // A network's box may leave out a part of it.
  const things = [{ ...laptop, box: BOX }, mouse];
  expect(keyedSubject(KEYED, [laptop, mouse])).toEqual({ matte: KEYED.matte, silhouette: null, things });
  expect(keyedSubject(KEYED, [{ ...laptop, confidence: 0.5 }]).silhouette).toEqual(silhouette);
  expect(keyedSubject(KEYED, [{ ...laptop, box: { ...BOX, w: 0.3 } }]).silhouette).toEqual(silhouette);
});
