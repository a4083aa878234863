/** What people say between "write" and the text: how big it is, where it stands, how it looks, and words that only lead to it. */
export const SETTINGS = [
  "(?:bem |mto |muito )?(?:grand(?:e|ao|ona)|gigante|enorme|pequen(?:[oa]|in(?:in)*h[oa])|big|huge|tiny|small)",
  "(?:bem |la |logo )?n[oa]s? (?:fim|final(?:zinho)?|finzinho|comeco|comecinho|inicio|abertura|encerramento)(?: d[oa] (?:video|filme|reels?))?",
  "n[oa]s? (?:primeir|segund|terceir|ultim)[oa] (?:cena|tela|plano|parte|foto|imagem|take|quadro|segundo)",
  "(?:(?:right )?(?:at|in|on) the )(?:very )?(?:end|start|beginning|(?:first|last|final|opening|closing) (?:shot|frame|scene|screen|slide))",
  "(?:la |bem |ali )?(?:em cima|em ?baixo|por cima)(?: d(?:el[ae]s?|[aeo]s? [a-z]+))?",
  "(?:na tela|no (?:meio|centro|topo|alto|rodape|cant(?:o|inho)|fundo)(?: (?:da|de) (?:tela|cima|baixo))?)",
  "(?:on (?:the )?screen|over (?:it|the (?:photo|picture|image))|(?:at|in) the (?:top|bottom|middle|corner|center))",
  "(?:em|com|nas?|in|with) (?:uma? )?(?:letras?|fontes?|letters|font)(?: (?:bem )?(?!e |n[oa] |de )[a-z]+)?",
  "(?:durante )?(?:o (?:tempo|video|filme|reels?)(?: (?:todo|inteiro))|todo o (?:tempo|video|filme))|(?:for )?the whole (?:time|video)",
  "(?:bem )?(?:piscando|aparecendo|surgindo|subindo|entrando|tremendo|brilhando|blinking|flashing|fading in)(?: aos poucos| devagar| slowly)?",
  "(?:e|eh|is)(?= (?:r\\$|\\d))",
  "(?:em|in) (?:neon|vermelho|azul|verde|amarelo|rosa|roxo|branco|dourado|prateado|preto(?! e branco)|negrito|italico|bold|gold|white|red)",
  "de (?:um )?(?:jeito|modo|forma) [a-z]+",
  "so(?! (?:hoje|ate|por|amanha|n[oa]|em|a partir|quem|falta|d[aeo]|\\d))",
  "(?:assim|tambem|tbm|tb|ai|la|ali|aqui|tipo|isso|isto|something like|just)(?: o)?",
].join("|");
