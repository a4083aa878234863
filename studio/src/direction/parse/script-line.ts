import type { LeftOut } from "@curta/contract";
import { fold } from "../words/lexicon/fold.ts";
import { hear, withSize } from "../words/shot/hear.ts";
import { isNews, matchWords, merge, type Said } from "../words/shot/match-words.ts";
import { askedTexts } from "./prose/asked/asked-text.ts";
import { SHOWS } from "./prose/shots/shot-patterns.ts";
import { shotsInProse } from "./prose/shots/shots-in-prose.ts";
import { speechOf } from "../words/speech/directing.ts";
import { leftOutIn, onlyLeavesOut, withoutHidden } from "../words/speech/hides.ts";
import { takeQuotes } from "./script-text.ts";
import { lengthAtEnd, lengthWithin, takeTimes, type Times, timesInBrackets } from "./script-time.ts";

const KEYS = ["caption", "voice", "visual", "length", "ignored"] as const;
export type Key = (typeof KEYS)[number];

/** A parsed line. */
export interface Line {
  readonly raw: string;
  readonly quoted: readonly string[];
  readonly numbered: boolean;
  readonly bullet: boolean;
  /** It begins like "Cena 3". */
  readonly label: boolean;
  /** Number, label and times at its beginning, folded. */
  readonly opening: string;
  readonly times: Times | null;
  /** It begins as a scene does: with a label, a number or times. */
  readonly marked: boolean;
  readonly key: Key | null;
  /** The text after the key's colon, unchanged. */
  readonly value: string;
  readonly said: Said;
  readonly leftOut: readonly LeftOut[];
  /** The original line without list marks, label, times and quoted texts. */
  readonly text: string;
  /** Pieces between commas that contain no known word. */
  readonly unknown: readonly string[];
  readonly folded: string;
}

const MARKS = /^(?:[\s>#*+•·|_`-]|\p{Pd}|\p{Extended_Pictographic}|\ufe0f|\u200d)+/u;
/** "1️⃣" at the beginning of an item. */
const KEYCAP = /^(\d)\ufe0f?\u20e3\s*/u;
/** "_(câmera lenta)_" */
const ASIDE = /^[*_]+[([].*[)\]][*_]+$/;
const NUMBER = /^(?:\d{1,4} ?[.)](?= |$|[^\d])|\d{1,2} [-–—] (?=[a-z]))[ *_]*/;
/** "cena 3", "shot n. 2" */
export const COUNTED = String.raw`(?:cena|scene|shot|take|tomada|quadro|bloco|parte|etapa|clipe?|plano|frame|momento|segmento) ?(?:n[o.º°] ?)?#?\d{1,4}`;
/** "gancho", "meio", "closing shot" */
export const PART = String.raw`(?:cena (?:inicial|final)|gancho|hook|abertura|introducao|intro|desenvolvimento|climax|virada|encerramento|fechamento|final|fim|cta|call to action|payoff|setup|meio|inicio|comeco|opening|start|middle|beginning|ending|end|closing|outro|body|corpo|conclusao|problema?|solucao|solution|oferta|offer)(?: (?:shot|scene|frame))?`;
/** "primeira tela:", "na última:", "2ª cena:", "tela 3:", "last screen:" */
export const SCREEN = String.raw`(?:(?:n?[ao]s? |the |(?:on|in) the )?(?:(?:primeir|segund|terceir|quart|quint|proxim|ultim)[oa]|[1-9][ªºao]|first|second|third|fourth|fifth|next|last|final) (?:telas?|cena|parte|slide|card|tomada|take|lamina|imagem|screen|scene|frame)|n[ao] ultim[ao]|(?:tela|slide|card|screen|lamina) ?\d{1,2})(?= ?:| [-–—] )`;
const LABEL = new RegExp(
  String.raw`^(?:[\[(] ?)?(?:${SCREEN}|${COUNTED}|${PART}(?= ?[:([|\])-]))(?: ?[-:.)\]|]+)? *`,
);
/** "cena 1 (gancho)", "0-5s desenvolvimento": nothing but the part stands behind number and times. */
const PART_BEHIND = new RegExp(String.raw`^[[(–—-]? ?${PART}[\])]?$`);
const KEY_WORDS: Readonly<Record<Key, RegExp>> = {
  caption:
    /^(?:(?:palavra por palavra|frase por frase)(?: na tela)?|letras?(?: [a-z, ]+)?|(?:em ?baixo|em cima)(?:,? (?:bem )?(?:pequen|grand|menor|maior)[a-z]*)?|no (?:topo|rodape|alto|centro|meio|canto)|(?:n?a )?(?:parte|metade) de (?:cima|baixo)|(?:em tod[oa]s|sempre|o tempo todo)(?: [a-z]+){0,3} (?:no (?:rodape|topo|canto)|na tela|embaixo|em cima|fix[oa])|rodape|headline|subtitle|subtitulo|sub|assinatura|slogan|top|bottom|(?:(?:(?:us[ae]r?|quero|queria|faz|faca|coloca|coloque|bota|bote|escreve|escreva|poe|com|with|put) )?(?:(?:[oa]s|ess[ea]s|est[ea]s|the|these) )?(?:(?:[2-9]|dois|duas|tres|quatro|cinco|seis|two|three|four|five) )?(?:textos|frases|palavras|legendas|texts|words|captions)|textos?|legendas?|captions?|subtitles?|text|frase|letreiro|cartela|lettering|(?:texto|frase) de apoio|(?:closing|opening|end|title) card|(?:(?:e )?(?:depois|dps|then) )?(?:outr[oa]|another)(?: (?:letreiro|texto|frase|legenda|text))?(?: (?:bem )?(?:maior|menor|embaixo|em cima))?|(?:aviso|texto|frase|mensagem) que (?:deve|tem que|precisa) (?:constar|aparecer|estar|ir)|assinatura na tela|(?:super|headline|card|cartela|lettering) \d{1,2}|texto (?:na|em|da|de) tela|text overlay|overlay)(?: (?:em cima|em ?baixo|no topo|no rodape|principal|top|bottom))?(?: ?(?:n[o.º°] ?)?\d{1,2})?|on[- ]screen text|on[- ]screen|overlay text|text on screen|screen text|texto sobreposto|texto (?:principal|central|final|inicial)|txts?|copy|gc|super|na tela|(?:nome (?:d[aeo] )?)?(?:loja|marca|produto|evento|restaurante|empresa)|nome|(?:(?:primeir|segund|terceir|quart|quint|ultim)[oa]|[1-9][ªºao]) (?:frase|legenda|texto|linha|mensagem|letreiro|cartela|placa)(?: na tela)?|(?:first|second|third|fourth|fifth|last|final) (?:line|text|caption|words?)(?: on (?:the )?screen)?|(?:texto|legenda|frase|letreiro) (?:quando|enquanto|assim que|depois que|n[oa]|sobre [oa]) [a-z ]{2,24}|(?:e )?(?:em ?baixo|em cima|no rodape|no topo|no fim|no final) [oa] (?:zap|whats(?:app)?|telefone|fone|contato|endereco|preco|valor|nome|site|insta(?:gram)?|arroba)|(?:e )?[oa] (?:zap|whats(?:app)?|telefone|fone|contato|endereco|preco|valor|site|insta(?:gram)?|arroba) (?:em ?baixo|em cima|no rodape|no topo|no fim|no final|na tela)|(?:frase|texto|legenda|titulo) (?:de (?:entrada|abertura|saida|fechamento|encerramento)|do meio|que (?:abre|fecha|encerra|finaliza|inicia|comeca|termina)|inicial|final)|(?:surge|aparece|entra|sobe|vem) (?:[oa]s? |uma? )?(?:letreiro|textos?|frase|legenda|titulo|cartela)|(?:lettering|letreiro|texto|legenda|frase)(?:,? (?:em|na cor|com letras?) [a-z]+)?(?:,? (?:no )?canto (?:inferior|superior)(?: (?:direito|esquerdo))?)?|(?:legenda|texto|caption|text)s? (?:em|in) (?:portugues|ingles|espanhol|english|portuguese|spanish)(?: (?:e|and) (?:em |in )?(?:portugues|ingles|espanhol|english|portuguese|spanish))?)$/,
  voice:
    /^(?:(?:narracao|locucao|narradora?|locutora?|voz|voice|fala)(?: (?:em )?off)?|voice-?over|voice over|narrat(?:ion|or)|announcer|vo|off)$/,
  visual:
    /^(?:visual|imagem|camera|mov|movimento|movimento de camera|plano|enquadramento|acao|cena|descricao|description|transicao|transition|efeitos?|effects?|shot|move|movement|video|direcao|angulo|angle|b-?roll|take|alvo|target|subject|assunto|setting|location|cenario|ambiente|local|lente|lens|foco|focus|(?:editor|director)(?:'s)? notes?|notas? (?:d[oe]|par?a?o|pro|ao) (?:editor|edicao)|composicao|composition|framing|camera (?:movement|move|angle)|movimento da camera|animacao|animation)$/,
  length: /^(?:duracao|tempo|duration|time|timing)$/,
  ignored:
    /^(?:musica|som|sons|audio|sfx|music|sound|trilha|trilha sonora|hashtags?|ritmo|tipo|type|categoria|category|efeitos? sonoros?|background music|soundtrack|musica de fundo|base musical|paleta|cor|cores|mood|clima|iluminacao|lighting|luz|color|colors|objetivo|publico|publico-alvo|plataforma|tom|tags|formato|format|aspect ratio|proporcao|resolucao|resolution|fps|negative prompt|prompt negativo|vibe|estetica|tone|target audience|hashtags sugeridas|(?:legenda|texto|descricao|caption)(?: sugerid[oa])? (?:d[oa]|para [oa]|pr[oa]) (?:post|instagram|insta|feed|tiktok|publicacao|video|reels?)|(?:post|instagram|tiktok|suggested) (?:caption|text|copy|description))$/,
};
/** "Local: cozinha" says where a scene plays; "Local: Rua das Flores, 12" says where to go, and is to be read. */
const PLACE_KEY = /^(?:local|location|setting)$/;
const ADDRESS = /\d|\p{L}.*\s\p{Lu}/u;
const LONGEST_ADDRESS = 80;
/** "No meio: Oi" stands on the screen; "no meio: close no rosto" is of the film's middle. */
const MIDDLE_KEY = /^no (?:meio|centro)$/;
/** "Texto 1 - Oi" */
const DASHED_KEY = /^\W*(?:texto|legenda|frase|text|caption) \d{1,2} ?[-–—](?= )/;
/** Words that may come before a line's time. */
const LEAD_IN =
  /^(?:e )?(?:primeiro|comeca com|depois|em seguida|entao|agora|por fim|no fim|then|next)[, ]+(?:por )?/;
/** Cells of a table about sound; they are ignored, since the film has music of its own. */
const SOUND = /^\W*(?:sons?|musica|music|sound|sfx|trilha|audio|batida)\b/;
/** What may stand around a text in quotes: "com o texto "Oi" na tela". */
const AROUND_QUOTE =
  /^\W*(?:(?:com|e|with|and|aparece|entra|surge) ){0,3}(?:(?:[oa]s?|uma?|the|an?) )?(?:textos?|legendas?|frases?|titulos?|palavras?|escrit[oa]s?|lettering|letreiros?|texts?|captions?|titles?|words?)(?: (?:que diz|dizendo|escrit[oa]s?|saying|reading))?(?: +(?:n?a tela|on (?:the )?screen))?\W*$/;
const SEPARATOR = /[,;·|]|\.(?=\s|$)/;
/** Longer lines are cut here, so that parsing stays fast. */
const LONGEST_LINE = 2_000;
const LONGEST_VALUE = 5_000;

export function readLine(raw: string): Line {
  const trimmed = raw.trim().replace(KEYCAP, "$1. ");
  const line = trimmed.replace(MARKS, "");
  const { outside, quoted } = takeQuotes(line);
  const written = outside.slice(0, LONGEST_LINE).normalize("NFC").replaceAll(/[*_`]/g, "").trim();
  const folded = fold(written);
  const { taken, ...opening } = readOpening(folded);
  const named = takeKey(line);
  const sign = named.key === null ? signKey(trimmed) : null;
  const key = sign === null ? named : { key: sign, value: line };
  const rest = written.slice(taken).replace(/^[-–—:|\s]+/, "");
  const marked = opening.label || opening.numbered || opening.times !== null;
  const isRow = trimmed.startsWith("|") && opening.times !== null;
  const { text, caption } =
    quoted.length > 0 || key.key !== null ? { text: rest } : takeUnquoted(rest, isRow);
  return {
    raw,
    quoted: caption === undefined ? quoted : [caption],
    bullet: line.length < trimmed.length && !ASIDE.test(trimmed),
    opening: folded.slice(0, taken),
    ...opening,
    times: opening.times ?? timesWithin(outside, folded, marked),
    marked,
    ...key,
    ...readClauses(text, { isVisual: key.key === "visual", isQuoting: quoted.length > 0 }),
    text,
    folded,
  };
}

/** Times later in a line. A length in a line that says several shots and begins as no scene is that of one of them. */
function timesWithin(outside: string, folded: string, isMarked: boolean): Times | null {
  const length = lengthWithin(folded);
  if (length === undefined) return isMarked ? (timesInBrackets(folded) ?? lengthAtEnd(folded)) : null;
  return !isMarked && shotsInProse(outside, { from: 0, to: 0 }).length > 1 ? null : { length };
}

/** Takes a caption without quotes: after a key, or the last cell of a table's row. */
function takeUnquoted(text: string, isRow: boolean): { text: string; caption?: string } {
  const own = takeKey(text);
  if (own.key === "caption") return { text: "", caption: own.value };
  const [asked] = askedTexts(text);
  if (asked !== undefined)
    return { text: `${text.slice(0, asked.from)}${text.slice(asked.to)}`, caption: asked.text };
  const cells = isRow
    ? text
        .split("|")
        .map((cell) => cell.trim())
        .filter(Boolean)
    : [];
  const last = cells.at(-1);
  if (last === undefined || cells.length < 2 || isNews(matchWords(fold(last)))) return { text };
  return { text: cells.slice(0, -1).join(", "), caption: last };
}

/** Number, label and times at the start of a line, in any order that people use. */
function readOpening(folded: string): Pick<Line, "numbered" | "label" | "times"> & { taken: number } {
  const lead = LEAD_IN.exec(folded)?.[0].length ?? 0;
  if (lead > 0 && takeTimes(folded.slice(lead)).times !== null) {
    const { taken, ...opening } = readOpening(folded.slice(lead));
    return { ...opening, taken: lead + taken };
  }
  const clock = takeTimes(folded);
  const number = clock.times?.from === undefined ? (NUMBER.exec(folded)?.[0].length ?? 0) : 0;
  const before = labelLength(folded.slice(number));
  const { times, taken } = takeTimes(folded.slice(number + before));
  const upToTimes = number + before + taken;
  const blanks = times === null ? 0 : (/^[ :|-]*/.exec(folded.slice(upToTimes))?.[0].length ?? 0);
  const behind = folded.slice(upToTimes + blanks);
  const isPart = (times !== null || before > 0) && PART_BEHIND.test(behind);
  const after = isPart ? behind.length : times === null ? 0 : labelLength(behind);
  return { numbered: number > 0, label: before + after > 0, times, taken: upToTimes + blanks + after };
}

function labelLength(folded: string): number {
  return LABEL.exec(folded.slice(0, 60))?.[0].length ?? 0;
}

/** Signs that people and assistants write in place of a key. */
const SIGN_KEYS: readonly (readonly [RegExp, Key])[] = [
  [/^[\s>*•-]*(?:💬|📝|✍️?|🔤|🗨️?)/u, "caption"],
  [/^[\s>*•-]*(?:🎙️?|🎤|🗣️?)/u, "voice"],
  [/^[\s>*•-]*(?:🎵|🎶|🔊|🎧|🎼)/u, "ignored"],
];

/** The key that a sign at a line's beginning stands for; null if there is none. */
export function signKey(line: string): Key | null {
  return SIGN_KEYS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}

/** The key before a colon ("Legenda: ...", or "Texto 1 - ..."), and the text after it. */
export function takeKey(text: string): { key: Key | null; value: string } {
  const dash = DASHED_KEY.exec(fold(text.slice(0, 40)))?.[0];
  const colon = dash === undefined ? text.slice(0, 40).indexOf(":") : dash.length - 1;
  if (colon < 0) return { key: null, value: "" };
  const word = fold(text.slice(0, colon))
    .replaceAll(/[*_`]|\(.*?\)/g, "")
    .trim();
  const found = KEYS.find((name) => KEY_WORDS[name].test(word)) ?? null;
  const beginning = text.slice(colon + 1, colon + LONGEST_ADDRESS);
  const isNone =
    (PLACE_KEY.test(word) && ADDRESS.test(beginning)) ||
    (MIDDLE_KEY.test(word) && speechOf(beginning) === "directs");
  const key = isNone ? null : found;
  const value = text.slice(colon + 1, colon + LONGEST_VALUE).replaceAll(/^[\s*_`]+|[\s*_`]+$/g, "");
  return { key, value };
}

/**
 * Parses each piece separately, so that remarks can quote those that were not understood. People and things become
 * the target only if the line also says something else about a shot, or nothing else at all.
 */
function readClauses(
  written: string,
  { isVisual, isQuoting }: { readonly isVisual: boolean; readonly isQuoting: boolean },
): Pick<Line, "said" | "leftOut" | "unknown"> {
  const leftOut = leftOutIn(fold(written));
  const pieces = written.split(SEPARATOR).map((original) => {
    const folded = fold(original);
    const isLeftOut = onlyLeavesOut(folded);
    return { original: original.trim(), folded, isLeftOut, ...hear(withoutHidden(folded)) };
  });
  const isOfShot =
    isVisual ||
    pieces.some(
      ({ folded, plain, isNameAlone }) =>
        isNameAlone || plain.size !== undefined || plain.move !== undefined || SHOWS.test(folded),
    );
  const unknown: string[] = [];
  let said: Said = { effects: [] };
  for (const { original, folded, plain, isLeftOut, ...named } of pieces) {
    if (isLeftOut) continue;
    const heard = isOfShot ? named.said : plain;
    if (isNews(heard)) said = merge(said, heard);
    else if (lengthWithin(folded) !== undefined || (isQuoting && AROUND_QUOTE.test(folded))) continue;
    else if (/[a-z]{3}/.test(folded) && !folded.trim().endsWith(":") && !SOUND.test(folded))
      unknown.push(original);
  }
  return { said: withSize(said), leftOut, unknown };
}
