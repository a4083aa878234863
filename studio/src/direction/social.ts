import type { Reading, Storyboard } from "@curta/contract";

export interface SocialCaption {
  readonly caption: string;
  /** With their "#", without spaces or accents. */
  readonly hashtags: string[];
}

/** A text to post the film with. */
export function socialCaption(reading: Reading, storyboard: Storyboard): SocialCaption {
  const hook = storyboard.shots.find(({ caption }) => caption !== null)?.caption ?? "";
  const colors = reading.palette
    .slice(0, 2)
    .map(({ name }) => `#${name.normalize("NFD").replaceAll(/[^a-zA-Z]/g, "")}`);
  return { caption: hook, hashtags: [...new Set(colors)] };
}
