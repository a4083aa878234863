import { parentPort, workerData } from "node:worker_threads";
import { encodeAtLevel } from "./loud-sound.ts";
import { inNative, leaveNative, type NativeGate } from "../threads/native-gate.ts";
import { quietLibraries } from "../threads/quiet.ts";
import type { ScoreModule, ScoreSource } from "./score-source.ts";

if (!parentPort) throw new Error("score-worker runs as a worker thread");
const { gate, data }: { gate: NativeGate; data: ScoreSource } = workerData;
quietLibraries();
leaveNative(gate);
const { composeScore }: ScoreModule = await import(data.module);
const music = composeScore(data.timeline);
parentPort.postMessage(encodeAtLevel(music, (work) => inNative(gate, work)));
