import { expect, test } from "vitest";
import { TEMPLATES } from "@curta/contract";
import { readingOf } from "../../../../testing/direction/sights.ts";
import { areaOf, lack } from "../../../geometry/area.ts";
import { direct } from "../../plan/direct.ts";
import { facesOf } from "./face-geometry.ts";
import { frameTarget } from "../framing.ts";
import { viewOf } from "../view.ts";

/** As read from a photo of a woman in profile who looks down: the face's box is the lower half of her head. */
const FACE = { x: 0.616, y: 0.245, w: 0.127, h: 0.092, confidence: 0.67 };
const PERSON = { x: 0.278, y: 0.117, w: 0.532, h: 0.877, face: 0, confidence: 0.96 };
const BOWED = {
  ...readingOf({ aspect: 0.723, people: [{ x: 0.5, y: 0.12, head: 0.2 }] }),
  faces: [FACE],
  people: [PERSON],
  subject: PERSON,
};

test("shots that show a bowed face show all of its head, in films of every template", () => {
  const cut: unknown[] = [];
  let shown = 0;
  for (const template of TEMPLATES) {
    for (const seed of [1, 2, 3]) {
      const { shots } = direct(BOWED, { style: "viral", template, seconds: 15, seed });
      for (const { target, size } of shots) {
        const { framing, stage } = frameTarget(target, size, BOWED);
        const view = viewOf(framing, stage.cover);
        // Cards and prints show the photo on a stage of their own.
        if (stage.reading.faces[0]?.y !== FACE.y || lack(view, areaOf(FACE)) > 0.5) continue;
        shown += 1;
        if (view.top > PERSON.y + 0.02) cut.push({ template, seed, target, size, top: view.top });
      }
    }
  }
  expect(shown).toBeGreaterThan(100);
  expect(cut).toEqual([]);
});

test("a face under hair of the usual height, or far below a raised arm, keeps its box", () => {
  for (const above of [0.3, 0.8, 2.1]) {
    const reading = { ...BOWED, faces: [{ ...FACE }], people: [{ ...PERSON, y: FACE.y - above * FACE.h }] };
    expect(facesOf(reading)[0]).toEqual(FACE);
  }
});
