import { expect, test } from "vitest";
import { composeSong } from "../../testing/song/songs.ts";
import { gatedLoudness, stepPowers } from "../score/loudness.ts";
import { laySong } from "../score/master/lay-song.ts";
import { SAMPLE_RATE } from "../score/stereo.ts";
import { type PreviewAnswer, type PreviewScope, servePreview } from "./serve-preview.ts";

/** A worker's scope: requests go in, answers come out. */
function openScope() {
  const { promise, resolve } = Promise.withResolvers<PreviewAnswer>();
  let listener: Parameters<PreviewScope["addEventListener"]>[1] | undefined;
  const scope = {
    addEventListener: (_: "message", to: NonNullable<typeof listener>) => (listener = to),
    postMessage: resolve,
  };
  servePreview(scope as unknown as PreviewScope, { urlOf: () => "" } as never);
  return { ask: (data: unknown) => listener?.({ data } as MessageEvent), answer: promise };
}

test("the user's own music sounds in the preview as in the film: as loud, faded at its end", async () => {
  const { left, right } = composeSong("house", 5, 120);
  const part = { left: left.slice(0, 240_000), right: right.slice(0, 240_000) };
  const quiet = { left: part.left.map((v) => v / 20), right: part.right.map((v) => v / 20) };
  const { ask, answer } = openScope();
  ask({ kind: "song", part: quiet });
  const heard = await answer;
  if (heard.kind !== "score") throw new Error(heard.kind);
  expect(heard.score).toEqual({ sampleRate: SAMPLE_RATE, ...laySong(quiet) });
  expect(gatedLoudness(stepPowers(heard.score.left, heard.score.right, SAMPLE_RATE))).toBeCloseTo(-14, 0);
});
