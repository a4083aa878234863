import type { Options, Preview } from "@curta/contract";
import { readScript, socialCaption } from "@curta/studio/preview";
import { wishesOf } from "../../../lib/wishes-of.ts";

/** What a film was made with. */
export interface FilmSource {
  readonly preview: Preview;
  readonly script: string;
  readonly options: Options;
}

export interface PostCaption {
  readonly caption: string;
  readonly tags: string;
  /** Both, as they are pasted. */
  readonly whole: string;
}

/** The text to post a film with: what it says, and hashtags of what it shows. Loads the studio's preview, so call it in a worker. */
export function postCaption({ preview: { reading, seed }, script, options }: FilmSource): PostCaption {
  const { storyboard } = readScript(script, { ...wishesOf(options), seed, reading });
  const { caption, hashtags } = socialCaption(reading, storyboard);
  const tags = hashtags.join(" ");
  return { caption, tags, whole: [caption, tags].filter(Boolean).join("\n\n") };
}
