const NAMES =
  "@|arroba|nome|telefone|fone|endereco|preco|valor|site|numero|whats(?:app)?|zap|insta(?:gram)?|data|hora(?:rio)?s?|name|price|phone(?: number)?|number|address|handle|date|website|(?:opening )?hours";
/** "o @ da banda: ", "my number ", "telefone ", before an address or a number. */
export const NAMES_BESIDE = `(?:(?:[ao]s?|the|meus?|minhas?|noss[oa]s?|my|our) )?(?:${NAMES})(?: (?:d[aeo]s?|of) (?:[a-z]+ )?[a-z]+)?(?:: ?| (?=[@#\\d])|(?= (?:rua|av|avenida) ))`;

/**
 * What ends a text that is asked for without quotes: "escreve Oi no canto". Patterns of folded words, in Portuguese and
 * English, by what they say. A comma, and "e" or "and", may stand before each.
 */
export const TEXT_ENDS = {
  /** Something comes after it. */
  next: [
    "(?:cena|scene|shot|take|tela) \\d",
    "(?<!(?:anos?|mes|meses|dias?|horas?|semanas?|antes e) )depois",
    "dps",
    "por (?:ultimo|fim)",
    "outr[oa] (?:legenda|frase|texto|em|em ?baixo|n[oa]|dizendo|escrit[oa])",
    "then",
    "(?:sai|termina|fecha|encerra|acaba) com",
    // As people say it without signs: "escreve Oi ai gira e mostra a roda".
    "(?:ai|dai) (?:depois|n[oa] (?:fim|final|comeco|meio|ultim[oa]))",
    "(?<=, )(?:poe|ponha|bota|bote|coloca|coloque|escreve|escreva|mete)(?: (?:isso|ele|ela))?(?= n[oa]s? (?:fim|final|comeco|inicio|meio|tela)|[ .!]*$)",
    "(?:ai|dai) (?:ele |ela |a camera |vc |voce )?(?:gir|mostr|escrev|acab|termin|vai|vem|volt|fech|abr|aparec|faz|bot|coloc|poe|entr|mud|pass|cort|ja)[a-z]*",
    "one by one",
  ],
  /** What becomes of it. */
  happens: [
    "(?:should|must|deve) (?:be|appear|come|show|fade|stay|aparec|entra|surg|ser|fic)[a-z]*",
    "(?:tem que|tem de|precisa|vai|has to|needs to|must) (?:aparec|entra|surg|fica|vir|estar|appear|be|show|come)[a-z]*",
    "fades?|appears?|aparece|surge|entra",
    "(?:aparecendo|surgindo|entrando|piscando|appearing|fading|popping|flashing)",
    "(?:slides?|fl(?:y|ies)|comes?|moves?|drops?|pops?|shows?) (?:in|up|out|on)",
  ],
  /** Where on the film it stands. */
  onFilm: [
    "(?:aos|at) \\d{1,2} ?(?:s|segs?|segundos|secs?|seconds)",
    "(?:(?:so|apenas|logo|only) )?(?:nos|in the|for the) (?:primeiros|ultimos|first|last|final) (?:\\d{1,2}|[a-z]+) ?(?:s|segs?|segundos|secs?|seconds)",
    "(?:no|a partir do|at) (?:segundo|second) \\d",
    "ao (?:fim|final)(?! d[aeo]s? )",
    "(?:logo |bem |ja |la )?n[oa]s? (?:fim|final|finalzinho|comeco|comecinho|inicio|abertura|encerramento|ultim[oa]|primeir[oa]|meio)",
    "(?:right )?(?:at|in|on) the (?:very )?(?:end|start|beginning|last|first|final|middle)",
    "(?<!(?:^| )ate )n?[oa] (?:segund|terceir|proxim)[oa](?: (?:plano|cena|tela|parte|frase|palavra))?(?! ?-)",
    "[oa] ultim[oa] (?:plano|cena|tela|parte|diz|(?:frase |legenda )?(?:eh?|é))",
    "(?:the )?(?:first|second|third|next|last|final|closing) (?:shot|frame|scene|slide|screen|card)",
    "o (?:tempo|video|filme) (?:todo|inteiro)|the (?:whole|entire) (?:time|video)",
    "em (?:cada|tod[oa]s [oa]s) (?:cenas?|planos?|telas?|takes?)|[io]n (?:every|each) (?:scene|shot|frame)",
    "durante (?:tod[oa] )?[oa]",
    "(?:bem )?na hora (?:q|que|d[aeo] [a-z]+)|bem na hora|(?:quando|qnd|qdo|enquanto)(?! (?:voce|vc|eu|a gente|tu) )|assim que|antes d[eoa]|(?:when|while)(?! (?:you|i|we) )|as the",
  ],
  /** Where on the screen it stands. */
  onScreen: [
    "na tela",
    "on (?:the )?screen",
    "n[oa] (?:cant(?:o|inho)|topo|rodape|alto|parte|lateral|fundo)",
    "(?:bem )?no centro",
    "(?:in|at) the (?:corner|middle|center|background|top|bottom)",
    "sobre [oa]s?",
    "por (?:cima|baixo)",
    "na frente",
    "(?<=, )do lado(?=[,.]|$)",
    "(?:por )?(?:atras|tras) d[aeo]s? [a-z]",
    "behind (?:the|her|his|him|my|our|their|it|me|us)",
    "(?:over|across) (?:the|her|his|my|our|their|it)",
    "under (?:the|her|his|my|it)",
    "(?:bem grande )?(?:escrito )?(?:em cima|atras|por tras)",
    "em ?baixo",
    "(?:em|n[ao]) outra linha",
    "na linha de baixo",
    "n[ao] (?:diagonal|vertical|horizontal)",
    "de um lado|on one side",
    "(?:do|ao) lado d[aeo]|perto d[aeo]|next to|beside|near the",
    "n?d?[oa] outr[oa](?: lado)?",
    "(?:do|no|n?a) (?:lado )?(?:direit|esquerd)[oa]",
    "n?a (?:metade |parte )?de (?:baixo|cima)",
    "(?:the )?(?:bottom|top|left|right)(?: side| half)? (?:says|reads)",
  ],
  /** How its letters look. */
  letters: [
    "bem (?:grand(?:e|ao|ona)|pequen[oa]|forte|chamativ[oa]|destacad[oa]|colorid[oa])",
    "bem (?:delicad[oa]|discret[oa]|legivel|visivel)(?=[,.;!]|$| (?:e|com|n[oa]|em) )",
    "in (?:[a-z]+ )?letters",
    "cada vez maior(?:es)?",
    "(?<=, )letras? [a-z]",
    "(?<=, )(?:parad[oa]|fix[oa]|estatic[oa])",
    "(?<=, )tudo (?:em|com|de) (?:letras?|fontes?|caixa|cores?)(?: [a-z]+)?",
    "grand(?:e|ao|ona)|enorme|gigante",
    "(?:pequen[oa]|menor|small|smaller) (?:n[oa]s?|em ?baixo|at|in|below)",
    "(?:com|em|in|with) (?:uma? |an? )?(?:letras?|fontes?|tipografia|caixa alta|negrito|destaque|maiusculas?|big|bold|small|large|huge|caps|all caps)",
    "(?<=, )(?:em )?(?:amarel|branc|vermelh|pret|dourad|pratead)[oa](?=[,.]|$| e )|(?<=, )(?:em )?(?:rosa|azul|verde|laranja|neon|white|yellow|red|black|gold)(?=[,.]|$| (?:e|and) )",
    "(?:com|em|in|with) (?:uma? |an? )?(?:amarelo|branco|vermelho|preto|dourado|rosa|white|yellow|red|black|gold)",
  ],
  /** What is around it. */
  decor: [
    "(?:com|with) (?:(?:uns|umas|muit[oa]s?|some|a lot of) )?(?:fogos?|brilhos?|glitter|estrel[a-z]+|corac[a-z]+|confetes?|raios|petalas|faiscas|fumaca|luzes|flores|fire|sparkles|stars|hearts|confetti|petals|smoke) (?:em volta|ao redor|por tras|atras|caindo|piscando|subindo|voando|explodindo|around|behind|falling|flying)",
  ],
  /** What it stands on. */
  ground: [
    "(?:on|over) (?:an? |the )?(?:plain )?(?:white|black|red|blue|green|yellow|pink|gold|dark|blurred)(?: (?:background|screen))?(?=[.,;!]|$)",
    "(?:n?um|no|em|sobre(?: o)?|com) fundo (?:bem )?[a-z]+",
  ],
  /** Another text beside it. */
  text: [
    "(?:e|and) (?:com |with )?(?:[ao]s?|uma?|the|an?) (?:palavras?|frase|textos?|legenda|mensagem|hashtags?|words?|text|caption|message|tagline)(?= [^ ])",
    `(?:e|and) (?:com |with )?${NAMES_BESIDE}`,
    // "Rua das Flores, número 10" is one text.
    "(?<=, )(?:subtitulo|subtitle|tagline|slogan)",
    `(?<=, )(?!numero|number|data|hora)${NAMES_BESIDE}`,
  ],
  /** Another direction, which "e", "and" or a comma joins. */
  direction: [
    "(?:e|and|,) (?:(?:logo )?depois|dps|ai|dai|then|n[oa] (?:fim|final|meio|comeco))",
    "(?:e|and|,) (?:faz|faca|mostr[ae]|termin[ae]|finaliz[ae]|fech[ae]|fica|gir[ae]|da (?:um )?zoom|vai)",
    "(?:e|and|,) (?:pisc[ae]|trem[ae]|chacoalha|sacode|volta|abr[ae]|a camera)",
    "(?:e|and|,) (?:the camera|show|end|finish|pan|zoom|pull|push|fade)",
    "(?:e|and|,) (?:a|the) (?:foto|imagem|photo|picture) (?:fo|va|vai|ind|[cx]heg|aproxim|entr|sub|gir|mov|zoom|com|get|go)[a-z]*",
  ],
} as const;

/** "Is", which without its accent is "and". */
export const IS_LETTER = "é";
