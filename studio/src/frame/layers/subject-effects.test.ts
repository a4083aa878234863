import { expect, test } from "vitest";
import { discMatte } from "../../../testing/mattes.ts";
import {
  keyAt,
  plainPicture,
  rendererOf,
  shotOf,
  SMALL,
  syntheticPicture,
  syntheticReading,
  timelineOf,
} from "../../../testing/frame/synthetic.ts";
import type { ShotEffects } from "../../direction/timeline-effects.ts";

const picture = syntheticPicture();
const LUMAS = SMALL.width * SMALL.height;
const camera = [keyAt(0, 0.5, 0.5, 1)];

async function drawn(effects: ShotEffects | undefined, frame = 3, matte = discMatte(0.5, 0.5, 0.2)) {
  const shot = shotOf({ camera, ...(effects && { effects }) });
  const reading = { ...syntheticReading(picture), matte };
  const renderer = await rendererOf(picture, timelineOf([shot]), { reading });
  return renderer.draw(0, frame).slice();
}

function mean([sum = 0, count = 0]: readonly number[]): number {
  return sum / count;
}

/** Means over what is surely subject, surely ground, and the outline between them. */
function parts(frame: Uint8Array, value: (sample: number, index: number) => number) {
  const sums = { subject: [0, 0], ground: [0, 0], rim: [0, 0] };
  for (let i = 0; i < LUMAS; i++) {
    const x = ((i % SMALL.width) + 0.5) / SMALL.width - 0.5;
    const y = (Math.floor(i / SMALL.width) + 0.5) / SMALL.width - 8 / 9;
    const away = Math.hypot(x, y);
    const part =
      away < 0.18 ? "subject" : away > 0.23 ? "ground" : away > 0.206 && away < 0.208 ? "rim" : null;
    if (part === null) continue;
    sums[part][0]! += value(frame[i] ?? 0, i);
    sums[part][1]! += 1;
  }
  return { subject: mean(sums.subject), ground: mean(sums.ground), rim: mean(sums.rim) };
}

/** How much colour the uppermost rows of a frame have. */
function colours(frame: Uint8Array): number {
  return frame.subarray(LUMAS, LUMAS + 20 * SMALL.width).reduce((sum, u) => sum + Math.abs(u - 128), 0);
}

test("a pop darkens and greys the ground, leaves every pixel of the subject, and is over in time", async () => {
  const pops = [{ at: 2, frames: 14, strength: 1 }];
  const plain = await drawn(undefined);
  const changed = parts(await drawn({ pops }), (sample, i) => Math.abs(sample - (plain[i] ?? 0)));
  expect(changed.subject).toBeLessThan(0.2);
  expect(changed.ground).toBeGreaterThan(20);
  expect(colours(await drawn({ pops }))).toBeLessThan(0.3 * colours(plain));
  expect(await drawn({ pops }, 16)).toEqual(await drawn(undefined, 16));
});

test.each(["dots", "rays", "stripes"] as const)(
  "a cut-out on %s keeps the subject's pixels, outlines it in white and hides the ground",
  async (design) => {
    const cutOut = { at: 0, frames: 20, design, color: "#203060" };
    const plain = await drawn(undefined);
    const frame = await drawn({ cutOut });
    const changed = parts(frame, (sample, i) => Math.abs(sample - (plain[i] ?? 0)));
    expect(changed.subject).toBeLessThan(0.2);
    expect(parts(frame, (sample) => sample).rim).toBeGreaterThan(130);
    const other = await rendererOf(
      plainPicture(720, 1280, [10, 20, 30]),
      timelineOf([shotOf({ camera, effects: { cutOut } })]),
      { reading: { ...syntheticReading(picture), matte: discMatte(0.5, 0.5, 0.2) } },
    );
    const onOther = other.draw(0, 3).slice();
    expect(parts(frame, (sample, i) => Math.abs(sample - (onOther[i] ?? 0))).ground).toBeLessThan(0.01);
    expect(await drawn({ cutOut }, 20)).toEqual(await drawn(undefined, 20));
  },
);
