import { fold } from "../../../words/lexicon/fold.ts";
import { LENGTH, readHeader } from "../../script-header.ts";
import { withFigures } from "../../script-time.ts";
import type { Sentence } from "../sentences.ts";
import { shotsInProse } from "../shots/shots-in-prose.ts";
import { isRead } from "../written-words.ts";

const HEDGE =
  /uns|umas|de|com|em|so|apenas|ate|no maximo|cerca de|coisa de|por volta de|mais ou menos|tipo|quero|queria|(?:pode|podia) (?:ser|ter|durar|fazer|ficar)|curt(?:o|inho)|nao (?:pode )?pass(?:a|e|ar)|nao mais (?:do )?que|(?:tem que )?(?:ter|durar)|dura|durando|faz|fazer|(?:igual|mesmo|o mesmo) (?:ao|do) (?:primeiro|outro|anterior) so que|about|around|at most|up to|max|just|only|make it|unos|que dure/;
const RANGE = String.raw`\d{1,2} ?(?:e|a|ou|-|to|or|and|y|o) ?(?=\d)`;
const TAIL =
  /so|apenas|mesmo|cada vez|no total|total|ao todo|no maximo|max|ou menos|por favor|(?:ja )?(?:ta|e|esta) (?:bom|otimo|suficiente|o bastante)|(?:ja )?(?:basta|chega)|de duracao|de (?:video|filme)|is (?:plenty|enough|fine|perfect|good)|long|tops|or less|please|como mucho/;
/** A clause that is nothing but a length: "no máximo 15 segundos", "entre 8 e 12 segundos". */
const BARE = new RegExp(
  String.raw`^\W*(?:(?:${HEDGE.source}|entre|between) )*(?:${RANGE})?(${LENGTH.source})(?: (?:${TAIL.source}))*\W*$`,
);
const BETWEEN_CLAUSES = /(\s*[,;]\s*|\s+e\s+(?=ter |durar |com |uns ))/;
/** Shorter ones are a shot's. */
const SHORTEST_FILM = 5;
/** Beside shots of the same sentence, shorter ones may be the length of one of them. */
const SHORTEST_BESIDE = 12;

/**
 * Sentences in which the one length that stands for itself is said of the film: "Foca no gato. 15 segundos." Several are the
 * lengths of shots, and left as they are; so are those that are to be read.
 */
export function withLengthOfFilm(sentences: readonly Sentence[]): readonly Sentence[] {
  const clauses = sentences.map((each) =>
    each.key === null && !isRead(each) ? each.text.split(BETWEEN_CLAUSES) : [],
  );
  const lengths = clauses.flat().flatMap((clause) => lengthOf(clause) ?? []);
  const [seconds] = lengths;
  if (lengths.length !== 1 || seconds === undefined) return sentences;
  return sentences.map((sentence, index) => {
    const own = clauses[index] ?? [];
    const beside = own.filter((clause) => lengthOf(clause) === undefined);
    const hasShots = beside.some((clause) => shotsInProse(fold(clause), { from: 0, to: 0 }).length > 0);
    if (own.length === beside.length || seconds < (hasShots ? SHORTEST_BESIDE : SHORTEST_FILM))
      return sentence;
    const text = own.map((clause) => (lengthOf(clause) === undefined ? clause : `duration: ${seconds} s`));
    return { ...sentence, text: text.join("") };
  });
}

/** In seconds; undefined where a clause says more than a length. */
function lengthOf(clause: string): number | undefined {
  const [, length] = BARE.exec(withFigures(fold(clause))) ?? [];
  return length === undefined ? undefined : readHeader(`duration: ${length}`)?.seconds;
}
