import { openEngine } from "./network/engine.ts";
import type { Engine } from "./network/engine.ts";
import { readModel } from "./network/model-file.ts";
import { openNetwork, runningBytes } from "./network/network.ts";
import type { Network } from "./network/network.ts";

/** The networks that there are, by what they find. */
const NETWORKS = ["faces", "people", "salience", "things", "writing"] as const;
export type NetworkName = (typeof NETWORKS)[number];

/** Networks that are ready to run, in one memory. Used by one piece of work at a time. */
export interface Networks {
  readonly engine: Engine;
  readonly named: Readonly<Record<NetworkName, Network>>;
  /** Address of the last reservation, which holds the current picture. */
  readonly pictureAt: number;
}

/** Opens model files; takes some ten milliseconds, so do it once. @throws {TypeError} if a file is no model */
export function openNetworks(files: Readonly<Record<NetworkName, Uint8Array>>): Networks {
  const engine = openEngine();
  const models = {
    faces: readModel(files.faces),
    people: readModel(files.people),
    salience: readModel(files.salience),
    things: readModel(files.things),
    writing: readModel(files.writing),
  };
  const room = engine.reserve(Math.max(...NETWORKS.map((name) => runningBytes(models[name]))));
  const open = (name: NetworkName) => openNetwork(engine, models[name], room);
  const named = {
    faces: open("faces"),
    people: open("people"),
    salience: open("salience"),
    things: open("things"),
    writing: open("writing"),
  };
  return { engine, named, pictureAt: engine.reserve(0) };
}
