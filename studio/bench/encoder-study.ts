/**
 * `node studio/bench/encoder-study.ts`: what each of the encoder's costly options gains, on frames of the
 * reference film. Prints CPU time per frame, rate and SSIM as x264 states it, and the rate at equal SSIM.
 */
import { Log } from "node-av/lib";
import { AV_LOG_ERROR, AV_LOG_INFO } from "node-av/constants";
import type { EncoderSettings } from "../src/film/encode/encoder-settings.ts";
import { openShotEncoder } from "../src/film/encode/shot-encoder.ts";
import { openRenderer } from "../src/frame/renderer.ts";
import { preparePhoto } from "../src/studio.ts";
import { prepareReference, REFERENCE, referencePhoto } from "./reference.ts";

const TUNED = "mbtree=1:rc-lookahead=10:b-adapt=0";
const CANDIDATES: readonly (readonly [name: string, preset: string, params: string])[] = [
  ["veryfast", "veryfast", ""],
  ["veryfast b-adapt=0", "veryfast", "b-adapt=0"],
  ["superfast", "superfast", ""],
  ["tuned superfast", "superfast", TUNED],
  ["tuned, lookahead 5", "superfast", "mbtree=1:rc-lookahead=5:b-adapt=0"],
  ["tuned, lookahead 20", "superfast", "mbtree=1:rc-lookahead=20:b-adapt=0"],
  ["tuned, subme 0", "superfast", `${TUNED}:subme=0`],
  ["tuned, subme 2", "superfast", `${TUNED}:subme=2`],
  ["tuned, weightp 0", "superfast", `${TUNED}:weightp=0:weightb=0`],
  ["tuned, no chroma me", "superfast", `${TUNED}:no-chroma-me=1`],
  ["tuned, i4x4 only off", "superfast", `${TUNED}:partitions=i8x8`],
  ["tuned, partitions none", "superfast", `${TUNED}:partitions=none`],
  ["tuned, aq-mode 0", "superfast", `${TUNED}:aq-mode=0`],
  ["tuned, aq-mode 3", "superfast", `${TUNED}:aq-mode=3`],
  ["tuned, direct temporal", "superfast", `${TUNED}:direct=temporal`],
  ["tuned, no deblocking", "superfast", `${TUNED}:no-deblock=1`],
  ["tuned, psy off", "superfast", `${TUNED}:no-psy=1`],
  ["tuned ultrafast", "ultrafast", `${TUNED}:cabac=1:8x8dct=1:aq-mode=1:no-deblock=0:weightp=1`],
];
const CRF = 20;
const SHOTS = [0, 2, 4];
const FRAMES_PER_SHOT = 24;
const ROUNDS = 2;

const photo = await preparePhoto(referencePhoto(), REFERENCE);
const { timeline, scene } = await prepareReference(photo, 1);
const renderer = await openRenderer(scene, 0);
const drawn = SHOTS.map((shot) => {
  const length = Math.min(FRAMES_PER_SHOT, timeline.shots[shot]!.to - timeline.shots[shot]!.from);
  return Array.from({ length }, (_, at) => Uint8Array.from(renderer.draw(shot, at)));
});
const count = drawn.flat().length;

let stated: number[] = [];
Log.setLevel(AV_LOG_INFO);
Log.setCallback((level, message) => {
  const found = /SSIM Mean Y:([\d.]+)/.exec(message);
  if (found) stated.push(Number(found[1]));
  if (level <= AV_LOG_ERROR) process.stderr.write(message);
});

/** Encodes the sample; megabits a second, CPU milliseconds a frame. */
function encode(settings: EncoderSettings): { rate: number; cpu: number } {
  const before = process.cpuUsage();
  let bytes = 0;
  for (const shot of drawn) {
    const encoder = openShotEncoder(settings);
    for (const frame of shot) encoder.add(frame);
    bytes += encoder.finish().data.length;
  }
  const { user, system } = process.cpuUsage(before);
  return { rate: (bytes * 8 * 30) / count / 1e6, cpu: (user + system) / 1000 / count };
}

/** The log arrives on a later turn of the event loop. */
async function quality(settings: EncoderSettings): Promise<{ rate: number; decibels: number }> {
  stated = [];
  const params = [settings.params, "ssim=1"].filter(Boolean).join(":");
  const { rate } = encode({ ...settings, params });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const mean = stated.reduce((sum, value) => sum + value, 0) / stated.length;
  return { rate, decibels: -10 * Math.log10(1 - mean) };
}

const cpu = new Map<string, number>();
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, preset, params] of CANDIDATES) {
    const once = encode({ preset, crf: CRF, params }).cpu;
    cpu.set(name, Math.min(once, cpu.get(name) ?? once));
  }
}
let reference = { decibels: 0, rate: 1 };
for (const [name, preset, params] of CANDIDATES) {
  const here = await quality({ preset, crf: CRF, params });
  const finer = await quality({ preset, crf: CRF - 2, params });
  if (name === "veryfast") reference = here;
  const slope = Math.log(finer.rate / here.rate) / (finer.decibels - here.decibels);
  const equal = here.rate * Math.exp(slope * (reference.decibels - here.decibels));
  const columns = [
    `${(cpu.get(name) ?? 0).toFixed(1)} ms`,
    `${here.rate.toFixed(2)} Mb/s`,
    `${here.decibels.toFixed(2)} dB`,
    `${equal.toFixed(2)} Mb/s`,
    `${((equal / reference.rate - 1) * 100).toFixed(0)} %`,
  ];
  process.stdout.write(`${name.padEnd(26)}${columns.map((column) => column.padStart(12)).join("")}\n`);
}
