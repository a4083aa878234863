import { linesOf } from "../../parse/script-text.ts";
import { cleanTopic } from "./clean-topic.ts";

/** How a script's note begins that keeps what the user wrote under "Sobre o quê?". */
const NOTE = "Sobre: ";

/** The topic as a note of the script; none where there is no topic. */
export function topicNotes(topic: string): string[] {
  return topic === "" ? [] : [`${NOTE}${topic}`];
}

/** The topic that a script's notes keep; empty where they keep none. */
export function topicInNotes(notes: readonly string[]): string {
  const note = notes.find((each) => each.startsWith(NOTE));
  return note === undefined ? "" : cleanTopic(note.slice(NOTE.length));
}

/** The same of a script as it is written. */
export function topicInScript(script: string): string {
  const notes = linesOf(script).flatMap((line) => (line.startsWith("Nota: ") ? [line.slice(6)] : []));
  return topicInNotes(notes);
}
