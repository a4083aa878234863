import { expect, test } from "vitest";
import { templateOf } from "../templates/templates.ts";
import { planForm } from "./form.ts";

const TEMPLATE = templateOf({ style: "viral", template: "batida" });
const BEATS_PER_BAR = 4;

/** How often a film of so many bars comes back to its main part. */
function returns(bars: number): number {
  return planForm(bars * BEATS_PER_BAR, TEMPLATE).filter(({ role }) => role === "drop").length;
}

test("a film of more than twenty bars goes round twice", () => {
  expect([19, 20, 21, 22].map((bars) => returns(bars) / returns(12))).toEqual([1, 1, 2, 2]);
});

test("a film of fewer than eight bars has the short arc of its template", () => {
  const sections = [7, 8].map((bars) => planForm(bars * BEATS_PER_BAR, TEMPLATE).length);
  // The introduction is hook and reveal.
  expect(sections).toEqual([TEMPLATE.shortArc.length + 1, TEMPLATE.arc.length + 1]);
});

test("every beat of a film belongs to one section", () => {
  for (let beats = 1; beats <= 120; beats += 1) {
    const sections = planForm(beats, TEMPLATE);
    expect(sections.reduce((sum, section) => sum + section.beats, 0)).toBe(beats);
    expect(sections.every((section) => section.beats > 0)).toBe(true);
  }
});
