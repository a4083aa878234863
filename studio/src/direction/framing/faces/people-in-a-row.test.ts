import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { readingOf } from "../../../../testing/direction/sights.ts";
import { areaOf, share } from "../../../geometry/area.ts";
import { frameTarget, MOST_HARM } from "../framing.ts";
import { viewOf } from "../view.ts";

/** Five people side by side in a landscape, `apart` of its width from one to the next. */
function row(apart: number, head = 0.2): Reading {
  const people = [-2, -1, 0, 1, 2].map((step) => ({ x: 0.5 + step * apart, y: 0.3, head }));
  return readingOf({ aspect: 1.5, people });
}

function viewOfPerson(reading: Reading, which: number) {
  const { framing, stage, harm } = frameTarget({ kind: "person", which }, "medium", reading);
  const view = viewOf(framing, stage.cover);
  const shares = stage.reading.faces.map((face) => share(view, areaOf(face)));
  return { source: stage.source, harm, shares, zoom: framing.zoom };
}

test("somebody with room at both sides is framed on the photo, and nobody else's face is in view", () => {
  const { source, shares, harm } = viewOfPerson(row(0.22, 0.16), 3);
  expect(source).toBe("photo");
  expect(shares).toEqual([0, 0, 1, 0, 0]);
  expect(harm).toBeLessThanOrEqual(MOST_HARM);
});

test("somebody between others, whom every view of the photo would cut, is framed on the card with them", () => {
  const { source, shares, harm } = viewOfPerson(row(0.11), 3);
  expect(source).toBe("card");
  expect(harm).toBeLessThanOrEqual(MOST_HARM);
  expect(shares[2]).toBeGreaterThan(0.999);
  for (const each of shares) expect(each < 0.05 || each > 0.999).toBe(true);
});

test("a photo that lies in strips on its card is not shown wider for anybody", () => {
  const people = [-2, -1, 0, 1, 2].map((step) => ({ x: 0.5 + step * 0.045, y: 0.3, head: 0.16 }));
  const { source, harm } = viewOfPerson(readingOf({ aspect: 3, people }), 3);
  expect(harm).toBeGreaterThan(MOST_HARM);
  expect(source).toBe("photo");
});

test("somebody on a card is shown no closer than its pixels give", () => {
  for (const which of [1, 2, 3, 4, 5]) {
    const { source, zoom } = viewOfPerson(row(0.11), which);
    expect(source).toBe("card");
    expect(zoom).toBeLessThanOrEqual(1.9);
  }
});

test("somebody ear to ear with others is framed alone, up to the middle between two faces", () => {
  const apart = row(0.189, 0.35);
  const faces = apart.faces.map((face) => ({ ...face, x: face.x - 0.12 * face.w, w: 1.24 * face.w }));
  for (const which of [2, 3, 4]) {
    const { framing, stage, harm } = frameTarget({ kind: "person", which }, "extreme-close-up", {
      ...apart,
      faces,
    });
    expect(stage.source).toBe("photo");
    expect(harm).toBeLessThanOrEqual(MOST_HARM);
    const shares = faces.map((face) => share(viewOf(framing, stage.cover), areaOf(face)));
    expect(shares[which - 1]).toBeGreaterThan(0.9);
    expect(shares.filter((each) => each > 0.1)).toHaveLength(1);
  }
});
