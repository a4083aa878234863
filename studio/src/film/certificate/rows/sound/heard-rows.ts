import { FILM_FPS } from "@curta/contract/limits";
import type { Timeline } from "../../../../direction/timeline.ts";
import { largestFall, STEPS_PER_SECOND } from "../../../../score/loudness.ts";
import type { SoundMeasurement } from "../../../sound/encode-at-level.ts";
import { figure, type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** Least share of the energy over 300 Hz. */
const LEAST_ON_PHONE = 0.5;
/** The most that a second may be quieter than an earlier one after the first drop. */
const MOST_FALL_DB = 6;

/** Whether the music is heard: on a phone's loudspeaker, and to its end. */
export function heardRows(
  { heardOnPhone, levels }: Pick<SoundMeasurement, "heardOnPhone" | "levels">,
  timeline: Pick<Timeline, "sections">,
): Row[] {
  return [phoneRow(heardOnPhone), ...fallRows(levels, timeline)];
}

function phoneRow(share: number): Row {
  const text = CERTIFICATE.phone_sound;
  return should("phone_sound", text.value(figure(share * 100, 0)), text.bound, share >= LEAST_ON_PHONE);
}

/** How far the music falls once its first drop has come: who hears it fade scrolls on. No row without a drop. */
function fallRows(levels: readonly number[], { sections }: Pick<Timeline, "sections">): Row[] {
  const drop = sections.find(({ role }) => role === "drop");
  if (drop === undefined) return [];
  const fall = largestFall(levels.slice(Math.round((drop.from / FILM_FPS) * STEPS_PER_SECOND)));
  const text = CERTIFICATE.level_fall;
  return [should("level_fall", text.value(figure(fall, 1)), text.bound(MOST_FALL_DB), fall <= MOST_FALL_DB)];
}
