import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ProgressBar } from "./progress-bar.tsx";

/** Properties that a browser changes from frame to frame without painting. */
const CHEAP = new Set(["translate", "rotate", "scale", "transform", "opacity"]);
const OF_KEYFRAMES = new Set(["offset", "computedOffset", "easing", "composite"]);

function movingProperties(): string[] {
  const keyframes = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
  return keyframes.flatMap((keyframe) => Object.keys(keyframe)).filter((name) => !OF_KEYFRAMES.has(name));
}

test("a bar of which nothing is known moves without being painted, and rests once something is", async () => {
  const page = await render(<ProgressBar label="Progresso" percent={null} />);
  const bar = page.getByRole("progressbar", { name: "Progresso" });
  expect(bar.element()).toMatchObject({ position: -1 });
  const moving = movingProperties();
  expect(moving.length).toBeGreaterThan(0);
  for (const property of moving) expect(CHEAP).toContain(property);

  await page.rerender(<ProgressBar label="Progresso" percent={40} />);
  expect(bar.element()).toMatchObject({ position: 0.4 });
  expect(movingProperties().filter((property) => property === "translate")).toEqual([]);
});
