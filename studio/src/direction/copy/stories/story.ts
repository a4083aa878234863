import type { Style } from "@curta/contract";

/**
 * A story that captions tell, once in each voice: a hook, then what follows from it, then a last line. A film of 15
 * seconds tells one.
 *
 * Stories are written in the tables beside this file, one after another with an empty line between them:
 *
 *     gato+alguem: what the story is called
 *     viral: The hook | The next line | ~A line that a short film leaves out | The last line
 *     cinema: ...
 *     suave: ...
 *
 * Before the colon stand the keys that must all be true of the photo (`keys/key.ts` lists them; `qualquer` is true of
 * every photo). Lines are at most seven words. Nothing may be said that a photo with these keys could contradict.
 */
export interface Story {
  /** Its keys and what it is called, as in the table. */
  readonly id: string;
  readonly keys: readonly string[];
  readonly voices: Readonly<Record<Style, readonly StoryLine[]>>;
}

interface StoryLine {
  readonly text: string;
  /** Short films leave it out. */
  readonly spare: boolean;
}

/** The stories of a table. @throws Error naming the story that is not written as it should be */
export function storiesIn(table: string): Story[] {
  return table
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [id = "", ...rows] = block.trim().split("\n");
      const voice = (name: string): StoryLine[] => {
        const row = rows.find((each) => each.startsWith(`${name}:`));
        if (row === undefined || !id.includes(":")) throw new Error(`no voice "${name}" in story "${id}"`);
        return row
          .slice(name.length + 1)
          .split("|")
          .map(lineOf);
      };
      const voices = { viral: voice("viral"), cinematografico: voice("cinema"), suave: voice("suave") };
      return { id, keys: (id.split(":")[0] ?? "").split("+"), voices };
    });
}

function lineOf(cell: string): StoryLine {
  const text = cell.trim();
  return text.startsWith("~") ? { text: text.slice(1), spare: true } : { text, spare: false };
}
