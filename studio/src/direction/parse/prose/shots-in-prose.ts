import type { Effect, Target } from "@curta/contract";
import { fold } from "../../words/lexicon/fold.ts";
import { mentionsIn } from "../../../nouns/mentions.ts";
import { hear, withSize } from "../../words/shot/hear.ts";
import { keepTogether } from "../../words/shot/journeys.ts";
import { isNews, merge, type Said } from "../../words/shot/match-words.ts";
import { MIDDLE_OF_FILM, secondIn } from "./asked/text-place.ts";
import type { Lines, Scene } from "../scene.ts";
import { countIn, lengthWithin } from "../script-time.ts";

/** Separators between pieces of a direction. */
const JOINT =
  /[,;|/()[\]]|->?|\.(?=\s|$)| (?:e|and|before|while|enquanto|antes de|ate|until)(?= )| (?:to|into|para|pra)(?= (?:an?|the|um|uma|o|a) (?:[a-z]+ )?(?:close|wide|medium|extreme|plano|detalhe|macro|panoram))|(?= (?:then|depois|em seguida|followed by|seguid[oa]s? (?:de|por)|finally|por fim|ending|ends|closing|terminando|termina|finalizando|finaliza|encerrando|encerra|starting|starts|opens|comeca|cuts? to|corta (?:para|pra|pro)) )/g;
/** Words that begin another shot, even if the shot before is incomplete. */
const NEXT =
  /^\W*(?:(?:e )?(?:ai|dai|entao) (?=[a-z])|(?:(?:ai|dai|entao|e) )?(?:then|next|finally|followed by|seguid[oa]s?|cuts? to|(?:corta|pula|volta|muda|passa|vai) (?:para|pra|pro)|fecha n[ao]s?|chicote (?:para|pra|pro|n[ao])|whips?(?: pans?)? to|depois|em seguida|por fim|ending|ends?|closing|(?:termin|finaliz|encerr)(?:a|e|ar|ando)|fech(?:a|e|ar) com|(?:n?a )?(?:primeira|segunda|terceira|quarta|quinta|proxima|ultima) (?:cena|tomada|imagem)|(?:in )?(?:the )?(?:first|second|third|fourth|fifth|next|last) (?:scene|shot))\b)/;
const LAST =
  /\b(?:ending|ends?|closing shot|final (?:\w+ ){0,2}shot|last shot|finally|(?:termin|finaliz|encerr)(?:a|e|ar|ando)|por fim|plano final|cena final|ultima (?:cena|tomada)|last scene|fech(?:a|e|ar) com|no (?:final|finalzinho|fim)(?! d[aeo]s? (?!video|filme))|at the end|(?:ultimos|last) \S{1,6} ?(?:s|segs?|segundos|secs?|seconds))\b/;
const MANY =
  /\b(?:quick|fast|rapid|jump|smash|dynamic) (?:\w+ )?cuts?\b|\bcortes (?:rapidos|dinamicos|no ritmo|na batida)\b|\b(?:montage|montagem)\b|\b(?:series|sequence|sequencia|serie|sucessao) (?:of|de)\b(?! (?:\d|duas|dois|tres|quatro|cinco|seis|two|three|four|five|six))/;
/** "three quick cuts" */
const QUICK =
  /\b(\d|[a-z]+) (?:(?:quick|fast|rapid|jump|smash|dynamic) (?:[a-z]+ )?cuts|cortes (?:rapidos|dinamicos))\b/;
/** In the place of "cada" before a name. */
const EACH = "\ue003";
const OF_EACH =
  /(?<![a-z])(?:(?:em|de|n[oa]|d[oa]|on|of|at) )?(?:cada(?: uma? d[oa]s)?|each(?: of the)?|every) (?=([a-z]+))/g;
const ONE_BY_ONE = /\b(?:um por um|uma por uma|um a um|uma a uma|one by one|one at a time)\b/;
/** "no copo da esquerda e termina no da direita": the name is said once. */
const SAME_NAME =
  /([a-z]+) (d[oa]) (esquerda|direita|meio|centro)\b([^.;]{1,40}?)\b(n[oa]|pr[oa]|[oa]) d[oa] (esquerda|direita|meio|centro)\b/g;
/** "acelera no meio": of the film. */
const IN_MIDDLE = /\b(?:no meio|in the middle)(?! d[aeo]|[ -]of)\b/;
const TIMED: ReadonlySet<Effect> = new Set(["slow", "fast", "freeze", "flash", "shake", "strobe", "ramp"]);
/** "agora sem o clarão no começo" */
const UNWANTED = /^\W*(?:(?:agora|mas|e|but|and) )*(?:sem|without|nao|nada de|chega de|evit[ae])\b/;
/** "acelera no começo": what is said of the film's beginning begins a shot. */
const AT_FIRST = /\b(?:no (?:comeco|comecinho|inicio)|de inicio|at the (?:start|beginning))\b/;
const ALTERNATING =
  "(?:altern|intercal|revez)(?:a|ando|ar|e)|(?:troc(?:a|ando|ar)|troque) entre|alternat(?:e|ing)";
/** "alterna entre o rosto e o copo" */
const ALTERNATES = new RegExp(`\\b(?:${ALTERNATING})\\b`);
/** "troca entre rosto e copo" */
const NAMED_ALONE = /^\W*[a-z]+(?: [a-z]+)?\W*$/;
/** "intercala o rosto com o copo" */
const TURNS = new RegExp(`(\\b(?:${ALTERNATING}) [^,;.]{1,40}?) (?:com|with) `);
/** The middle of the film is no place of the picture. */
const OF_FILM = new RegExp(`\\b${MIDDLE_OF_FILM.source}`, "g");
/** "e abre devagar até mostrar tudo": the camera goes on from what it shows to all of the photo. */
const OPENS_OUT = new RegExp(
  "(?:^|(?:,| e| and){0,2} )(?:(?:vai|vem|indo) )?(?:se )?(?:abr(?:e|indo|ir)|afast(?:a|ando|ar)|recu(?:a|ando|ar)|" +
    "(?:slowly )?(?:open|zoom|pull|widen)(?:s|ing)?(?: out| up| back)?)(?:-se)?((?: [a-z]+){0,3}) (?:ate|until|to) " +
    "(?:(?:mostrar|revelar|aparecer|ver|(?:it )?shows?|showing|reveal(?:ing)?|(?:we |you )?see) )?(?:[oa] |the )?" +
    "(?:tudo|everything|(?:foto|imagem|cena) (?:inteira|toda|completa)|(?:whole|entire|full) (?:photo|picture|image|scene))" +
    "(?![a-z]| [a-z]+[aei]r(?![a-z]))",
  "g",
);
/** In the place of these words: a piece of its own. */
const OPENED_OUT = "\ue002";
/** No joint of two pieces. */
const BLACK_AND_WHITE = /\bpreto e branco\b/g;
/** Words that show one after the other: "mostra o rosto, a mão e a foto inteira". */
const LISTING = `mostr(?:a|e|ando)|shows?|showing|${ALTERNATING}`;
const HEADED = /\b(?:cenas|planos|takes|tomadas|imagens|scenes|shots)(?: de [^:]{1,20})? ?:/;
const LIST = new RegExp(`^\\W*(?:primeiro |first )?(?:${LISTING})\\b|${HEADED.source}`);
/** Words that show somebody or something: naming it begins a shot then. */
const SHOWS = new RegExp(
  `^\\W*(?:primeiro|first|(?:primeiro |first |vai |va |fica |ir )?(?:${LISTING}|foc(?:a|ando)|foque|centraliz(?:a|e|ando)|comec(?:a|e|ando) (?:com|n[oa]s?|pel[oa]s?)|filma|filmando|enquadr(?:a|e|ando)|aparece|surge))\\b`,
);
const LISTED = /^\W*(?:[oa]s?|uma?|the|my|meus?|minhas?) (?:[a-z]+ ){0,2}[a-z]+\W*$/;
const ALL_OF_IT: Omit<Said, "effects"> = { size: "wide", target: { kind: "all" } };
/** All of it: "depois tudo". */
const ALL =
  /^\W*(?:depois|then|por fim|no fim|finally|primeiro|first) (?:(?:mostra|mostre|shows?) )?(?:tudo|everything)\W*$/;
/** Negative sentences are not wishes. */
const NEVER =
  /^\W*(?:keep|maintain|preserv|mantenha|mantendo)\w*\b|(?:^|[,;.] ?|and |with |please )no zooms?\b|\bno (?:cuts?|camera|text|captions?|transitions?|movement)\b|\b(?:sem|evite|without|avoid|don'?t|nao|nada de|chega de)(?: \w+){0,2}? (?:zooms?|cortes?|cuts?|movement|movimentos?|camera|text\w*|legendas?|captions?|transic\w+|transitions?|close\w*|pan\w*)\b/;
/** Requests to show a thing completely. */
const WHOLE =
  /\b(?:mostr|revel|show|reveal)\w* (?:\w+ ){1,3}(?:inteir[oa]|tod[oa]|complet[oa])\b|\b(?:show|reveal)\w* the (?:whole|entire|full)\b/;
/** "letras amarelas embaixo": where words stand, and not what is shown. */
const OF_WORDS =
  /\b(?:letras?|legendas?|textos?|frases?|palavras?|titulos?|captions?|texts?|letters|words|title|d?n?a tela|(?:on|of) (?:the )?screen)\b|^\W*(?:e |and )?(?:put|add|write|bota|coloca|coloque|poe|escreve|deixa escrito)\W+(?:at|on|in|n[oa]|em ?(?:baixo|cima))\b/;
const SIDES: ReadonlySet<Target["kind"]> = new Set(["top", "bottom", "left", "right", "center"]);
/** Behind an effect: "shake the screen", "treme quando a bola entrar". */
const OF_OTHERS = /\b(?:tela|screen|quando|when|na hora)\b/;
/** Descriptions of the transition to the next shot. */
const ENTRY = /^\W*(?:com )?(?:um |uma |a )?(?:transic|transition|corte|cut|fade|fusao|dissolve)/;
/** A length alone: "(2s)". */
const LENGTH = /^\W*(\d{1,3}(?:[.,]\d)?) ?(?:s|segs?|segundos?|secs?|seconds?)\W*$/;
/** Words that say how long the shot is that comes next. */
const LEADS = /\b(?:primeiros|ultimos|first|last)\b/;
/** Longer sentences are cut here, so that parsing stays fast. */
const LONGEST_SENTENCE = 1_000;

/** A shot that prose asks for. */
export interface WishedShot extends Scene {
  /** The second of the film at which it begins, or its middle, where the text says so. */
  at?: number | "middle";
  /** It must be the film's last shot. */
  last?: boolean;
  /** It stands for several quick shots. */
  many?: boolean;
  /** So many of them, where the text says so. */
  quick?: number;
  /** It stands for a shot of each thing of its name: "close em cada copo". */
  each?: boolean;
  /** It comes in turn with the others of its sentence, again and again. */
  alternates?: boolean;
}

/**
 * The shots in a sentence that gives directions, in order. Pieces complete the current shot; another size or move, or
 * a word like "then", begins the next. Empty if the sentence names no size, move or target.
 */
export function shotsInProse(sentence: string, lines: Lines): WishedShot[] {
  const shots: WishedShot[] = [];
  let pending: Said = { effects: [] };
  let pendingLength: number | undefined;
  let isList = false;
  let isInTurn = false;
  let isHeaded = false;
  const folded = fold(sentence.slice(0, LONGEST_SENTENCE))
    .replace(TURNS, "$1 e ")
    .replace(SAME_NAME, "$1 $2 $3$4$5 $1 $2 $6")
    .replaceAll(OF_EACH, (whole, noun: string) => (isName(noun) ? `${EACH}no ` : whole))
    .replaceAll(OF_FILM, " ")
    .replaceAll(BLACK_AND_WHITE, "p&b")
    .replaceAll(OPENS_OUT, `, ${OPENED_OUT}$1,`);
  for (const piece of keepTogether(folded).split(JOINT)) {
    if (NEVER.test(piece)) continue;
    const current = shots.at(-1);
    const { said, opens } = heard(piece, current ?? pending);
    const many = MANY.test(piece);
    const length = lengthOf(piece) ?? pendingLength;
    pendingLength = undefined;
    const isEntered = pending.transition !== undefined;
    const isNamed: boolean = LISTED.test(piece) || ((isInTurn || isHeaded) && NAMED_ALONE.test(piece));
    if (isInTurn && isNamed && shots.length > 0 && !isNews(said)) {
      // "alterna entre o copo e o fundo": of what has no name that is known, all of the photo is shown.
      shots.push({ ...ALL_OF_IT, effects: [], prose: "", lines, alternates: true });
      continue;
    }
    const isListed: boolean = isList && isNamed && isOther(said.target, current?.target);
    if (current !== undefined && !many && !isEntered && !isListed && continues(said, current, piece)) {
      Object.assign(current, merge(current, said), length === undefined ? {} : { length });
      if (LAST.test(piece)) current.last = true;
      continue;
    }
    const isEnd = current !== undefined && LAST.test(piece) && !isShot(said);
    // "mostra o rosto e no fim congela": the end shows the same.
    pending = merge(isEnd ? { ...viewOf(current), ...said } : said, pending);
    if (!many && !opens && !isListed) {
      // "nos primeiros 3 segundos, o rosto"
      if (LEADS.test(piece)) pendingLength = length;
      continue;
    }
    const shot: WishedShot = { ...pending, effects: [...pending.effects], prose: "", lines };
    pending = { effects: [] };
    if (LAST.test(piece)) shot.last = true;
    if (many) shot.many = true;
    const quick = many ? countIn(QUICK.exec(piece)?.[1]) : undefined;
    if (quick !== undefined) shot.quick = quick;
    if (piece.includes(EACH) || ONE_BY_ONE.test(piece)) shot.each = true;
    if (length !== undefined) shot.length = length;
    const at = isInMiddle(piece, said) ? "middle" : secondIn(piece);
    if (at !== undefined) shot.at = at;
    isInTurn = ALTERNATES.test(piece) || (isInTurn && !NEXT.test(piece) && !LAST.test(piece));
    if (isInTurn) shot.alternates = true;
    shots.push(shot);
    isHeaded = HEADED.test(piece) || (isHeaded && isListed);
    isList = isListed || LIST.test(piece) || ALTERNATES.test(piece);
  }
  return shots;
}

/** What a piece says, and whether it begins a shot. Naming a person or thing does so only where a list continues. */
function heard(piece: string, current?: Said): { readonly said: Said; readonly opens: boolean } {
  const { plain, isNameAlone, isCertain, ...heardOfIt } = hear(piece);
  const isOnlyPlace =
    isInMiddle(piece, heardOfIt.said) ||
    OF_WORDS.test(piece) ||
    isInPanels(heardOfIt.said) ||
    isInPanels(current);
  const shown = isOnlyPlace ? withoutSide(heardOfIt.said) : heardOfIt.said;
  const said = UNWANTED.test(piece) ? { ...shown, effects: [] } : shown;
  if (piece.includes(OPENED_OUT))
    return { said: { ...said, move: "pull-out", until: { kind: "whole" } }, opens: true };
  const isNext =
    (isNameAlone && isCertain) ||
    NEXT.test(piece) ||
    LAST.test(piece) ||
    SHOWS.test(piece) ||
    LIST.test(piece) ||
    said.until !== undefined;
  const all: Said = ALL.test(piece) ? { ...said, target: { kind: "whole" } } : said;
  const whole: Said = WHOLE.test(piece) ? { size: "wide", ...all } : withSize(all);
  const isSized = whole.size !== undefined;
  // "câmera lenta no final", "congela no copo": an effect where the film ends, or on what is named.
  const isOnNamed = said.target !== undefined && plain.target === undefined && !OF_OTHERS.test(piece);
  const isEffect =
    said.effects.length > 0 &&
    (LAST.test(piece) || AT_FIRST.test(piece) || isOnNamed || isInMiddle(piece, heardOfIt.said));
  // "deixa a menina no meio da tela": she is shown.
  const isPlain = isShot(isOnlyPlace && said.target === undefined ? withoutSide(plain) : plain);
  return { said: whole, opens: isSized || isPlain || isEffect || (isNext && isShot(said)) };
}

/** "divide a tela em duas: o copo em cima": a place on the screen. */
function isInPanels(said: Said | undefined): boolean {
  return said?.effects.some((effect) => effect === "two-panels" || effect === "three-panels") === true;
}

function withoutSide({ target, ...said }: Said): Said {
  return target === undefined || SIDES.has(target.kind) ? said : { ...said, target };
}

/** "acelera no meio": an effect, and no place of the picture. */
function isInMiddle(piece: string, { size, move, effects }: Said): boolean {
  const isTimed = effects.some((effect) => TIMED.has(effect));
  return isTimed && size === undefined && move === undefined && IN_MIDDLE.test(piece);
}

function isName(noun: string): boolean {
  return mentionsIn(`no ${noun}`).length > 0;
}

function lengthOf(piece: string): number | undefined {
  const alone = LENGTH.exec(piece)?.[1];
  return alone === undefined ? lengthWithin(piece) : Number(alone.replace(",", "."));
}

/** Whether somebody or something is named that the shot before does not show. */
export function isOther(named: Target | undefined, before: Target | undefined): boolean {
  return named !== undefined && before !== undefined && JSON.stringify(named) !== JSON.stringify(before);
}

function viewOf({ size, target }: Said): Partial<Said> {
  return { ...(size === undefined ? {} : { size }), ...(target === undefined ? {} : { target }) };
}

function isShot({ size, move, target }: Said): boolean {
  return size !== undefined || move !== undefined || target !== undefined;
}

function continues(said: Said, shot: WishedShot, piece: string): boolean {
  if (!isNews(said) && lengthOf(piece) === undefined) return false;
  const isTaken =
    (said.size !== undefined && shot.size !== undefined) ||
    (said.move !== undefined && shot.move !== undefined);
  const isEntry = ENTRY.test(piece) && said.transition !== undefined && !isShot(said);
  const isShown = SHOWS.test(piece) && shot.target !== undefined && said.target !== undefined;
  // "passa pela foto toda e para no copo": a move of its own, to something else.
  const isElsewhere =
    said.move !== undefined && shot.target?.kind !== "subject" && isOther(said.target, shot.target);
  const isLast = LAST.test(piece) && (isShot(said) || said.effects.length > 0);
  const isNext = NEXT.test(piece) || isShown || isElsewhere || isLast;
  return !isTaken && !isEntry && !isNext && shot.many !== true;
}
