import type { Style, Target, Transition } from "@curta/contract";
import { findWords, type Phrase } from "../../../words/lexicon/lexicon.ts";
import { hear } from "../../../words/shot/hear.ts";
import { readHeader, type HeaderLine } from "../../script-header.ts";
import { wantedClauses } from "../../../words/speech/effects-in-prose.ts";
import { countOfShots, lengthOfCuts, withFigures } from "../../script-time.ts";
import { QUICK } from "../shots/shot-patterns.ts";
import { shotsInProse } from "../shots/shots-in-prose.ts";

const FILM_WORD =
  /\b(?:(?:keep|make) it|tudo (?:isso )?em(?= \S{1,6} ?s)|videos?|filme?|reels?|shorts?|clipe?|duracao|duration|length)\b/;
/** A style that is said so strongly is meant, whatever else the sentence speaks of. */
const SURE_STYLE = 3;

/**
 * What sentences say about the film as a whole.
 *
 * @param isAllOfFilm whether no sentence says a shot: a style is then the film's, whatever stands beside it
 */
export function headerOf(sentences: readonly string[], isAllOfFilm: boolean): HeaderLine {
  const header: HeaderLine = {};
  for (const folded of sentences) {
    const isOfFilm = FILM_WORD.test(folded);
    const { seconds, bpm, template } = (isOfFilm ? readHeader(`filme ${withFigures(folded)}`) : null) ?? {};
    if (seconds !== undefined) header.seconds ??= seconds;
    if (bpm !== undefined) header.bpm ??= bpm;
    const words = wantedClauses([folded])
      .flatMap(findWords)
      .map(({ phrase }) => phrase);
    const isWhole = isAllOfFilm || isOfFilm || words.some(({ kind }) => kind === "film");
    const style = styleIn(words, isWhole) ?? styleAhead(folded);
    if (style !== undefined) header.style ??= style;
    if (template !== undefined) header.template ??= template;
  }
  return header;
}

function styleIn(words: readonly Phrase[], isWhole: boolean): Style | undefined {
  return words.find(
    (each): each is Extract<Phrase, { kind: "style" }> =>
      each.kind === "style" && (isWhole || each.strength >= SURE_STYLE),
  )?.name;
}

/** "queria bem romântico, começa no rosto": a style ahead of a sentence's shots is the film's. */
function styleAhead(folded: string): Style | undefined {
  const [clause = ""] = folded.split(/[,.;:]/, 1);
  if (shotsInProse(clause, { from: 0, to: 0 }).length > 0) return undefined;
  const words = wantedClauses([clause]).flatMap(findWords);
  return styleIn(
    words.map(({ phrase }) => phrase),
    true,
  );
}

/** What the camera may do in all of a film: all but zooms, nothing that is sudden, nothing but going sideways, or nothing. */
export type MovesOfFilm = "unzoomed" | "gentle" | "sideways" | "still";

const SIDEWAYS =
  /\b(?:so|apenas|somente|mais|only|just|more) (?:com |use |usa |uses )?(?:[a-z]+ ){0,2}(?:movimentos? latera(?:l|is)|laterais|panoramicas?|pans?|de lado|sideways|side to side)\b/;
/** "câmera parada o tempo inteiro" */
const STILL =
  /\b(?:(?:camera|imagem|foto|tudo) (?:bem )?(?:parad[ao]|fix[ao]|estatic[ao]|imovel|sem (?:se )?mexer)|sem (?:nenhum )?movimento(?: nenhum| de camera)?|(?:static|still|locked|fixed) (?:camera|shots?)|no camera movement)\b.{0,20}\b(?:o tempo (?:todo|inteiro)|sempre|(?:n?o|durante o) (?:video|filme) (?:todo|inteiro)|do (?:comeco|inicio) ao fim|the whole (?:time|video|film)|throughout|all the time)\b/;
const UNZOOMED =
  /(?:\b(?:sem|menos|nada de|chega de|less|fewer|nao (?:quero|use|usa|coloca|bota)|tir[ae]r? os?|without|avoid|evit[ae]|(?:remove|lose|drop) the)(?: nenhum| any)?|(?:^|[,;.] ?|and |with |please )no) zooms?\b(?! (?:exagerad|rapid|brusc|fort|demais|tao|muito|too|so|fast|crazy|quick))/;

const SUDDEN =
  "(?:exagerad|brusc|rapid|fort|agressiv|louc|radica)[a-z]*|crazy|quick|harsh|jerky|sudden|abrupt|aggressive";
/** "evite movimentos bruscos", "sem aquele zoom exagerado" */
const GENTLE = new RegExp(
  `\\b(?:sem|nada de|menos|evit[ae]r?|nao (?:quero|use|usa|faz|faca)|without|no|avoid|tir[ae]r?)(?: (?:aquel[ae]s?|ess[ae]s?|[oa]s?|nenhum|muito|those|that|any))? (?:zooms?|movimentos?|movements?|moves|camera moves) (?:(?:muito|tao|too|so) )?(?:${SUDDEN})|\\b(?:no|without|avoid|less) (?:(?:any|the|those) )?(?:${SUDDEN}) (?:zooms?|movements?|moves)\\b|\\bnao (?:da|de|faz|faca|use|usa) (?:muito )?zoom (?:demais|tao|muito)`,
);

/** What folded sentences say of all moves of the camera; null if nothing. */
export function movesOfFilm(sentences: readonly string[]): MovesOfFilm | null {
  if (sentences.some((text) => STILL.test(text))) return "still";
  if (sentences.some((text) => SIDEWAYS.test(text))) return "sideways";
  if (sentences.some((text) => UNZOOMED.test(text))) return "unzoomed";
  return sentences.some((text) => GENTLE.test(text)) ? "gentle" : null;
}

/** "só corte seco", "nada de transição brega" */
const HARD_CUTS =
  /\b(?:(?:so|apenas|somente|tudo|only|just) (?:(?:com|em|use|usa) )?(?:cortes? (?:secos?|simples|limpos?)|(?:hard|straight|simple) cuts)|(?:sem|nada de|nao (?:quero|use|usa)|without|no)(?: (?:nenhuma|aquel[ae]s?|ess[ae]s?|any|fancy|cheesy))? transi(?:coes|cao|tions?)|transicoes? (?:limpas?|simples|secas?)|(?:clean|simple) transitions|(?:us[ae]r?|utiliz[ae]r?|mete|quero|faz|bota|coloca|with|use)(?: (?:uns|umas|[oa]s|the|only|so))? (?:cortes? (?:bem )?secos?|(?:hard|straight) cuts))\b(?! (?:bruscas?|secas?|rapidas?|abruptas?))/;
/** "transições suaves", "sem cortes secos, tudo em dissolução" */
const DISSOLVES =
  /\b(?:transi(?:coes|cao|tions?|tion)(?: (?:entre|between) [a-z ]{1,20}?)?(?: (?:bem|mais|deve ser|tem que ser|should be|must be))? (?:suaves?|leves?|imperceptive(?:l|is)|delicadas?|fluidas?|lentas?|macias?)|(?:smooth|soft|seamless|gentle|slow) transitions?|transition smoothly|crossfade (?:everything|all)|uma (?:cena|imagem|parte) (?:pra|para|a) outra (?:com suavidade|suavemente|bem suave|de leve)|transi(?:coes|cao) ?(?:(?:com|em|de|:) ?)?(?:fade|dissolv[a-z]*|fusao)|(?:tudo|todas?|all|everything) (?:em|com|in|with) (?:dissolucao|dissolves?|fusao|fusoes|crossfades?)|(?:sem|nada de|evit[ae]r?|no|without|avoid) (?:cortes? (?:secos?|bruscos?|abruptos?)|(?:hard|harsh|abrupt) cuts)|(?:cortes?|cuts) (?:suaves?|soft))\b|^\W*(?:dissolve|dissolucao|fusao|crossfades?)\W*$/;

/** How all shots of a film are joined, where folded sentences say it. */
export function joinOfFilm(sentences: readonly string[]): Transition | null {
  if (sentences.some((text) => DISSOLVES.test(text))) return "dissolve";
  return sentences.some((text) => HARD_CUTS.test(text)) ? "cut" : null;
}

/** From shot to shot over all of a film. */
export type Course = "closer" | "farther";

const CLOSER = /mais (?:de )?pert(?:o|inho)|mais proxim[oa]|mais fechad[oa]|closer|tighter/;
const FARTHER = /mais (?:de )?longe|mais distante|mais abert[oa]|farther|further|wider/;
/** "cada cena mais perto que a anterior" */
const COURSE = new RegExp(
  `\\b(?:a )?(?:cada|each|every) (?:nov[oa] |new )?(?:cena|corte|plano|take|quadro|scene|cut|shot)\\b(?: [a-z]+){0,4} (?:(${CLOSER.source})|${FARTHER.source})\\b`,
);

/** Whether folded text asks for a film whose shots come closer and closer, or go away; null if for neither. */
export function courseOf(folded: string): Course | null {
  const found = COURSE.exec(folded);
  if (found === null) return null;
  return found[1] === undefined ? "farther" : "closer";
}

/** "sem efeitos": every shot is cut hard, and has none. */
const PLAIN =
  /\b(?:(?:sem|nada de|nao (?:precisa|quero|use|usa|coloca|bota)(?: de)?|dispensa)(?: nenhum)? (?:efeitos?|filtros?)|(?:nenhum|zero) (?:efeitos?|filtros?)|(?:no|without|zero)(?: any)? (?:effects?|filters?)|(?:sem|tir[ae]r?|remov[ae]r?) (?:[oa]s?|aquel[ae]s?|ess[ae]s?) (?:efeitos?|filtros?)|(?:remove|lose|drop) the (?:effects?|filters?))\b(?! (?:sonor|de (?!antes)))/;

export function isWithoutEffects(sentences: readonly string[]): boolean {
  return sentences.some((text) => PLAIN.test(text));
}

/** A folded sentence without what it says of all moves, and without where in the frame it keeps somebody. */
export function withoutWishesOfFilm(folded: string): string {
  const rest = folded
    .replace(SIDEWAYS, " ")
    .replace(STILL, " ")
    .replace(UNZOOMED, " ")
    .replace(COURSE, "foca");
  return ALL_ALONG.test(rest) ? rest.replaceAll(IN_THE_MIDDLE, " ") : rest;
}

/** How often a film cuts, where its text says so: seconds from one cut to the next, or a number of shots. */
export type Cuts = { readonly seconds: number } | { readonly count: number };

export function cutsOf(sentences: readonly string[]): Cuts | null {
  const seconds = sentences.map(lengthOfCuts).find((length) => length !== undefined);
  if (seconds !== undefined) return { seconds };
  // "três cortes rápidos" are three of them, and not the film's.
  const count = sentences
    .filter((text) => !QUICK.test(text))
    .map(countOfShots)
    .find((each) => each !== undefined);
  return count === undefined ? null : { count };
}

/** "foca no copo o tempo todo" */
const ALL_ALONG =
  /\b(?:o tempo (?:todo|inteiro)|(?:n?o|durante o) (?:video|filme) (?:todo|inteiro)|sempre|do comeco ao fim|do inicio ao fim|(?:for |during )?the (?:whole|entire) (?:time|video|film)|all the time|throughout|always|at all times|start to finish)\b/;

/** "keep the glass in frame": but "keep the face the same" is no view. */
const KEEPS =
  /^\W*(?:keep|maintain|mant(?:er|em|enha)|mantendo|deixa|deixe) (?=.* (?:in (?:the )?(?:frame|view|shot|focus)|cent(?:er|re)ed|n?o quadro|em (?:foco|quadro|cena)|enquadrad[oa]|a vista|no centro)\b)/;

const STAYS = /^\W*(?:keep|maintain|preserv|mant)/;
/** "o casal no centro": where it is kept, and not which one of several. */
const IN_THE_MIDDLE =
  /\b(?:bem )?(?:n?o (?:centro|meio)(?: d[ao] (?:quadro|tela|video|imagem))?|cent(?:er|re)ed)\b/g;
const KEPT: ReadonlySet<Target["kind"]> = new Set(["person", "thing", "face", "subject", "point", "view"]);

/** What a folded sentence keeps in view through all of the film, if the only shot in it says that; null otherwise. */
export function keptInView(folded: string): Target | null {
  if (!ALL_ALONG.test(folded)) return null;
  const kept = folded.replace(KEEPS, "foca ").replaceAll(IN_THE_MIDDLE, " ");
  const shots = shotsInProse(kept, { from: 0, to: 0 });
  const [shot] = shots;
  if (shots.length > 1 || shot?.until !== undefined || STAYS.test(kept)) return null;
  const target = shot === undefined ? hear(kept).said.target : shot.target;
  return target !== undefined && KEPT.has(target.kind) ? target : null;
}
