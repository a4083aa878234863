import { expect, test } from "vitest";
import type { SampleRequest } from "./sample-worker.ts";
import { createWaitingSamples, type WaitingSamples } from "./waiting-samples.ts";

const ofTemplate = (id: number): SampleRequest => ({
  kind: "draw",
  id,
  of: { style: "viral", template: undefined },
  at: null,
});
const ofShot = (id: number): SampleRequest => ({
  kind: "draw",
  id,
  of: { script: "", style: "viral", template: undefined, seconds: 15, shot: id },
  at: null,
});

function drawnOf(waiting: WaitingSamples): number[] {
  const ids: number[] = [];
  for (let next = waiting.next(); next !== undefined; next = waiting.next()) ids.push(next.id);
  return ids;
}

test("shots of the film are drawn before films of templates, each in the order of their wishes", () => {
  const waiting = createWaitingSamples();
  for (const request of [ofTemplate(1), ofShot(2), ofTemplate(3), ofShot(4)]) waiting.add(request);
  expect(drawnOf(waiting)).toEqual([2, 4, 1, 3]);
});

test("a picture that nobody waits for is not drawn", () => {
  const waiting = createWaitingSamples();
  for (const request of [ofShot(1), ofShot(2), ofTemplate(3)]) waiting.add(request);
  waiting.drop(1);
  waiting.drop(3);
  expect(drawnOf(waiting)).toEqual([2]);
});
