/**
 * What a text may ask for and a script does not give: the template brings music and letters, the prompt light and colours, the
 * page the length where the text gives no seconds; no film is silent, speaks, is wide, or ends in the dark.
 */
export type ChosenElsewhere = (typeof KINDS)[number];
const KINDS = ["music", "letters", "look", "silence", "sounds", "shape", "ending", "length"] as const;

const GENRE =
  /samba|pagode|sertanej[oa]|forro|piseiro|arrocha|funk|trap|rap|hip[- ]?hop|lo-?fi|techno|tech house|eletronica|jazz|bossa nova|mpb|reggae(?:ton)?|heavy metal|k-?pop|gospel|coral|orquestral?|r&b|synthwave|ambient|valsa|frevo|musiquinha|sonzinho|batidao|jingle|playlist/;
const INSTRUMENT =
  /piano|violao|viola(?: caipira)?|violino|violoncelo|sino|orgao|acordeom|percussao|synth(?: pads)?|guitarra|sanfona|flauta|sax(?:ofone)?|ukulele|bateria|tambor(?:es)?|batida|beat|guitar|violin|strings|drums|tune/;
const PLAYED =
  /suave|calm[oa]|lent[oa]|triste|alegre|animad[oa]|forte|pesad[oa]|leve|baixinh[oa]|(?:ao|de|no|ali no|la no) fundo|in the background|music|discret[oa]|d[oe] (?:inicio|comeco) ao fim|chorando|tocando|playing/;
/** "música", where it is no time: "na batida da música" and "quando a música cair" are about cuts. */
const NAMED =
  /(?<!\b(?:[nd]a|a|quando a|of the|to the|sem|sem nenhuma|no|without|without any) )\b(?:musica|trilha(?: sonora)?|soundtrack|music|song)\b|\b(?:troc|mud|coloc|bot|poe|ponh|us|quer|change|add|put|use|want|need)[a-z]{0,4} (?:[a-z]+ ){0,2}(?:musica|trilha|soundtrack|music|song)\b/;
const MOOD = /sad|soft|gentle|calm|upbeat|epic|acoustic|bouncy|happy|dramatic|tense/;
/** "com música calma", "troca a trilha", "um samba", "sad piano" */
const MUSIC = new RegExp(
  [
    NAMED.source,
    `\\b(?:${GENRE.source})\\b`,
    `\\bsom d[aeo] (?:${INSTRUMENT.source})`,
    `\\b(?:${INSTRUMENT.source}) (?:bem |mais |muito )?(?:${PLAYED.source})\\b`,
    `\\b(?:${MOOD.source}) (?:[a-z]+ )?(?:${INSTRUMENT.source})\\b`,
  ].join("|"),
);

const LETTERED = "letras?|letrinhas?|fontes?|tipografia|legendas?|textos?|captions?|fonts?|letters|lettering";
const LOOKS_OF_LETTERS =
  "grandes?|grandona|maior(?:es)?|menor(?:es)?|pequen[ao]s?|enormes?|gigantes?|gross[ao]s?|fin[ao]s?|amarel[ao]s?|branc[ao]s?|vermelh[ao]s?|pret[ao]s?|azu(?:l|is)|verdes?|rosa|dourad[ao]s?|colorid[ao]s?|cursivas?|manuscrit[ao]s?|maiuscul[ao]s?|minuscul[ao]s?|negrito|italico|serifadas?|neon|bold|cursive|handwritten|serif|big|huge|large|small|tiny|thin|yellow|white|red|black|blue|green|pink|gold(?:en)?|bigger|smaller|uppercase|lowercase";
/** "letras grandes e amarelas", "bold yellow captions" */
const LETTERS = new RegExp(
  `\\b(?:${LETTERED}) (?:(?:bem|mais|muito|em|de|com|da|na|cor|in|very|a|q|que|fiquem?|seja|be|and|no rodape|embaixo|em cima)(?: |, ?)){0,4}(?:${LOOKS_OF_LETTERS})\\b|\\b(?:${LOOKS_OF_LETTERS}) (?:${LETTERED})\\b|\\b(?:palavra por palavra|letra por letra|word by word|letter by letter)\\b`,
);

/** "mais escuro", "com grão de filme antigo", "em preto e branco"; of the ground alone it is an effect. */
const LOOK =
  /\b(?:mais|bem|menos|more|less|muito) (?:escur|clar[oa]|iluminad|colorid|saturad|quente|fri[oa]\b|viv[oa]|contrast|dark|bright|warm|cold|colou?rful|saturated)|\b(?:darker|brighter|warmer|granulad[oa]|grainy|film grain|gra[ou]s? de (?:filme|pelicula)|sepia|vintage|retro|filme antigo|(?:aument|diminu|abaix|ajust|mex|mud|increas|reduc|adjust)[a-z]* (?:(?:a|as|o|na|nas|no|the) )?(?:brilho|contraste|saturacao|exposicao|brightness|contrast|saturation|exposure)|color grading|colou?r grading|black and white|monochrome|cores (?:quentes|frias|vibrantes|vivas|fortes|pasteis|dessaturadas))\b|(?<!fundo (?:em |fica )?)\b(?:preto e branco|p&b)\b/;

const COLOURS =
  "(?:amarel|branc|vermelh|pret|dourad|rox|colorid|alaranjad|azulad|esverdead|avermelhad)[oa]s?|azu(?:l|is)|verdes?|rosa|laranja|bege|gold(?:en)?|red|blue|green|yellow|pink|purple|orange|teal";
/** "quero rosa e dourado", "cores suaves e desbotadas", "keep the palette cold", "make the colors pop" */
const COLOURED = new RegExp(
  `\\b(?:cor(?:es)?|tons|tom|paleta|palette|colou?rs?|tones|grade|contraste|contrast) (?:(?:bem|mais|muito|is|in|em|de|very|more|fica[mr]?|seja[m]?) )?(?:suave|desbotad|lavad|fri[oa]|quente|neutr|natura|past|alt[oa]|forte|viv[oa]|puxad|terros|azul|verde|rosa|muted|cold|warm|pop|soft|faded|high|low)[a-z]*|\\b(?:high|low) contrast|\\b(?:muted|pastel|faded|bold|vivid|neon) (?:colou?rs|tones|palette)|(?:make|let) the colou?rs pop|\\bbrighten|^\\W*(?:(?:quero|queria|em|tudo|in|all) )*(?:${COLOURS})(?:,? (?:e|and|com) (?:${COLOURS}))+\\W*$|\\bfiltro (?:antigo|quente|frio|vintage|retro)|\\b(?:vhs|anos [5-9]0|(?:19)?[5-9]0'?s|super 8)\\b|\\bgr[au]+o (?:fino|de)|(?:mais|menos) (?:verde|azul|vermelho|amarelo|rosa|brilho|contraste|cor) n[oa]s?`,
);
/** "fecha em fade", "termina com a tela escurecendo", "fade to black" */
const DARK_END =
  /\b(?:(?:termin|acab|fech|finaliz|encerr)(?:a|e|ar|ando)|no (?:fim|final|finalzinho)[, ]|fim) ?(?:(?:com|em|num|a|tudo|lento|longo|um|corte seco|tela|imagem|vai|ate|tudo) ){0,4}(?:fade(?: ?out)?|escurec[a-z]+|clareando|preto|branco|(?:pro|para o) (?:preto|branco))|\bfade (?:out|(?:longo )?(?:to|pro|para o|em) (?:black|white|preto|branco))|\b(?:end|finish)s? (?:in|on|with) (?:black|white|a (?:long )?fade)|\b(?:tela|imagem|tudo) (?:vai )?(?:escurecendo|escurece|sumindo)(?: (?:no (?:fim|final)|aos poucos))|\bescurece(?: tudo| a tela)? (?:no (?:fim|final))|\b(?:cut|corta|corte seco) (?:to black|(?:pro|para o) preto)|\btela ficando preta|\b(?:um )?fade no (?:fim|final)|\ba? ?long fade\b|\btudo escureca\b/;

/** "sem música", "sem som" */
const SILENCE =
  /\b(?:sem|nao (?:quero|coloca|bota|poe)|no|without(?: any)?) (?:nenhuma? |any )?(?:musica|trilha(?: sonora)?|som|audio|music|sound|soundtrack)(?=$|[,;.!]| (?:e|and|no|na|por|pf|pfv|please|at all|in)\b)/;
/** "com narração", "som de aplauso no final" */
const SOUNDS =
  /(?<!\b(?:sem|nao precisa de|no|without) )\b(?:narracao|narrador[a]?|locucao|locutor[a]?|voz (?:em )?off|voice ?-?over|narration|narrator|dublagem|efeitos? sonoros?|sound effects?|(?:som|sons|barulho|ruido) d[aeo]s? (?!piano|viola|guitarra|sax|flauta|samba|funk|forro|pagode|fundo)[a-z]+|sound of [a-z]+)\b/;
/** "no formato quadrado", "na horizontal", "16:9" */
const SHAPE =
  /\bformato (?:quadrado|horizontal|deitado|paisagem|feed|youtube)\b|\b(?:na|video|filme|tela) horizontal\b|\b(?:video|filme) quadrado\b|\b(?:square|landscape|horizontal|widescreen) (?:format|video)\b|(?<![0-9:])(?:16:9|1:1|4:5|4:3)(?![0-9:])/;

const FILM = "(?:(?:o|esse|este|the|this) )?(?:video|filme|reels?|film|curta)";
/** "deixa mais curto", "corta o vídeo pela metade", "make it a bit longer" */
const LENGTH = new RegExp(
  [
    `^\\W*(?:(?:deix|faz|faca|quero|queria|pode|make|keep)[a-z]* )?(?:ser |ele |it |${FILM} )?(?:(?:ficar|fique|seja|um pouco|um pouquinho|bem|a bit|a little|much) )*(?:mais (?:curt(?:o|inho)|long[oa]|comprid[oa])|shorter|longer)\\W*$`,
    `\\b${FILM} (?:[a-z]+ ){0,2}(?:(?:um pouco|bem|a bit) )?(?:mais (?:curt(?:o|inho)|longo|comprido)|shorter|longer)(?= (?:que|than|do que|por favor|please)|\\W*$)`,
    `\\b(?:encurt|along|shorten|lengthen)[a-z]* (?:${FILM}|it|isso)\\W*$|^\\W*(?:encurta|alonga)r?\\W*$`,
    `^\\W*(?:(?:eu )?(?:achei|ficou|esta|ta|it's|its|it is) )?(?:muito )?(?:(?:long|comprid|curt)o demais|too (?:long|short))\\W*$`,
    `^\\W*(?:cort|reduz|diminu|cut)[a-z]* (?:${FILM}|it)? ?(?:pela metade|in half)\\W*$`,
  ].join("|"),
);

const SIGNS: Readonly<Record<ChosenElsewhere, RegExp>> = {
  music: MUSIC,
  letters: LETTERS,
  look: new RegExp(`${LOOK.source}|${COLOURED.source}`),
  silence: SILENCE,
  sounds: SOUNDS,
  shape: SHAPE,
  ending: DARK_END,
  length: LENGTH,
};

/** What of it folded sentences ask for. */
export function chosenElsewhere(sentences: readonly string[]): ReadonlySet<ChosenElsewhere> {
  return new Set(KINDS.filter((each) => sentences.some((text) => SIGNS[each].test(text))));
}
