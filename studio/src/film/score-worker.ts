import { parentPort, workerData } from "node:worker_threads";
import { encodeAtLevel } from "./loud-sound.ts";
import { quietLibraries } from "./quiet.ts";
import type { ScoreModule, ScoreSource } from "./score-source.ts";

if (!parentPort) throw new Error("score-worker runs as a worker thread");
quietLibraries();
const { module, timeline }: ScoreSource = workerData;
const { composeScore }: ScoreModule = await import(module);
parentPort.postMessage(await encodeAtLevel(composeScore(timeline)));
