import { fold } from "../../words/lexicon/fold.ts";

/** "Que música? Flauta.": a question about the film, and its answer. */
const ANSWERED = /^[\s>*•-]*([^?]{3,60})\?\s+(\S.*?)\s*$/;
const OF_TEXT = /\b(?:escrit[oa]|escrever|textos?|frases?|legendas?|ler|le|text|caption|written|read)\b/;
const OF_FILM =
  /\b(?:camera|efeitos?|luz|comeca|termina|acaba|clima|estilo|onde ela|effects?|light|start|end|mood|style)\b/;
/** One of them is surely no question of a buyer. */
const SURELY_OF_FILM = /\b(?:camera|musica|trilha|music|soundtrack)\b/;
/** What an answer is of, as the key of a line. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:velocidade|ritmo|speed)\b/, "Ritmo"],
  [/\b(?:musica|som|trilha|music|sound|soundtrack)\b/, "Music"],
  [/\b(?:cor|cores|colou?rs?)\b/, "Colors"],
  [/\b(?:tempo|segundos|duracao|long)\b/, "Duration"],
];
const NOTHING = /^(?:nada|nenhum[a]?(?: texto)?|nao|nothing|none|no)\W*$/;
const LEAST_QUESTIONS = 3;

/** A form of questions, each with its answer on its line: the answers alone, a text with a key. Keeps the number of lines. */
export function withAnswersAlone(lines: readonly string[]): readonly string[] {
  const answers = lines.map(answerOn);
  const asked = lines.filter((_, at) => answers[at] !== null);
  return asked.length < LEAST_QUESTIONS || !asked.some((line) => SURELY_OF_FILM.test(fold(line.slice(0, 60))))
    ? lines
    : lines.map((line, at) => answers[at] ?? line);
}

function answerOn(line: string): string | null {
  const [, asked = "", answer = ""] = ANSWERED.exec(line.slice(0, 400)) ?? [];
  const question = fold(asked);
  if (OF_TEXT.test(question)) return NOTHING.test(fold(answer)) ? "No text." : `Texto: ${answer}`;
  const subject = SUBJECTS.find(([pattern]) => pattern.test(question))?.[1];
  return subject !== undefined ? `${subject}: ${answer}` : OF_FILM.test(question) ? answer : null;
}
