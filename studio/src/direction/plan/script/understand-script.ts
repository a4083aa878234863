import type { Reading } from "@curta/contract";
import { type Remark, readScript, type ScriptWishes } from "./read-script.ts";
import { UNREAD } from "./unread.ts";
import { writeScript } from "./write-script.ts";

/** Any text as the script that a film would be made of. */
export interface UnderstoodScript {
  /** In the exact grammar: read again, it is the same film. */
  readonly script: string;
  /** What was not understood, or cannot be filmed. */
  readonly remarks: readonly Remark[];
}

/** How a script is understood; without a reading, as for a photo that nobody has looked at. */
export function understandScript(
  text: string,
  { reading, ...wishes }: Omit<ScriptWishes, "reading"> & { readonly reading: Reading | null },
): UnderstoodScript {
  const { storyboard, warnings } = readScript(text, { ...wishes, reading: reading ?? UNREAD });
  return { script: writeScript(storyboard), remarks: warnings };
}
