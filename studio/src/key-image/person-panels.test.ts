import type { Reading } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER } from "../../testing/direction/readings.ts";
import { layOutCard } from "../direction/framing/cards/card.ts";
import { wholeFace } from "../direction/framing/faces/face-geometry.ts";
import { personPanels } from "./person-panels.ts";

const LANDSCAPE = { width: 3000, height: 2000 } as const;
const CARD = layOutCard(1.5);

function withFaces(...faces: readonly (readonly [x: number, y: number, h: number])[]): Reading {
  return {
    ...BEER,
    ...LANDSCAPE,
    faces: faces.map(([x, y, h]) => ({ x, y, w: h / 2, h, confidence: 0.9 })),
  };
}

test("two people at the two sides of a photo get a panel each, from left to right", () => {
  const panels = personPanels(withFaces([0.85, 0.3, 0.15], [0.1, 0.35, 0.15]), CARD);
  expect(panels?.map(({ place }) => place.y)).toEqual([0, expect.closeTo(0.502)]);
  expect(panels?.[0].part.x).toBeLessThan(0.1);
  expect(panels?.[1]?.part.x).toBeGreaterThan(0.5);
});

test("one person, three people and two who stand together are shown on the card", () => {
  expect(personPanels(withFaces([0.1, 0.3, 0.15]), CARD)).toBeNull();
  expect(personPanels(withFaces([0.1, 0.3, 0.15], [0.5, 0.3, 0.15], [0.85, 0.3, 0.15]), CARD)).toBeNull();
  expect(personPanels(withFaces([0.4, 0.3, 0.3], [0.56, 0.3, 0.3]), CARD)).toBeNull();
});

test("wherever two faces are, no panel cuts a head, stretches the photo, or shows faces smaller than the card", () => {
  const place = fc.tuple(
    fc.double({ min: 0, max: 0.9, noNaN: true }),
    fc.double({ min: 0, max: 0.7, noNaN: true }),
    fc.double({ min: 0.04, max: 0.3, noNaN: true }),
  );
  fc.assert(
    fc.property(place, place, (one, other) => {
      const reading = withFaces(one, other);
      for (const { part, place: on } of personPanels(reading, CARD) ?? []) {
        expect((part.w * 3000) / (part.h * 2000)).toBeCloseTo((on.w * 1080) / (on.h * 1920), 5);
        expect(on.w / part.w).toBeGreaterThan(CARD[0].place.w / CARD[0].part.w);
        const shown = reading.faces.map((face) => {
          const head = wholeFace(face);
          const across = Math.min(part.x + part.w, head.x + head.w) - Math.max(part.x, head.x);
          const down = Math.min(part.y + part.h, head.y + head.h) - Math.max(part.y, head.y);
          return (Math.max(0, across) * Math.max(0, down)) / (head.w * head.h);
        });
        expect(Math.max(...shown)).toBeCloseTo(1, 5);
        expect(Math.min(...shown)).toBeCloseTo(0, 5);
      }
    }),
  );
});
