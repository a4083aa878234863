import { readScript } from "../../src/direction/plan/script/read-script.ts";
import { BEER } from "./readings.ts";

/** The captions of the shots that a text gives a film of so many seconds, null for a shot without one. */
export function captionsOf(text: string, seconds = 12): (string | null)[] {
  const { storyboard } = readScript(text, { style: "viral", seconds, seed: 1, reading: BEER });
  return storyboard.shots.map(({ caption }) => caption);
}

/** What a text has written on its film. */
export function written(text: string, seconds?: number): string[] {
  return captionsOf(text, seconds).filter((each) => each !== null);
}
