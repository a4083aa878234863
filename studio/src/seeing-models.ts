import { readFileSync } from "node:fs";
import { openNetworks } from "./seeing/networks.ts";
import type { NetworkName, Networks } from "./seeing/networks.ts";

let opened: Networks | undefined;

/** The networks of `studio/models`, opened at the first call and kept for the life of the process. */
export function loadNetworks(): Networks {
  opened ??= openNetworks({
    faces: read("faces"),
    people: read("people"),
    things: read("things"),
    writing: read("writing"),
  });
  return opened;
}

function read(name: NetworkName): Uint8Array {
  return readFileSync(new URL(`../models/${name}.curta`, import.meta.url));
}
