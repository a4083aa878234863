import { beatsIn, type Storyboard, type StoryShot, STYLE_TITLES } from "@curta/contract";
import {
  EFFECT_NAMES,
  leftOutLine,
  INSIDE_KEY_IMAGE,
  MOVE_NAMES,
  SIZE_NAMES,
  TEMPLATE_TITLES,
  TRANSITION_NAMES,
  viewName,
} from "../../words/names.ts";
import { clock } from "../../words/clock.ts";
import { quote } from "../../parse/script-text.ts";

/**
 * Writes the storyboard as a shot list in Portuguese: a header, a line for each shot, then the notes.
 * `readScript` gives back the very same storyboard.
 */
export function writeScript(storyboard: Storyboard): string {
  const shots = storyboard.shots.map((shot, index) => shotLine(shot, shotTimes(storyboard, index)));
  const notes = storyboard.notes.map((note) => `Nota: ${isPlain(note) ? note : quote(note)}`);
  const header = [
    headerLine(storyboard),
    ...(storyboard.insideKeyImage === true ? [INSIDE_KEY_IMAGE] : []),
    ...(storyboard.leftOut === undefined ? [] : [leftOutLine(storyboard.leftOut)]),
  ];
  return [...header, "", ...shots, ...(notes.length > 0 ? ["", ...notes] : []), ""].join("\n");
}

/** The first line of a written script. */
export function headerLine({ seconds, style, template, bpm }: Storyboard): string {
  const model = template === undefined ? "" : `, modelo ${TEMPLATE_TITLES[template]}`;
  return `Filme de ${seconds} segundos, estilo ${STYLE_TITLES[style]}${model}, ${bpm} BPM`;
}

/** When a shot begins and ends, in seconds of the film. */
export function shotTimes({ seconds, bpm, shots }: Storyboard, index: number): ShotTimes {
  const secondsOf = (beats: number): number => (beats * seconds) / beatsIn(seconds, bpm);
  const before = shots.slice(0, index).reduce((sum, { beats }) => sum + beats, 0);
  return { from: secondsOf(before), to: secondsOf(before + (shots[index]?.beats ?? 0)) };
}

export interface ShotTimes {
  readonly from: number;
  readonly to: number;
}

/** The line of a written script that says a shot. */
export function shotLine(shot: StoryShot, { from, to }: ShotTimes): string {
  return `${clock(from)} – ${clock(to)}  ${describeShot(shot)}`;
}

function describeShot(shot: StoryShot): string {
  const size = SIZE_NAMES[shot.size];
  const parts = [
    `${size.charAt(0).toUpperCase()}${size.slice(1)} ${viewName(shot)}`,
    MOVE_NAMES[shot.move],
    ...(shot.transition === "cut" ? [] : [TRANSITION_NAMES[shot.transition]]),
    ...shot.effects.map((effect) => EFFECT_NAMES[effect]),
  ];
  const caption = shot.caption === null ? "" : ` ${quote(shot.caption)}`;
  return `${parts.join(", ")}.${caption}`;
}

function isPlain(note: string): boolean {
  return (
    note !== "" &&
    note.trim() === note &&
    !note.startsWith('"') &&
    quote(note) === `"${note.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
  );
}
