import { readScript } from "../../src/direction/plan/script/read-script.ts";
import { BEER } from "./readings.ts";

/** The captions of the shots that a text gives, null for a shot without one. */
export function captionsOf(text: string): (string | null)[] {
  const { storyboard } = readScript(text, { style: "viral", seconds: 12, seed: 1, reading: BEER });
  return storyboard.shots.map(({ caption }) => caption);
}

/** What a text has written on its film. */
export function written(text: string): string[] {
  return captionsOf(text).filter((each) => each !== null);
}
