import { MIDDLE_OF_FILM } from "../asked/text-place.ts";

// Patterns of folded words, in Portuguese and English, by which shots are told apart in prose.

/** Separators between pieces of a direction. */
export const JOINT =
  /[,;|/()[\]]|->?|\.(?=\s|$)| (?:e|and|before|while|enquanto|antes de|ate|until)(?= )| (?:to|into|para|pra)(?= (?:an?|the|um|uma|o|a) (?:[a-z]+ )?(?:close|wide|medium|extreme|plano|detalhe|macro|panoram))|(?= (?:then|depois|em seguida|followed by|seguid[oa]s? (?:de|por)|finally|por (?:fim|ultimo)|ending|ends|closing|terminando|termina|finalizando|finaliza|encerrando|encerra|starting|starts|opens|comeca|cuts? to|corta (?:para|pra|pro)) )/g;
/** Words that begin another shot, even if the shot before is incomplete. */
export const NEXT =
  /^\W*(?:(?:e )?(?:ai|dai|entao) (?=[a-z])|(?:(?:ai|dai|entao|e) )?(?:then|next|finally|followed by|seguid[oa]s?|cuts? to|(?:corta|pula|volta|muda|passa|vai) (?:para|pra|pro)|fecha n[ao]s?|chicote (?:para|pra|pro|n[ao])|whips?(?: pans?)? to|depois|em seguida|(?:(?:n?o|for the|the) )?(?:resto|restante|rest)(?: d[oe] (?:video|filme|tempo))?|por (?:fim|ultimo)|ending|ends?|finish(?:es|ing)?|closing|(?:termin|finaliz|encerr|acab)(?:a|e|ar|ando)|fech(?:a|e|ar) com|(?:n?a )?(?:primeira|segunda|terceira|quarta|quinta|proxima|ultima) (?:cena|tomada|imagem)|(?:in )?(?:the )?(?:first|second|third|fourth|fifth|next|last) (?:scene|shot))\b)/;
export const LAST =
  /\b(?:ending|ends?|finish(?:es|ing)? (?:on|with)|closing shot|final (?:\w+ ){0,2}shot|last shot|finally|(?:termin|finaliz|encerr|acab)(?:a|e|ar|ando)|por (?:fim|ultimo)|plano final|cena final|ultima (?:cena|tomada)|last scene|fech(?:a|e|ar) (?:com|n[ao] (?:foto|imagem|cena) (?:tod|inteir|complet)a)|no (?:final|finalzinho|fim)(?! d[aeo]s? (?!video|filme))|at the end|(?:ultimos|last) \S{1,6} ?(?:s|segs?|segundos|secs?|seconds))\b/;
export const MANY_QUICK =
  /\b(?:quick|fast|rapid|jump|smash|dynamic) (?:\w+ )?cuts?\b|\bcortes (?:(?:bem |muito |super )?rapidos|dinamicos|no ritmo|na batida)\b|\bcort(?:a|ar|ando) (?:bem |muito |super )?rapid(?:o|inho)\b(?! (?:n[oa]s?|pr[oa]s?|para)\b)|\b(?:montage|montagem)\b|\b(?:series|sequence|sequencia|serie|sucessao) (?:of|de)\b(?! (?:\d|duas|dois|tres|quatro|cinco|seis|two|three|four|five|six))/;
/** "three quick cuts" */
export const QUICK =
  /\b(\d|[a-z]+) (?:(?:quick|fast|rapid|jump|smash|dynamic) (?:[a-z]+ )?cuts|cortes (?:rapidos|dinamicos))\b/;
/** "no meio close nos pezinhos": where in the film a shot stands. */
export const MIDDLE_AHEAD =
  /^\W*(?:(?:e|and) )?(?:n?o meio|in the middle)[,:]? (?=(?:um |da |dar |faz |vem )?(?:um )?(?:close|zoom|detalhe|plano|foca|mostra|aproxima|corta|shows?|pan)\b|(?:[oa]s?|the) (?!text|frase|palavra|legenda|letra|titulo|caption|words?))/;
/** "em cima o cabelo, no meio a barba": places on the screen. */
export const PANELLED =
  /\b(?:em cima|embaixo|tela dividida|divid[aei]\w* a tela|split screen|paineis|panels)\b/;
/** In the place of "cada" before a name. */
export const EACH = "\ue003";
export const OF_EACH =
  /(?<![a-z])(?:(?:em|de|n[oa]|d[oa]|on|of|at) )?(?:cada(?: uma? d[oa]s)?|each(?: of the)?|every) (?=([a-z]+))/g;
export const ONE_BY_ONE = /\b(?:um por um|uma por uma|um a um|uma a uma|one by one|one at a time)\b/;
/** "no copo da esquerda e termina no da direita": the name is said once. */
export const SAME_NAME =
  /([a-z]+) (d[oa]) (esquerda|direita|meio|centro)\b([^.;]{1,40}?)\b(n[oa]|pr[oa]|[oa]) d[oa] (esquerda|direita|meio|centro)\b/g;
/** "acelera no meio": of the film. */
export const IN_MIDDLE = /\b(?:no meio|in the middle)(?! d[aeo]|[ -]of)\b/;
/** "agora sem o clarão no começo" */
export const UNWANTED = /^\W*(?:(?:agora|mas|e|but|and) )*(?:sem|without|nao|nada de|chega de|evit[ae])\b/;
/** "acelera no começo": what is said of the film's beginning begins a shot. */
export const AT_FIRST = /\b(?:no (?:comeco|comecinho|inicio)|de inicio|at the (?:start|beginning))\b/;
/** "cortes rápidos entre o copo e o rosto": they come in turn. */
export const QUICK_TURNS =
  /\b(?:(?:cortes?|corta|cortando) (?:rapidos? |secos? )?(?:alternando )?entre|(?:(?:quick|fast|rapid|jump) )?(?:cuts?|cutting) (?:back and forth )?between) /g;
const ALTERNATING =
  "(?:altern|intercal|revez)(?:a|ando|ar|e)|(?:troc(?:a|ando|ar)|troque) entre|alternat(?:e|ing)";
/** "alterna entre o rosto e o copo" */
export const ALTERNATES = new RegExp(`\\b(?:${ALTERNATING})\\b`);
/** "troca entre rosto e copo" */
export const NAMED_ALONE = /^\W*[a-z]+(?: [a-z]+)?\W*$/;
/** "intercala o rosto com o copo" */
export const TURNS = new RegExp(`(\\b(?:${ALTERNATING}) [^,;.]{1,40}?) (?:com|with) `);
/** "depois fecha na roda": what has no name that is known is seen from near. */
export const CLOSES_IN =
  /^\W*(?:(?:e|ai|dai|depois|entao|then|and) ){0,2}(?:vai )?(?:fecha|fechando|fechar) (?:bem )?n[oa]s? /;
/** The middle of the film is no place of the picture. */
export const OF_FILM = new RegExp(`\\b${MIDDLE_OF_FILM.source}`, "g");
const ALL_OF_PHOTO =
  "(?:[oa] |the )?(?:tudo|everything|(?:foto|imagem|cena) (?:inteira|toda|completa)|plano (?:geral|aberto)|" +
  "(?:whole|entire|full) (?:photo|picture|image|scene))(?![a-z]| [a-z]+[aei]r(?![a-z]))";
const OPENING_VERB =
  "(?:(?:vai|vem|indo) )?(?:se )?(?:abr(?:e|indo|ir)|afast(?:a|ando|ar)|recu(?:a|ando|ar)|" +
  "(?:slowly )?(?:open|zoom|pull|widen)(?:s|ing)?(?: out| up| back)?)(?:-se)?";
/**
 * "e abre devagar até mostrar tudo", "no rosto e abre pra foto toda": the camera goes on from what it shows to all of the photo. "Depois
 * abre pra foto toda" may be a cut.
 */
export const OPENS_OUT = new RegExp(
  `(?:(?:^|(?:,| e| and){0,2} )${OPENING_VERB}(?<far>(?: [a-z]+){0,3}) (?:ate|until|to) ` +
    "(?:(?:mostrar|revelar|aparecer|ver|(?:it )?shows?|showing|reveal(?:ing)?|(?:we |you )?see) )?" +
    `|(?:,| e) ${OPENING_VERB}(?<near>(?: [a-z]+){0,2}) (?:pr[ao]|para) )${ALL_OF_PHOTO}`,
  "g",
);
/** In the place of these words: a piece of its own. */
export const OPENED_OUT = "\ue002";
/** No joint of two pieces. */
export const BLACK_AND_WHITE = /\bpreto e branco\b/g;
/** Words that show one after the other: "mostra o rosto, a mão e a foto inteira". */
const LISTING = `mostr(?:a|e|ando)|shows?|showing|${ALTERNATING}`;
export const HEADED =
  /\b(?<!(?:separ|divid|split)\w{0,5} (?:(?:a )?tela )?(?:em|into) \w{1,6} )(?:cenas|planos|takes|tomadas|imagens|partes|momentos|scenes|shots|parts)(?: de [^:]{1,20})? ?:/;
export const LIST = new RegExp(`^\\W*(?:primeiro |first )?(?:${LISTING})\\b|${HEADED.source}`);
/** Words that show somebody or something: naming it begins a shot then. */
export const SHOWS = new RegExp(
  `^\\W*(?:primeiro|first|(?:primeiro |first |vai |va |fica |ir )?(?:${LISTING}|foc(?:a|o|ando)|focus(?:es)?|foque|centraliz(?:a|e|ando)|(?:comec(?:a|e|ando)|abr(?:e|a|indo)) (?:com|n[oa]s?|pel[oa]s?)|(?:start|begin|open)(?:s|ing)? (?:on|with)|filma|filmando|enquadr(?:a|e|ando)|aparece|surge|(?:fica|fique|segur[ae]|mir[ae]|cheg(?:a|ue)|vai|fix[ae]) n[oa]s?|part(?:e|indo) d[oa]s?|sai(?:ndo)? d[oa]s?|(?:stay|linger|hold|settle|land)s? on|featur(?:es?|ing)))\\b`,
);
export const LISTED = /^\W*(?:[oa]s?|uma?|the|my|meus?|minhas?) (?:[a-z]+ ){0,2}[a-z]+\W*$/;
/** "depois o celular": the list goes on behind it. */
export const LISTED_NEXT =
  /^\W*(?:(?:e|and) )?(?:depois|entao|ai|dai|then|next|em seguida) (?=[oa]s? |uma? |the |my |meus? |minhas? )/;
/** "um close na tatuagem e outro no rosto" */
export const ANOTHER = /^\W*(?:outr[oa]|another) /;
/** "foca no copo e no rosto" */
export const FOCUSES = /\bfoc(?:[ao]|ar|ando|us(?:es|ing)?)\b|\bfoque\b|^\W*n[oa]s? [a-z]+\W*$/;
/** "e na garrafa", "e outro na garrafa": the same kind of shot of something else. */
export const ON_NAMED =
  /^\W*(?:(?:uma?|outr[oa]|one|another) )?(?:n[oa]s?|on|of|d[oa]s?|pel[oa]s?)(?: (?:the|my|meu|minha))? (?:[a-z]+ ){0,2}[a-z]+\W*$/;
/** All of it: "depois tudo", "termina mostrando tudo com o texto ...". */
export const ALL =
  /^\W*(?:(?:e|and) )?(?:(?:depois|then|por (?:fim|ultimo)|no (?:fim|final)|finally|primeiro|first) (?:(?:mostra|mostre|shows?) )?|(?:(?:termin|encerr|finaliz)(?:a|e|ar|ando)|ending|ends?) (?:(?:em|by|on) )?(?:(?:mostrando|showing) )?)(?:tudo|everything)(?: (?:com|with) .*)?\W*$/;
/** Negative sentences are not wishes. */
export const NEVER =
  /^\W*(?:keep|maintain|preserv|mantenha|mantendo)\w*\b|(?:^|[,;.] ?|and |with |please )no zooms?\b|\b(?:tir[ae]r? os?|(?:remove|lose|drop) the) zooms?\b|\bno (?:cuts?|camera|text|captions?|transitions?|movement)\b|\b(?:sem|evite|without|avoid|don'?t|nao|nada de|chega de)(?: \w+){0,2}? (?:zooms?|cortes?|cuts?|movement|movimentos?|camera|text\w*|legendas?|captions?|transic\w+|transitions?|close\w*|pan\w*)\b/;
/** Requests to show a thing completely. */
export const WHOLE =
  /\b(?:mostr|revel|show|reveal)\w* (?:\w+ ){1,3}(?:inteir[oa]|tod[oa]|complet[oa])\b|\b(?:show|reveal)\w* the (?:whole|entire|full)\b/;
/** "letras amarelas embaixo": where words stand, and not what is shown. */
export const OF_WORDS =
  /\b(?:letras?|legendas?|textos?|frases?|palavras?|titulos?|captions?|texts?|letters|words|title|d?n?a tela|(?:on|of) (?:the )?screen)\b|^\W*(?:e |and )?(?:put|add|write|bota|coloca|coloque|poe|escreve|deixa escrito)\W+(?:(?:la|ai|aqui|bem) )?(?:at|on|in|n[oa]|em ?(?:baixo|cima))\b/;
/** Behind an effect: "shake the screen", "treme quando a bola entrar". */
export const OF_OTHERS = /\b(?:tela|screen|quando|when|na hora)\b/;
/** Descriptions of the transition to the next shot. */
export const ENTRY = /^\W*(?:com )?(?:um |uma |a )?(?:transic|transition|corte|cut|fade|fusao|dissolve)/;
/** A length alone: "(2s)". */
export const LENGTH_ALONE = /^\W*(\d{1,3}(?:[.,]\d)?) ?(?:s|segs?|segundos?|secs?|seconds?)\W*$/;
/** "no copo 3 segundos", and not "a cada 3 segundos" */
export const LENGTH_BEHIND =
  /^(.*?\S)(?<! (?:primeiros|ultimos|first|last|cada|every|n?os|aos?|at|em|in|de|of|ate|until|depois|after)) \(?(\d{1,2}(?:[.,]\d)?) ?(?:s|segs?|segundos?|segundinhos|secs?|seconds?)\)?\W*$/;
/** "fica 3 segundos no copo" */
export const LENGTH_AHEAD =
  /^\W*(?:(?:e|ai|dai|depois|and|then|quero|fica|fique|ficando|segura|segure|stay|hold|spend) (?:for )?)*(\d{1,2}(?:[.,]\d)?) ?(?:s|segs?|segundos?|segundinhos|secs?|seconds?) (?:focad[oa] |parad[oa] )?((?:n[oa]s?|on) .+)$/;
/** Words that say how long the shot is that comes next. */
export const LEADS = /\b(?:primeiros|ultimos|first|last)\b/;
