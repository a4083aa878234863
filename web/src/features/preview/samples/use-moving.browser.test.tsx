import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useMoving } from "./use-moving.ts";

type Draw = Parameters<typeof useMoving>[0];

interface SampleProps {
  readonly draw: Draw;
  readonly moves: boolean;
  /** Pixels above it. */
  readonly below?: number;
}

function Sample({ draw, moves, below = 0 }: SampleProps) {
  const canvas = useMoving(draw, moves);
  return (
    <div style={{ paddingTop: below }}>
      <canvas ref={canvas} width={4} height={4} />
    </div>
  );
}

/** Draws small pictures, and notes the moments of which it was asked for one; null stands for a still. */
function noteMoments(pictures = Infinity) {
  const moments: (number | null)[] = [];
  const draw: Draw = async (at) => {
    moments.push(at);
    return moments.length > pictures ? null : await createImageBitmap(new ImageData(4, 4));
  };
  return { moments, draw };
}

test("one that does not move is drawn once, as it stands for the whole", async () => {
  const { moments, draw } = noteMoments();
  await render(<Sample draw={draw} moves={false} />);
  await expect.poll(() => moments).toEqual([null]);
});

test("one that moves is drawn moment after moment, until it is gone", async () => {
  const { moments, draw } = noteMoments();
  const page = await render(<Sample draw={draw} moves />);
  await expect.poll(() => moments.length).toBeGreaterThan(3);
  expect(moments).toEqual(moments.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  await page.unmount();
  // The picture that was asked for last may still come.
  const drawn = moments.length;
  await twoFrames();
  expect(moments.length - drawn).toBeLessThanOrEqual(1);
});

test("one that cannot be drawn is not asked for again and again", async () => {
  const { moments, draw } = noteMoments(2);
  await render(<Sample draw={draw} moves />);
  await expect.poll(() => moments.length).toBe(3);
  await twoFrames();
  expect(moments).toHaveLength(3);
});

test("out of sight nothing is drawn", async () => {
  const { moments, draw } = noteMoments();
  const page = await render(<Sample draw={draw} moves below={20_000} />);
  await twoFrames();
  expect(moments).toEqual([]);
  page.container.querySelector("canvas")?.scrollIntoView();
  await expect.poll(() => moments.length).toBeGreaterThan(0);
});

test("a still that is there is not drawn again when it comes back into sight", async () => {
  const still = noteMoments();
  const moving = noteMoments();
  const page = await render(
    <>
      <Sample draw={still.draw} moves={false} below={20_000} />
      <Sample draw={moving.draw} moves />
    </>,
  );
  // The one that moves says when both were in sight.
  const isSeenAfter = async (drawn: number) => {
    page.container.querySelector("canvas")?.scrollIntoView();
    await expect.poll(() => moving.moments.length).toBeGreaterThan(drawn + 2);
  };
  await isSeenAfter(0);
  expect(still.moments).toEqual([null]);
  scrollTo(0, 0);
  await twoFrames();
  await twoFrames();
  await isSeenAfter(moving.moments.length);
  expect(still.moments).toEqual([null]);
});

test("a picture is no longer wanted once another is, or it is gone", async () => {
  const wishes: AbortSignal[] = [];
  const waitFor = (): Draw => async (_, wanted) => {
    wishes.push(wanted);
    return await new Promise(() => {});
  };
  const page = await render(<Sample draw={waitFor()} moves={false} />);
  await expect.poll(() => wishes.length).toBe(1);
  await page.rerender(<Sample draw={waitFor()} moves={false} />);
  await expect.poll(() => wishes.length).toBe(2);
  expect(wishes.map(({ aborted }) => aborted)).toEqual([true, false]);
  await page.unmount();
  expect(wishes.map(({ aborted }) => aborted)).toEqual([true, true]);
});

async function twoFrames(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
