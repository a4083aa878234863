import type { KitName } from "@curta/contract";
import { BOSSA } from "./acoustic/bossa.ts";
import { LOFI } from "./acoustic/lofi.ts";
import { SAMBA } from "./acoustic/samba.ts";
import { VIOLAO } from "./acoustic/violao.ts";
import { DRUM_AND_BASS } from "./club/drum-and-bass.ts";
import { GARAGE } from "./club/garage.ts";
import { HOUSE } from "./club/house.ts";
import { SYNTHWAVE } from "./club/synthwave.ts";
import type { Kit } from "./kit.ts";
import { EPICO } from "./screen/epico.ts";
import { PIANO } from "./screen/piano.ts";
import { BREGA_FUNK } from "./street/brega-funk.ts";
import { FUNK } from "./street/funk.ts";
import { PHONK } from "./street/phonk.ts";
import { TRAP } from "./street/trap.ts";

export const KIT_TABLE: Readonly<Record<KitName, Kit>> = {
  house: HOUSE,
  garage: GARAGE,
  "drum-and-bass": DRUM_AND_BASS,
  synthwave: SYNTHWAVE,
  funk: FUNK,
  "brega-funk": BREGA_FUNK,
  phonk: PHONK,
  trap: TRAP,
  lofi: LOFI,
  violao: VIOLAO,
  bossa: BOSSA,
  samba: SAMBA,
  piano: PIANO,
  epico: EPICO,
};

/** All names, in the table's order. */
export function kitNames(): KitName[] {
  return objectKeys(KIT_TABLE);
}

function objectKeys<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}
