import { parentPort, workerData } from "node:worker_threads";
import type { Stereo } from "../../score/stereo.ts";
import { laySong } from "../../score/master/lay-song.ts";
import { encodeAtLevel } from "./encode-at-level.ts";
import { runNative, leaveNative, type NativeGate } from "../threads/native-gate.ts";
import { quietLibraryLogs } from "../threads/library-logs.ts";
import type { ScoreModule, ScoreSource } from "./score-source.ts";

if (!parentPort) throw new Error("score-worker runs as a worker thread");
const { gate, data }: { gate: NativeGate; data: ScoreSource } = workerData;
quietLibraryLogs();
leaveNative(gate);
const music = data.song === undefined ? await composed() : laySong(data.song);
parentPort.postMessage(encodeAtLevel(music, (work) => runNative(gate, work)));

async function composed(): Promise<Stereo> {
  const { composeScore }: ScoreModule = await import(data.module);
  return composeScore(data.timeline);
}
