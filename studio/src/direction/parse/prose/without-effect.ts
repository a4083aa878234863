import { fold } from "../../words/lexicon/fold.ts";
import { findWords, type Meaning } from "../../words/lexicon/lexicon.ts";
import { REQUEST } from "../../words/speech/request.ts";
import type { Prose } from "../scene.ts";
import type { Sentence } from "./sentences.ts";

/** More sentences than this are not tried: each takes one more parse of the text. */
const MOST_TRIED = 4;
/** Kinds of words that only say where, or on what, something is to be: "no final", "na tela". */
const SAYS_WHERE: ReadonlySet<Meaning["kind"]> = new Set(["order", "last", "text", "write", "put", "name"]);
/** Words for parts of a shot; other words of films are as often said about what somebody feels. */
const OF_SHOTS: ReadonlySet<Meaning["kind"]> = new Set(["size", "move", "place", "join", "effect"]);
const LEAST_STRENGTH = 1;
const OF_CAMERAS =
  /\b(?:camera|cort(?:e|es|a)|cuts?|transi(?:cao|coes|tions?)|zooms?|foc(?:o|a|ar|us)|foque|desfoc[a-z]+|borrad[oa]|mostr(?:a|e|ar)|shows?|enquadr[a-z]+|comec(?:a|e|ar)|inici(?:a|e|ar)|termin(?:a|e|ar)|start|ends?|sobrevo[a-z]+|escurec[a-z]+|reveals?)\b/;
/** All films are so already: they go round, are upright, are cut on the beat, and keep heads. */
const ALWAYS_SO =
  /\b(?:loop|onde comecou|where we began|9 ?[:x] ?16|vertical|batida|beat|no ritmo|musica|music|(?:cabeca|heads?|pes|feet)\b.*\bcort[a-z]+|cort[a-z]+ .*\b(?:cabecas?|pes)|crop .*heads?|heads? .*cut|volta pro comeco)\b/;
/** "corte", "[câmera]": a heading. */
const LEAST_WORDS = 2;
/** "um vídeo da minha filha", "a imagem mostra um café": what the film or the photo is. */
const DESCRIBES =
  /^\W*(?:e |eh )?(?:(?:um|uma|a|an) (?:video|filme|film|reels?)|(?:a|the) (?:imagem|foto|image|photo) (?:mostra|shows))\b/;
const FILLING =
  /\b(?:a|o|as|os|e|em|n[oa]s?|d[aeo]s?|um|uma|que|pra|pro|para|com|the|an?|at|in|on|of|to|and|it|this|that|por favor|pfv?|please|cenas?|scenes?|shots?|planos?|partes?|slides?|quadros?|frames?)\b/g;

/**
 * Sentences that direct and change nothing of what a text says about its film: it is the same without them.
 *
 * @param read parses sentences, as they are said one after the other
 */
export function withoutEffect(
  sentences: readonly Sentence[],
  read: (sentences: readonly Sentence[]) => object,
): Prose[] {
  const whole = asText(read(sentences));
  const nothing = asText(read([]));
  return sentences
    .filter((each) => saysAWish(each) && asText(read([each])) === nothing)
    .slice(0, MOST_TRIED)
    .filter((each) => asText(read(sentences.filter((other) => other !== each))) === whole)
    .map(({ text, line }) => ({ text, line }));
}

function saysAWish({ speech, key, quoted, text }: Sentence): boolean {
  if (speech !== "directs" || quoted.length > 0 || (key !== null && key !== "visual")) return false;
  const folded = fold(text);
  if (REQUEST.test(folded) || DESCRIBES.test(folded) || /:\W*$/.test(folded)) return false;
  const found = findWords(folded);
  const isOfShots = found.some(
    ({ phrase }) => OF_SHOTS.has(phrase.kind) && phrase.strength >= LEAST_STRENGTH,
  );
  if ((!isOfShots && !OF_CAMERAS.test(folded)) || ALWAYS_SO.test(folded)) return false;
  const left = found
    .filter(({ phrase }) => SAYS_WHERE.has(phrase.kind))
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, folded)
    .replaceAll(FILLING, " ");
  return (left.match(/[a-z]{3,}/g)?.length ?? 0) >= LEAST_WORDS;
}

/** The same for the same parse, wherever its sentences stand. */
function asText(parsed: object): string {
  return JSON.stringify(parsed, (name, value: unknown) => {
    if (name === "line" || name === "lines") return undefined;
    return value instanceof Set ? [...value] : value;
  });
}
