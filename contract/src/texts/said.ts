/** What a sentence of a catalogue is made of. */
export type Given = string | number | boolean | null;

/** A sentence in Portuguese, with what it was made of: who speaks another language makes their own. */
export interface Said {
  readonly text: string;
  readonly given: readonly Given[];
}

/** Lets a sentence tell what it was made of. */
export function said<Parts extends readonly Given[]>(
  say: (...given: Parts) => string,
): (...given: Parts) => Said {
  return (...given) => ({ text: say(...given), given });
}

/** A text of a Portuguese catalogue as one in another language has it. */
export type Retold<Text> = Text extends (...given: infer Parts) => Said
  ? (...given: Parts) => string
  : string;

/** A text of another language's catalogue, said with what came with a Portuguese one; undefined where they do not fit. */
export function retell(text: unknown, given: readonly Given[]): string | undefined {
  if (typeof text === "string") return text;
  if (typeof text !== "function" || text.length !== given.length) return undefined;
  const told: unknown = Reflect.apply(
    text,
    undefined,
    given.map((each) => (typeof each === "string" ? withPoint(each) : each)),
  );
  return typeof told === "string" ? told : undefined;
}

/** Figures in a Portuguese text ("-14,1 LUFS") as English and American Spanish write them. */
export function withPoint(text: string): string {
  return text
    .replaceAll(/\d[\d.,]*\d/g, (number) => number.replaceAll(/[.,]/g, (sign) => (sign === "," ? "." : ",")))
    .replace("infinito", "∞");
}
