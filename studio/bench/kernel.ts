/**
 * Time to draw a frame by kernel path, in milliseconds on one core: `node studio/bench/kernel.ts`. The minimum of many runs
 * is printed, because other work on the machine can only add time.
 */
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import type { TimelineShot } from "../src/direction/timeline.ts";
import { keyAt, shotOf, syntheticPicture, syntheticReading, timelineOf } from "../testing/frame/synthetic.ts";
import { discMatte } from "../testing/mattes.ts";
import { createTextCanvas } from "../src/frame/captions/caption-canvas.ts";
import { openRenderer } from "../src/frame/renderer.ts";
import { prepareScene } from "../src/frame/render-scene.ts";

const RUNS = 60;
const WARM_UP_RUNS = 10;
const words = ["Uma", "luz", "assim"].map((text, i) => ({ text, at: i, strong: i === 2 }));
const caption = {
  at: 0,
  frames: 60,
  words,
  lines: [3],
  x: 482,
  y: 1100,
  size: 84,
  accent: "#ffd400",
} as const;
const camera = [keyAt(0, 0.5, 0.5, 1.15)];

const PATHS: Record<string, TimelineShot> = {
  "axis (zoom and pan)": shotOf({ camera }),
  "axis with caption": shotOf({ camera, captions: [{ ...caption, look: "impact" }] }),
  "mesh, roll 0.03": shotOf({ camera: [keyAt(0, 0.5, 0.5, 1.15, { roll: 0.03 })] }),
  "mesh, parallax": shotOf({ camera, parallax: { x: 0.025, y: 0.005, dolly: 0.03, period: 80, phase: 0 } }),
  "dissolve (two axis views)": shotOf({ camera, entry: { kind: "dissolve", frames: 30, from: camera } }),
  "whip pan blur": shotOf({
    camera: [keyAt(0, 0.4, 0.5, 1.5), keyAt(40, 0.6, 0.5, 1.5, { ease: "linear" })],
    blurs: [{ at: 0, frames: 40, length: 0.15 }],
  }),
  "zoom blur": shotOf({
    camera: [keyAt(0, 0.5, 0.5, 1.5), keyAt(40, 0.5, 0.5, 2, { ease: "linear" })],
    blurs: [{ at: 0, frames: 40, length: 0.15 }],
  }),
  "words behind": shotOf({ camera, captions: [{ ...caption, look: "impact", behind: true }] }),
  pop: shotOf({ camera, effects: { pops: [{ at: 15, frames: 15, strength: 1 }] } }),
  "cut-out": shotOf({
    camera,
    effects: { cutOut: { at: 0, frames: 60, design: "rays", color: "#ffd400" } },
  }),
  mirror: shotOf({ camera, effects: { mirror: { at: 0, frames: 60, of: "left" } } }),
  "colour split": shotOf({ camera, effects: { splits: [{ at: 20, frames: 7, length: 0.014 }] } }),
  "three panels": shotOf({
    effects: { panels: { color: "#ffd400", strips: [1, 2, 3].map(() => ({ at: 0, camera })) } },
  }),
  "bars of cinema": shotOf({ camera, effects: { bars: { at: 0, frames: 10, from: 0.5, to: 0.1 } } }),
  "light leak": shotOf({ camera, leaks: [{ at: 0, frames: 40, side: "left", hue: 30, strength: 0.8 }] }),
};
const FRAME = 20;

async function measure(build: string): Promise<number[]> {
  const file = await readFile(new URL(`../src/frame/kernel/${build}.wasm`, import.meta.url));
  const picture = syntheticPicture(2160, 3840);
  const timeline = timelineOf(Object.values(PATHS), { vignette: 0.2, grain: 1 });
  const before = performance.now();
  const scene = await prepareScene({
    picture,
    timeline,
    reading: { ...syntheticReading(picture), matte: discMatte(0.5, 0.5, 0.3) },
    drawText: createTextCanvas(),
    kernel: await WebAssembly.compile(file),
    slots: 1,
  });
  const preparing = performance.now() - before;
  const renderer = await openRenderer(scene, 0);
  const frames = Object.keys(PATHS).map((_, shot) => {
    let least = Infinity;
    for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
      const start = performance.now();
      renderer.draw(shot, FRAME);
      if (run >= 0) least = Math.min(least, performance.now() - start);
    }
    return least;
  });
  return [preparing, ...frames];
}

const relaxed = await measure("shared-relaxed");
const strict = await measure("shared-strict");
process.stdout.write(`${cpus()[0]?.model ?? "unknown processor"}, node ${process.version}\n`);
process.stdout.write("1080 x 1920 from 2160 x 3840".padEnd(34) + "relaxed   strict   ratio\n");
["preparing the scene", ...Object.keys(PATHS)].forEach((name, i) => {
  const [fast = 0, slow = 0] = [relaxed[i], strict[i]];
  const row = [`${fast.toFixed(2)} ms`, `${slow.toFixed(2)} ms`, (slow / fast).toFixed(2)];
  process.stdout.write(`${name.padEnd(28)}${row.map((cell) => cell.padStart(10)).join("")}\n`);
});
