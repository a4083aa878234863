import { speechOf } from "../../words/directing.ts";

const NOTHING =
  /^(?:\d+ ?(?:s|segs?|segundos?|seconds?|vezes|x)|nada|nothing|none|nenhuma?|any|atras|por tras|behind|d[eoa]s?|of|sua?|your|the|para|pra|to|n[oa])(?![a-z])/;
const NO_TEXT = /^(?:nada|nothing|none|nenhuma?|any)(?![a-z])/;
/** "surge Para sempre": a text that begins with a capital and goes on in small letters. */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** Before what may be another direction. */
const JOINT = /,? (?:e|and) |, |;|\. /g;
const LONGEST = 200;
/** A text without a colon ends before these. */
const ENDS =
  /,?(?: (?:e|and))? (?:depois|dps|then|should|must|deve|fades?|appears?|aparece|surge|entra|(?:logo |bem |ja )?n[oa]s? (?:fim|final|finalzinho|comeco|comecinho|inicio|abertura|encerramento|ultim[oa]|primeir[oa]|meio)|(?:right )?(?:at|in|on) the (?:very )?(?:end|start|beginning|last|first|final|middle)|na tela|n[oa] (?:cant(?:o|inho)|topo|rodape|alto|parte|lateral|fundo)|(?:in|at) the (?:corner|middle|center|background|top|bottom)|on (?:the )?screen|sobre [oa]s?|over (?:the|her|his|my|our|their|it)|(?:bem grande )?(?:escrito )?(?:em cima|atras|por tras)|bem (?:grand(?:e|ao|ona)|pequen[oa]|forte)|grand(?:e|ao|ona)|enorme|gigante|em ?baixo|quando|qnd|qdo|assim que|antes d[eoa]|enquanto|(?:aparecendo|surgindo|entrando|piscando|appearing|fading|popping|flashing)|one by one|n?d?[oa] outr[oa](?: lado)?|(?:do|no|n?a) (?:lado )?(?:direit|esquerd)[oa]|n?a (?:metade |parte )?de (?:baixo|cima)|(?:sai|termina|fecha|encerra) com|(?:the )?(?:bottom|top|left|right)(?: side| half)? (?:says|reads)|under (?:the|her|his|my|it)|(?:the )?(?:second|third|next) (?:shot|frame|scene|slide)|n?[oa] (?:segund|terceir|proxim)[oa](?: (?:plano|cena|tela|parte|frase|palavra))?(?! ?-)|when|while|as the|(?:com|em|in|with) (?:uma? |an? )?(?:letras?|fontes?|tipografia|caixa alta|negrito|destaque|maiusculas?|amarelo|branco|vermelho|preto|dourado|rosa|big|bold|small|white|yellow|red|black|gold|large|huge|caps|all caps)|(?:e|and|,) (?:depois|dps|ai|dai|then|faz|faca|mostr[ae]|termin[ae]|finaliz[ae]|fech[ae]|fica|gir[ae]|da (?:um )?zoom|vai|trem[ae]|chacoalha|sacode|volta|abr[ae]|a camera|the camera|n[oa] (?:fim|final|meio|comeco)|show|end|finish|pan|zoom|pull|push|fade|a camera))(?![a-z])/;
/** With a colon only what begins another direction ends it, or what people say to each other. */
const ENDS_AFTER_COLON =
  /,? (?:e |and )?(?:(?:depois|em seguida|antes disso|then|before that)(?![a-z])|,? (?:e|and) (?:a camera|the camera|faz (?:um|a)|gir[ae] |zoom)(?![a-z])|\(\d{1,2} ?s(?:eg(?:undos)?)?\) ?$|(?:com|em|in) (?:letras? [a-z]+|caixa alta|negrito|bold|all caps) ?$)/;
/** "31 98888-1234, obrigada": not for the film. */
const COURTESY =
  /[,;.!]? *(?:muito |mto )?(?:obrigad[oa]s?|obg|brigad[oa]|valeu|vlw|por favor|pfv?|pls|please|thanks?(?: you)?|thx|ok\??|beleza\??|blz\??|pode ser\??|ta bom\??)[ .!)]*$/;

/** Where a text begins that is asked for. */
export interface Start {
  readonly at: number;
  readonly isAfterColon: boolean;
}

/** The text from its beginning on, as it stands in the line; null if it is none. */
export function textFrom(line: string, folded: string, { at, isAfterColon }: Start): string | null {
  const rest = folded.slice(at, at + LONGEST);
  const isMarked = isAfterColon || CAPITALIZED.test(line.slice(at));
  if ((isMarked ? NO_TEXT : NOTHING).test(rest)) return null;
  const ends = [isAfterColon ? ENDS_AFTER_COLON : ENDS, COURTESY]
    .map((pattern) => rest.search(pattern))
    .filter((end) => end > 0);
  const written = rest.slice(0, Math.min(rest.length, ...ends));
  const text = line.slice(at, at + endOfText(written, line.slice(at), isAfterColon)).trimEnd();
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/** Where a text ends before another direction: "SEXTOU e um zoom no copo", "PAZ cruzando a tela". */
function endOfText(written: string, original: string, isAfterColon: boolean): number {
  if (/^\p{Lu}{3}/u.test(original)) {
    const shouted = / [a-z]+(?:ndo|ing) /.exec(written);
    if (shouted !== null && !/\p{Ll}/u.test(original.slice(0, shouted.index))) return shouted.index;
  }
  for (const { index, 0: joint } of written.matchAll(JOINT)) {
    const isEnd = !isAfterColon || /e |and |[.;]/.test(joint);
    if (index > 0 && isEnd && speechOf(written.slice(index + joint.length)) === "directs") return index;
  }
  return written.length;
}
