import { fold } from "../../words/lexicon/fold.ts";
import { isSeen } from "../../words/speech/acts.ts";
import { directingScore, FOR_READERS, speechOf } from "../../words/speech/directing.ts";
import { asksForNoText } from "../prose/is-readable.ts";
import type { Fields } from "../json/script-json.ts";
import { COUNTED, PART, takeKey } from "../script-line.ts";
import { cellsOf } from "./table-rows.ts";

const NUMBER = new RegExp(String.raw`^(?:${COUNTED}|tela ?\d{1,3}|#?\d{1,3}[.)]?)$`);
const NAMED_PART = new RegExp(`^(?:${PART})$`);
const SECONDS = /^(?:\d{1,2} ?[-–] ?)?\d{1,2} ?s(?:eg(?:undos)?|ec(?:onds)?)?$/;

/**
 * A row of a table without a head, as a scene: "1 | close na coleira | 5s | Oi, eu sou a Pipoca". It has a number and a length,
 * or says which part of the film it is; of what is left one cell directs, and one is to be read. Null if a line is none.
 */
export function bareRow(line: string): Fields | null {
  const mark = line.includes("|") ? "|" : ";";
  if (!line.includes(mark) || line.trim().startsWith("|")) return null;
  const cells = cellsOf(line, mark);
  const [number = "", ...others] = cells;
  const lengths = others.filter((cell) => SECONDS.test(fold(cell)));
  const [length] = lengths;
  const left = others.filter((cell) => cell !== length && cell !== "");
  const isPart = NAMED_PART.test(fold(number)) && left.length === 2;
  const isTimed = NUMBER.test(fold(number)) && lengths.length === 1;
  if (!(isPart || isTimed) || lengths.length > 1 || left.length > 2) return null;
  const text = left.find((cell) => takeKey(cell).key === "caption") ?? left.find(isText);
  const visual = left.filter((cell) => cell !== text).join(", ");
  const words = text === undefined ? "" : takeKey(text).key === "caption" ? takeKey(text).value : text;
  return {
    ...(length !== undefined && { [/[-–]/.test(length) ? "tempo" : "duracao"]: length }),
    ...(visual === "" ? {} : { visual }),
    ...(asksForNoText(words) ? {} : { texto: words }),
  };
}

/** Words to be read, or a sign that there are none; "rosto da modelo" says what is shown. */
function isText(cell: string): boolean {
  const isShown = isSeen(fold(cell)) && directingScore(cell) >= FOR_READERS;
  return asksForNoText(cell) || (speechOf(cell) === "says" && !isShown);
}
