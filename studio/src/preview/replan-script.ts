import type { Reading, Style, TemplateName } from "@curta/contract";
import { topicInScript } from "../direction/copy/topic/topic-note.ts";
import { withHeaderOptions } from "../direction/parse/header-options.ts";
import { direct } from "../direction/plan/direct.ts";
import { retimeScript } from "../direction/plan/script/retime-script.ts";
import { writeScript } from "../direction/plan/script/write-script.ts";
import { isInsideKeyImage, withInsideKeyImage } from "./inside-key-image.ts";

/** Style, length and template of a film; without a template the image chooses one of the style. */
interface FilmOptions {
  readonly style: Style;
  readonly seconds: number;
  readonly template?: TemplateName | undefined;
}

export interface ReplanWishes {
  /** The script as it was before, and the options that it was for. */
  readonly script: string;
  readonly before: FilmOptions;
  readonly now: FilmOptions;
  /** Seed and reading of the image; null where they are not known: then nothing can be planned anew. */
  readonly image: { readonly seed: number; readonly reading: Reading } | null;
  /** Plans an edited script anew too, which loses the edits. */
  readonly always: boolean;
}

export interface Replanned {
  readonly script: string;
  /** True if the script is the user's own and only its times were fitted. */
  readonly kept: boolean;
}

/**
 * A script for other options: a new plan where it is word for word what the studio had planned (the switch is no edit),
 * else the same script with its times fitted.
 */
export function replanScript({ script, before, now, image, always }: ReplanWishes): Replanned {
  if (image !== null && (always || isPlanned(script, before, image))) {
    const planned = plan(script, now, image);
    return { script: withInsideKeyImage(planned, isInsideKeyImage(script)), kept: false };
  }
  const styled = before.style === now.style ? script : withHeaderOptions(script, { style: now.style });
  const named =
    before.template === now.template ? styled : withHeaderOptions(styled, { template: now.template ?? null });
  if (before.seconds === now.seconds) return { script: named, kept: true };
  return {
    script: retimeScript(named, { seconds: now.seconds, before: before.seconds }),
    kept: true,
  };
}

type Image = NonNullable<ReplanWishes["image"]>;

function isPlanned(script: string, options: FilmOptions, image: Image): boolean {
  return withInsideKeyImage(script, false) === plan(script, options, image);
}

/** What the studio plans for these options and what the script says that the photo is about. */
function plan(script: string, options: FilmOptions, { seed, reading }: Image): string {
  return writeScript(direct(reading, { ...options, seed, topic: topicInScript(script) }));
}
