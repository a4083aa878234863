import { fold } from "../../words/lexicon/fold.ts";
import { speaksOf } from "../../words/lexicon/lexicon.ts";
import { directingScore, FOR_READERS, lexiconScore } from "../../words/speech/directing.ts";
import { arePictographs } from "./asked/asked-pictographs.ts";
import { isMuteAsked } from "./asked/mute.ts";
import { findAsking } from "./asked/text-place.ts";
import { isAside, isWish } from "./asides.ts";
import { asksForNoText, isReadable } from "./is-readable.ts";
import { FACT_NAME, phrasesOf } from "./script-prose.ts";
import type { Sentence, Written } from "./sentences.ts";

/** Whether a sentence is meant for the screen or to be ignored, and not for the camera. */
export function isRead({ key, speech }: Sentence): boolean {
  if (key !== null) return key !== "visual" && key !== "length";
  return speech === "says";
}

/** "preço: 39,90": a fact with its name, which is read, too. */
const FACT = new RegExp(
  String.raw`^\W*(?:(?:[oa]|meu|nosso|the) )?(?:${FACT_NAME.source})(?: [a-z ]{1,20})? ?: ?\S`,
);

/** Beside texts that are asked for: alone it is read as all others are. */
function isFact({ key, text, speech }: Sentence): boolean {
  return key === null && speech !== "directs" && FACT.test(fold(text));
}

function isNamed({ key, quoted }: Sentence): boolean {
  return key === "caption" || (key !== "voice" && key !== "ignored" && quoted.length > 0);
}

/**
 * Which part of a sentence becomes captions. First choice are quoted texts and texts after a key like "Legenda:",
 * second is narration. If there are neither: sentences that address the viewer, or all sentences that give no
 * directions if most do not.
 */
export function writtenOf(sentences: readonly Sentence[]): (sentence: Sentence) => readonly Written[] {
  const named = sentences.some(isNamed);
  const voiced = sentences.some(({ key }) => key === "voice");
  const plain = sentences.filter(({ key, text }) => key === null && isReadable(text) && !isBracketed(text));
  const said = plain.filter(({ speech }) => speech === "says").length;
  const hardly = said >= plain.length / 2;
  const areDirections = sentences.some(({ text, speech }) => isBracketed(text) && speech === "directs");
  const isMute = isMuteAsked(sentences.filter((each) => !isRead(each)));
  const told = new Set(sentences.filter(isWish).map(({ line }) => line));
  return (sentence) => {
    const { key, quoted, text, speech, line, place } = sentence;
    const placed = named && key === null && speech === "says" ? wordsAtPlace(text) : null;
    if (placed !== null) return [placed];
    if (named || voiced) {
      const counts = named ? isNamed(sentence) || isFact(sentence) : key === "voice";
      const texts =
        quoted.length > 0 ? quoted.flatMap(inCaptions) : [{ text: withoutStop(text.trim()), place }];
      return counts ? texts.filter(isForScreen) : [];
    }
    if (isMute || told.has(line)) return [];
    const mayBeSaid = speech === "may direct" && said > 0 && saysNoDirection(fold(text));
    const isDirection = areDirections && isBracketed(text);
    const isSaid = key === null && (speech === "says" || mayBeSaid) && !isDirection && !isAside(text);
    const isShown = isSaid && (hardly || directingScore(text) < 0);
    return isShown ? phrasesOf([{ text, line }]) : [];
  };
}

/** "No final Entregamos em toda a cidade", beside texts that were asked for: words that are surely for who reads. */
function wordsAtPlace(text: string): Written | null {
  const [place] = findAsking(fold(text));
  const kind = place?.phrase.kind;
  if (place?.from !== 0 || (kind !== "first" && kind !== "last")) return null;
  const rest = text.slice(place.to).replace(/^,/, "").trim();
  const isWords = /^\p{Lu}/u.test(rest) && directingScore(rest) < FOR_READERS;
  return isWords ? { text: withoutStop(rest), place: kind } : null;
}

/** Up to this score of the lexicon a sentence has no word that directs, but for names of things. */
const NO_DIRECTION = 0.5;

function saysNoDirection(folded: string): boolean {
  return lexiconScore(folded) <= NO_DIRECTION && !speaksOf("write", folded);
}

/** "Preço: 39,90." ends a sentence, and "S.A." does not. */
function withoutStop(text: string): string {
  return text.replace(/(?<![.…]|\.\p{L})\.$/u, "");
}

/** "[corte para o anel]" */
export function isBracketed(text: string): boolean {
  return /^[([].*[)\]]$/s.test(text.trim());
}

function isForScreen({ text }: Written): boolean {
  return (isReadable(text) && !asksForNoText(text)) || arePictographs(text);
}

/** More words than that are read in several captions, one after the other. */
const LONGEST_CAPTION = 14;

/** A quoted text of several sentences that is too long for one caption as several. */
function inCaptions(written: Written): readonly Written[] {
  const isLong = written.place === undefined && written.text.split(/\s+/).length > LONGEST_CAPTION;
  return isLong && /[.!?]\s/.test(written.text) ? phrasesOf([{ text: written.text, line: null }]) : [written];
}
