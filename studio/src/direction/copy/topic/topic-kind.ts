import { languageOf, type StoryLanguage } from "../language/text-language.ts";

/** What a topic seems to be, from its words: it decides which lines of ours may stand beside the user's. */
export interface TopicKind {
  /** It names a time, a price or a place to go. */
  readonly isOffer: boolean;
  /** Nothing of ours is to be said beside it: it mourns somebody, or it is in a language that we do not write. */
  readonly isOnItsOwn: boolean;
  /** Of what is said beside it. */
  readonly language: StoryLanguage;
}

const OFFER = wordsOf(
  String.raw`R\$|\d\s?%|\d\s?h(?:\d\d)?|\d{1,2}:\d\d|\d{1,2}/\d{1,2}|reais|gr[áa]tis|descontos?|promo\p{L}*|ofertas?|horas?|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh[ãa]|rua|av|avenida|pra[çc]a|shopping|travessa|vende-se|aluga-se|delivery|frete|encomendas?|today|tomorrow|tonight|free|sale|(?:mon|tues|wednes|thurs|fri|satur|sun)day|street|avenue|order now|for sale|hoy|mañana|gratis|rebajas?|lunes|martes|mi[ée]rcoles|jueves|viernes|calle|se vende`,
);
const MOURNING = wordsOf(
  String.raw`luto|falec\p{L}*|vel[óo]rio|enterro|s[ée]timo dia|em mem[óo]ria|in memoriam|descans[ea] em paz|saudades? etern\p{L}*|morte|morreu|perdemos|rip|acidente|desaparecid\p{L}*|hospital|c[âa]ncer|passed away|funeral|rest in peace|in loving memory|died|death|missing|cancer|fallec\p{L}*|entierro|descanse en paz|muri[óo]|muerte`,
);
/** One word ("The", "El") may be of a name. */
const LEAST_WORDS_OF_LANGUAGE = 2;

/** A pattern for whole words; the end of an alternative may be a sign. */
function wordsOf(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "giu");
}

export function topicKind(topic: string): TopicKind {
  const language = languageOf(topic) ?? "pt";
  const isSure = language === "pt" || languageOf(topic, LEAST_WORDS_OF_LANGUAGE) !== null;
  return {
    isOffer: topic.search(OFFER) >= 0,
    isOnItsOwn: topic.search(MOURNING) >= 0 || language === "other" || !isSure,
    language: isSure && language !== "other" ? language : "pt",
  };
}

/** Words that begin with a capital at a line's beginning and are no name. */
const NO_NAMES =
  /^(?:promo|oferta|hoje|amanh|novidade|feliz|parab|liquida|black|natal|sorteio|aten|vaga|vend|alug|procur|meu|minha|nosso|nossa|bom|boa|eu|tudo|dia|rua|av|na |no |em |olha|ol[áa]|oi|segunda|terça|quarta|quinta|sexta|sábado|domingo)/i;

/** Whether a caption is the name of somebody or something: two to four words with capitals. */
export function isName(text: string): boolean {
  const names = text.split(" ").filter((word) => !/^(?:d[eoa]s?|e|&)$/.test(word));
  const isCapital = /^\p{Lu}/u.test(text) && names.every((word) => /^\p{Lu}[\p{L}'’.-]+$/u.test(word));
  return isCapital && names.length >= 2 && names.length <= 4 && /\p{Ll}/u.test(text) && !NO_NAMES.test(text);
}

/** Whether a caption tells how to reach somebody. */
export function isContact(text: string): boolean {
  return /@\w|(?:www\.|https?:)|\.com\b|\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}/i.test(text);
}
