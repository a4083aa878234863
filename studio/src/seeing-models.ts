import { readFileSync, statSync } from "node:fs";
import { type DepthNetwork, openDepthNetwork } from "./seeing/depth/find-depth.ts";
import { openNetworks } from "./seeing/networks.ts";
import type { NetworkName, Networks } from "./seeing/networks.ts";

let opened: Networks | undefined;

/** The networks of `studio/models`, opened at the first call and kept for the life of the process. */
export function loadNetworks(): Networks {
  opened ??= openNetworks({
    faces: read("faces"),
    people: read("people"),
    salience: read("salience"),
    things: read("things"),
    writing: read("writing"),
  });
  return opened;
}

function read(name: NetworkName): Uint8Array {
  return readFileSync(new URL(`../models/${name}.curta`, import.meta.url));
}

let depth: { readonly key: string; readonly network: DepthNetwork | null } | undefined;

/**
 * The network for depth that somebody installed at a path, kept while the file stays as it is. Null where there is none, or
 * it cannot be read: then photos are looked at without it.
 */
export function loadDepthNetwork(file: string): DepthNetwork | null {
  const found = statSync(file, { throwIfNoEntry: false });
  const key = `${file} ${found?.size} ${found?.mtimeMs}`;
  if (depth?.key === key) return depth.network;
  depth = { key, network: found === undefined ? null : openIfModel(file) };
  return depth.network;
}

function openIfModel(file: string): DepthNetwork | null {
  try {
    return openDepthNetwork(readFileSync(file));
  } catch {
    return null;
  }
}
