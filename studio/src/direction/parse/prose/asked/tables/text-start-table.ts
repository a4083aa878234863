/** With a place on the film, these announce a text without a noun: "no fim aparece Café Aurora". */
export const APPEARS =
  /^(?:apar|surg|entra|appear|pops|bot|coloq|coloc|poe|ponha|add|put|inclu|inser|insir|assin)/;
/** Of these, those whose subject can only be what comes. */
export const COMES = /^(?:apar|surg|appear|pops)/;
/** "coloca embaixo:", "aparece na tela:" */
export const BETWEEN_PUT = new Set(
  "video filme foto devagar aos poucos lentamente slowly da meu minha nosso nossa o a my our the ai aqui la bem grande gigante embaixo baixo em cima letra por palavra frase na tela no topo alto rodape meio fim final comeco inicio assim isso on screen at the end start um uma adesivo selo carimbo letreiro etiqueta faixa placa plaquinha tarja bandeirinha tag banner sticker badge stamp".split(
    " ",
  ),
);
/** Words that begin another clause; folded, "é" is one of them and is none. */
export const STOPS = new Set(
  "que that quem who eu i you voce e and ou or quando when enquanto while".split(" "),
);
export const IS = /^é(?!\p{L})/u;
/** Between "the text" and the text. */
export const LINK =
  /^(?: (?:final|inicial|principal|do meio|(?:d|n)?[oa] (?:come[cç]o|in[ií]cio|fim|final)|at the (?:start|end)))? (?:é|eh|diz|dizendo|falando(?: que)?|(?:bem )?(?:piscando|tremendo|brilhando)|avisando(?: que)?|tipo(?: assim)?|says?|saying|reads|reading|is|should be|deve ser|vai ser)(?= [^:]*$)/i;
/** Between a request and a noun for its text: "bota a legenda", "põe de título". */
export const ARTICLE = / (?:a|o|as|os|uma?|the|an?|de|como) $/;
/** "aparece Tchau, férias!" */
export const GREETS = /^ \p{Lu}[^.]*[!?]/u;
/** "bota embaixo Aberto": where on the screen. */
export const ON_SCREEN =
  / (?:em ?baixo|em cima|na tela|no (?:topo|alto|rodape|meio|fim|final|comeco|inicio)|assim|on screen) $/;
/** Behind a text: "write happy birthday over her face". */
export const OVER =
  / (?:(?:over|under) (?:the|her|his|my|our|their|it)|on (?:the )?screen|(?:at|in) the (?:top|bottom|middle|corner)|na tela|no (?:meio|topo|alto|cantinho|canto|rodape)|por cima|em cima da)(?![a-z])/;
/** Behind a text: how its letters look. */
export const LETTERED =
  / (?:(?:em|in|com|with) (?:letras?|fontes?|negrito|(?:[a-z]+ )?letters|bold)|piscando|blinking)(?![a-z])/;
/** Behind a text: where it stands, when it comes, or how it grows. "a palavra VERÃO por trás da menina" */
export const STANDS =
  / (?:(?:por )?tras|atras) d[aeo]s? [a-z]| behind (?:the|her|him|my) |^[^,.;]{1,40} (?:(?:aos|at) \d{1,2} ?(?:s|seg|sec)|cada vez maior)/;
/** Ahead of a text with a colon: "use essa frase atrás da montanha: Vai" */
export const USED =
  /(?<![a-z])(?:us[ae]r?|quero|queria|use|i want) (?:[oa]|ess[ae]|est[ae]|uma?|the|this|an?) $/;
/** "no meio pode entrar o texto Oi" */
export const MAY_COME =
  /(?<![a-z])(?:pode|podia|poderia|deve|devia|can|could|should) (?:entrar|aparecer|vir|surgir|ter|colocar|botar|por|escrever|have|put|show|write) (?:[oa]|uma?|the|an?) $/;
/** "no fim aparece eu", "tem que aparecer sempre": who is to be seen, or how. */
export const SOMEBODY =
  /^(?:so |apenas |just |only )?(?:(?:el[ea]s?|eu|nos|a gente) [a-z]+ndo|el[ea]s? (?:(?:bem|tod[oa]|mais) )?[a-z]+(?:inh|ad|id|os)[oa]s?|(?:eu|el[ea]s?|nos|a gente)(?: (?:inteir|tod|complet|sozinh)[oa]s?| junt[oa]s?| de (?:frente|costas|lado|perto|longe))?|todo mundo|todos|geral|sempre|junt[oa]s?|inteir[oa]s?|de novo|bem|sozinh[oa]s?|always|again|me|her|him|them|us|everybody)$/;
/** What was said before: "essa frase". */
export const THAT_TEXT =
  "(?:ess[ae]|est[ae]|this|that) (?:frase|texto|legenda|palavra|mensagem|text|phrase|caption)";
/** "Essa frase deve surgir no alto" */
export const REFERRED = new RegExp(`(?:^|[.!?(\ue000] ?|, )${THAT_TEXT}[^:]*$`);
/** "deixa a frase te amo o tempo todo", "usa como legenda te amo" */
export const KEPT = / (?:deix[ae]r?|us[ae]r?|mant(?:em|enha)|keep|have|let|make|faz|faca|fazer) $/;
/** "uma palavra de cada vez, no ritmo da batida: ", "uma frase só, no meio da tela: " */
export const LED_TO_COLON =
  /^(?= (?:so|unica|de|por|nos)\b)(?: so| unica)?(?: nos (?:primeiros|ultimos) \d{1,2} ?(?:s|seg|segundos))?(?: de cada vez| por (?:vez|batida|corte|cena|tela))?(?:, ?(?:n[oa]|em|com|bem|a cada)[^:.]{0,40})? ?: /;
/** "quero a seguinte mensagem no final, depois da escola toda: Obrigada": all up to the colon leads to the text. */
export const FOLLOWING = /(?<![a-z])(?:seguinte|following) $/;
export const TO_COLON = /^[^:]{0,100}: ?/;
/** "escreve uma palavra por cena: amor, fé": how the texts come. */
export const ONE_EACH =
  /^ (?:so )?(?:uma? (?:palavra|frase|texto)(?: (?:so|diferente))?|(?:one|a) (?:word|phrase|text)|(?:palavra|frase) por (?:palavra|frase)|word by word) ?(?:(?:de cada vez|(?:por|em cada|a cada|per|in each|on each|at a) (?:vez|batida|corte|cena|tela|plano|time|scene|shot|beat|cut))|(?= ?:))[^:.]{0,40}?: ?/;
/** "escreve aí: te amo" */
export const LED_BY_COLON = /^(?:[a-z]+ ){0,2}[a-z]+:/;
/** "uma legenda fofa: cheguei", "a frase final: Oi" */
export const ADJECTIVE = /^[a-z]+:/;
/** No text begins so, in small letters: a thing does, or how something looks. */
export const A_THING =
  /^(?:[oa]s?|que|uma?|uns|umas|mais|menos|bem|muit[oa]s?|tudo|todo|so|inteir[oa]s?|leves?|suaves?|sutil|complet[oa]s?|nitid[oa]s?|ess[ae]s?|aquel[ea]s?|the|an?|some|more|it|everything|de|d[oa]s?|com|em|n[oa]s?|quem (?:ta|esta|tava|estava|aparece|fica))(?: |$)/;
/** "com música de festa", "com cara de inverno": how the film sounds or looks. */
export const SOUNDS_AND_LOOKS = new Set(
  "musica musiquinha trilha som batida audio music song soundtrack sound beat chiado ruido cara carinha jeito clima ar aspecto pegada vibe estilo".split(
    " ",
  ),
);
/** "no fim aparece a turma toda": who is to be seen. */
export const A_GROUP =
  /^(?:[oa]s?|the) (?:[a-z]+ ){1,2}(?:tod[oa]s?|inteir[oa]s?|complet[oa]s?|reunid[oa]s?|junt[oa]s?)(?![a-z])/;
/** "no fim aparece o meu cachorro": what is to be seen, though the words could be said to a viewer. */
export const OWNER = /^(?:(?:[oa]s?|the) )?(?:meus?|minhas?|noss[oa]s?|my|our) /;
/** How a text looks or where it stands; what comes after it is not the text. */
export const QUALITY =
  /^(?:(?:bem|mais|muito|very) )?(?:pequen|grand|branc|pret|amarel|simples|animad|discret|clean|bonit|minimal|curt|elegant|fin|modern|n[oa]s? |em |de |d[oa]s? |com |que |por |a[ot]? |e |is |in |on |at |of |with |small|big|bold|white|fades?|atras|embaixo|final)/;
/** Before a noun for a text: the beginning of a clause, or a place on the film. */
export const CLAUSE =
  /(?:(?:[,;]|^(?:primeiro|first)|(?<=[a-z]{2}) (?:e|and)) ?(?:e |ai |depois |and |then )?(?:com |with )?|(?:comec|abr|termin|fech|finaliz|encerr|start|open|end|clos|finish)[a-z]* (?:com|with|on) )(?:a |o |the )?$/;
/** "termina com frete grátis escrito bem grande": what leads to the text, and what is behind it. */
export const AHEAD_OF_WRITTEN =
  /(?<![a-z])((?:com|with) )(?:[^\s,;:]+ ){1,6}((?:escrit[oa]s?|written)(?= (?:em|bem|grand|gigante|pequen|n[oa]s?|por|in|on|at|big|small)|[.,;!]|$))/g;
/** "mete um eita bem grande na tela", "encerra com um obrigado bem grande" */
export const AHEAD_OF_SCREEN =
  /(?<![a-z])((?:(?:met|mand|tac|jog|lanc|bot|solt|coloc|coloqu|poe|ponh|throw|slap|drop|put)[a-z]*|(?:termin|fech|encerr|finaliz|comec|abr)[a-z]* com) (?:uma?|an?) (?:big |huge |giant )?)(?:[^\s,;:]+ ){1,5}?((?:(?:bem )?(?:gigante|enorme|grand(?:e|ao|ona)|big|huge) )?(?:bem )?(?:na tela|no (?:meio|centro|topo)(?: da tela)?|on (?:the )?screen)|bem (?:gigante|enorme|grand(?:e|ao|ona)))(?![a-z])/g;
/** "no meio: 3 ovos" */
export const AHEAD_OF_MIDDLE =
  /(?<=^|[.;,] )((?:e )?(?:no meio|in the middle)(?: (?:do video|of the video))? ?: )[^:]{2,}()$/g;
/** "Aberto até sábado — isso grande no meio" */
export const AHEAD_OF_THIS =
  /(?<=^|[.!?] )()[^—–.!?]{3,80}( [—–-] (?:isso|essa (?:frase|palavra)|esse texto|this|that)(?: (?:bem )?(?:grande|gigante|enorme|escrit[oa]|big))?(?: (?:em|n[oa]|com|in|on) (?:the )?[a-z]+)?)(?![a-z])/g;
/** "make $79 pop up", "faz 50% OFF aparecer" */
export const AHEAD_OF_APPEARS =
  /(?<![a-z])((?:make|have|let|faz|faca|fazer|deixa) )(?:[^\s,;:]+ ){1,6}?((?:appears?|pops?(?: up| out)?|show up|come up|slide in|fly in|aparecer|surgir|piscar|pular))(?![a-z])/g;
/** "add a NEW badge on the shoe" */
export const AHEAD_OF_STICKER =
  /(?<![a-z])((?:add|put|slap|stick|drop|throw|place) (?:an?|the) )(?:[^\s,;:]+ ){1,3}?((?:badge|sticker|stamp|label|tag|banner)(?: (?:on|over|across) (?:the|her|his|its|my) [a-z]+)?)(?![a-z])/g;
/** "the words best day ever appear", "as palavras amor e fé aparecem" */
export const AHEAD_OF_COMES =
  /(?<![a-z])((?:the (?:words?|text|phrase|caption)|(?:as palavras|a (?:palavra|frase|legenda)|o texto)) )(?:[^\s,;:]+ ){1,8}?((?:(?:aos poucos |devagar |slowly )?(?:appears?|fad(?:es?|ing) in|pop(?:s|ping)? (?:up|in)|shows? up|aparece(?:m|ndo)?|surge(?:m)?|surgindo|entra(?:m|ndo)?|pisca(?:m|ndo)?))(?: aos poucos| devagar| slowly)?)(?![a-z])/g;
/** A noun for a thing that is stuck to what is seen, and bears a text. */
export const STICKER =
  /(?<![a-z])(?:adesivo|selo|carimbo|etiqueta|faixa|plac(?:a|inha)|plaquinha|tarja|bandeirinha|bala(?:o|ozinho)(?: de fala)?|tag|banner|badge|sticker|stamp|label|carimb[ae])(?![a-z])/;
/** "a frase do Cazuza: o tempo não para": whose words they are. */
export const BY_SOMEBODY = /^(?:\p{Lu}[\p{L}.]* ?){1,3}: ?/u;
/** "aí vem a palavra gratidão": what comes can only be read. */
export const COMES_NEXT =
  /(?:^|[,;.] ?|(?<=[a-z]) )(?:e |ai |dai |depois |dps |entao |then |and ){0,2}(?:(?:vem|surge|aparece|entra|comes?) (?:a |o |the )?|(?<=(?:depois|dps|entao|then) )(?:a |o |the ))$/;
/** In small letters: "o endereço rua das Acácias, 45", "my website www.lumo.com". */
export const ADDRESS =
  /^(?:[a-z\d._-]+@[a-z\d-]+\.[a-z]|(?:rua|av|avenida|praca|travessa|alameda|rodovia|estrada|largo) (?:d[aeo]s? )?[a-z]{3}|(?:www\.)?[a-z\d-]+\.(?:com|net|org|app|io|br|shop|store)(?![a-z]))/;
/** "escreve meu nome, Juliana": the name comes behind it. */
export const NAMED_FIRST =
  /^(?:(?:[oa]s?|the) )?(?:meus?|minhas?|noss[oa]s?|my|our) [a-z]+(?: d[aeo] [a-z]+)?, /;
/** "a última frase é", "the caption should be": nobody says so but who makes a film. */
export const ORDERED =
  /^(?:(?:[ao]|the) )?(?:(?:ultim[oa]|primeir[oa]|last|first) (?:frase|legenda|texto|caption|text|line) |(?:frase|legenda|texto|titulo|caption|text|title)(?: [a-z]+){0,2} (?:should be|deve ser|vai ser) )/;
/** "A mensagem é Obrigada": a capital says that it is the text. */
export const IS_CAPITAL = /^ (?:é|eh|is) (?=\p{Lu}\p{Ll})/u;
/** "a legenda tem que ser assim:", "a frase vem por cima:" */
export const BE_COLON =
  /^ (?:[a-z]+ ){0,4}?(?:e|eh|ser|sera|seria|fica|vem|aparece|entra|surge|aparecendo|entrando|surgindo|assim|is|be)(?: (?:assim|isso|ess[ae]|est[ae]|aqui|so|apenas|[oa]|seguinte|this|the following))*(?=[ ,:])/;
/** "aparece Minha filha cresceu": nobody writes such a word with a capital who speaks of a thing. */
export const NEW_SENTENCE =
  /^ (?:O|A|Os|As|Um|Uma|Meus?|Minhas?|Noss[oa]s?|Seus?|Suas?|The|My|Our|Your|This|Ess[ae]|Est[ae]) [\p{Ll}]/u;
/** "o salmo 91", which is asked for by its name. */
export const VERSE =
  /^(?:(?:[oa]|the) )?((?:salmos?|proverbios|eclesiastes|isaias|jeremias|josue|genesis|exodo|mateus|marcos|lucas|joao|atos|romanos|corintios|galatas|efesios|filipenses|colossenses|tessalonicenses|timoteo|tiago|pedro|hebreus|apocalipse|psalms?|proverbs|isaiah|jeremiah|joshua|matthew|luke|john|romans|corinthians|ephesians|philippians|james|hebrews|revelation) \d)/;
/** "escreve", "write" at the beginning of a clause. */
export const COMMAND =
  /(?:^|[,;.] ?|(?<=[a-z]) (?:e|and|ai|dai|depois|dps|then) )(?:(?:e|and|ai|dai|so|just|only|entao|agora|depois|then|now|tambem|please|por favor|pode|quero que|(?:eu )?quer(?:o|ia)|can you|could you),? ){0,2}$/;
/** "escreve nos comentários", "write your own story": to who sees the film. */
export const TO_VIEWERS =
  /^(?:bem|mal|certo|errado|sua?s?|seus?|your|down|to|nos? coment|in the comments|coment|no direct|na dm|pra (?:mim|gente|nos)|me)(?![a-z])/;
