import type { Options, Preview } from "@curta/contract";
import { readScript, socialCaption } from "@curta/studio/preview";
import { LOCALES } from "../../../lib/language.ts";
import { wishesOf } from "../../../lib/wishes-of.ts";

/** What a film was made with. */
export interface FilmSource {
  readonly preview: Preview;
  readonly script: string;
  readonly options: Options;
}

export interface PostCaption {
  readonly caption: string;
  /** BCP 47. */
  readonly locale: string;
  readonly tags: string;
  /** Both, as they are pasted. */
  readonly whole: string;
}

/** The text to post a film with: what it says, and hashtags of what it shows. Loads the studio's preview, so call it in a worker. */
export function postCaption({ preview: { reading, seed }, script, options }: FilmSource): PostCaption {
  const { storyboard } = readScript(script, { ...wishesOf(options), seed, reading });
  const { caption, language, hashtags } = socialCaption(reading, storyboard);
  const tags = hashtags.join(" ");
  return { caption, locale: LOCALES[language], tags, whole: [caption, tags].filter(Boolean).join("\n\n") };
}
