import { expect, test } from "vitest";
import { documentOf } from "../../testing/direction/documents.ts";
import { share } from "../geometry/area.ts";
import { writtenLines } from "../geometry/document.ts";
import { areaOf } from "../geometry/area.ts";
import { PLAIN_LOOK } from "../reading/prompt/look.ts";
import { chooseKeyView } from "./key-view.ts";

/** What draws the eye is in one corner. */
const CORNER = {
  width: 4,
  height: 4,
  values: Float32Array.from({ length: 16 }, (_, i) => (i === 15 ? 1 : 0)),
};

function viewOfDocument(width: number) {
  const rows = Array.from({ length: 5 }, () => ({ left: 0.5, width, height: 0.08 }));
  const document = documentOf({ aspect: 0.8, rows });
  return { document, view: chooseKeyView(document, CORNER, PLAIN_LOOK, 1) };
}

test("the key image of a document holds all that is written, where a view can", () => {
  const { document, view } = viewOfDocument(0.6);
  expect(writtenLines(document.writing).every((line) => share(areaOf(view!), line) === 1)).toBe(true);
});

test("it is the whole document on a card where no view holds all lines", () => {
  expect(viewOfDocument(0.75).view).toBe(null);
});
