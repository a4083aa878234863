/**
 * Words that are used only to direct a film. Other meanings are excluded: a view from a window ("vista panorâmica"),
 * the lens of a camera on sale ("zoom óptico").
 */
export const CRAFT = matcher([
  "close-?ups?|close (?:n?[oa]s?|d[oa]s?|em|extremo|de|shot)|super ?close|em close|um close|extreme close",
  "zoom(?:s|ing)?(?! opti| digi| de \\d)|push(?:es|ing)?[ -]in|pull(?:s|ing)?[ -](?:out|back)|dolly(?:ing)?|tracking|travelling",
  "panning|rack focus|start(?:s|ing)? (?:tight|wide|close)|orbits? (?:slowly|around)|whip pan|pans? (?:left|right|across|over|to|up|down)|tilt(?:s|ing)?(?: up| down)?|(?<!vistas? )panoramica",
  "(?:wide|medium|long|establishing|close|tight|mid|macro|aerial|hero|detail|overhead|full|angle|slow[ -]mo(?:tion)?|opening|final|static|product|drone)[ -]shots?|wide angle",
  "b-?roll|time-?lapse|slow[ -]mo(?:tion)?|(?:quick|fast|hard|jump|rapid|smash) cuts?|cuts? to|fades? (?:in|out|to)|cross-?fade|dissolves? (?:to|into)|ken burns",
  "planos? (?:abertos?|medios?|fechados?|detalhes?|de detalhe|gera(?:l|is)|americano|sequencia|proximo|conjunto|fixo|final|inicial)|primeirissimo plano|enquadra\\w+|plongee",
  "(?:abr|fech)(?:a|e|ir|indo|ar|ando) o plano|cortes? (?:secos?|rapidos?|para|no ritmo|na batida)|corta(?:r)? (?:para|pra)|bokeh|depth of field|profundidade de campo|lens flare|color grad(?:e|ing)|fps|9:16|[48]k|camera lenta",
  "camera (?:lentamente |devagar |slowly |gently )?(?:parada|fixa|na mao|se |faz|avanca|recua|sobe|desce|gira|anda|orbita|percorre|abre|fecha|acompanha|passeia|desliza|mostra|move|chega|aproxima|afasta|pans?|pull|push|track|orbit|rise|drop|circle|tilt|zoom|glide|drift|float|start|begin|follow|linger|hold|reveal|descend)\\w*",
  "(?:mov\\w+|work) (?:\\w+ ){0,2}(?:de|of) camera|camera (?:work|movements?|motion|angles?)|(?:para|pra|at|into|to) (?:a |the )?camera",
  "(?:anim[ea]r?|animate|bring) (?:\\w+ ){0,2}(?:foto|imagem|photo|image|picture)|(?:sem|without|no|without any) (?:textos?|legendas?|text|captions?|subtitles)(?: na tela| on screen)?",
]);

/** A request for a film. */
export const REQUEST =
  /^\W*(?:eu )?(?:quero|queria|gostaria|preciso|faz|faca|crie|cria|gere|gera|me faz|transform[ea]|make|create|generate|i want|turn)\b.*(?:\b(?:video|filme|curta|shorts?|reels?|clipe?|animacao|animation)\b|\b(?:comec|termin|mostr|foqu|aproxim|afast|cheg)\w*)/;

/** Descriptions of a film as a whole, addressed to whoever makes it. */
export const FILM = matcher([
  "(?:um|o|este|esse|an?|the|this) (?:[a-z-]+ ){0,3}(?:video|filme?|curta|reels?|short|clipe?|footage)s?(?: [a-z0-9-]+){0,6} (?:com|em|num|numa|n[oa]s?|deve|precisa|starts?|opens?|begins?|ends?|should|must|shows?|showing|mostrando|featuring)",
  "(?:videos?|filmes?|reels?|shorts?|clips?|clipe|footage|cena|scene) (?:[a-z]+ ){0,2}(?:de uma?|de \\d+|of (?:an?|the)|showing|mostrando|mostra|vertical|cinem\\w+|featuring)",
  "(?:cinematic|cinematografic[oa]|vertical|aesthetic|viral|\\d+[ -]?s(?:econds?|egundos)?) (?:\\w+ ){0,2}(?:video|filme?|reels?|shorts?|clipe?|shot|style|footage|scene|look|vibe)s?",
  "(?:estilo|style|ritmo|pace|pacing|mood|vibe|clima|atmosfera|atmosphere|iluminacao|lighting|trilha(?: sonora)?|soundtrack|background music|musica de fundo|paleta|palette|transic(?:ao|oes)|transitions?|formato|format|aspect ratio|duracao|duration) ?(?::|cinem|dinamic|suave|lent[oa]|rapid|quente|warm|soft|upbeat|calm|epic|acelerad|moody|dramatic)",
]);

/** Words about films that also have other meanings: directions only beside other directions. */
export const TALK = matcher([
  "videos?|filme?|footage|clipe?|reels?|shots?|takes?|cenas?|scenes?|frames?|quadros?|cortes?|cuts?|cinem\\w+|camera|foc[ao]|focus\\w*|montag\\w+|edicao|estilo|style|ritmo|pac(?:e|ing)|aesthetic|estetica|vibe|mood|clima|atmosfera|atmosphere",
  "iluminacao|lighting|light|luz|tons|tones|textur\\w+|fundo|background|trilha|musica|music|soundtrack|vertical|angulo|angle|close|detalhes?|details?|lent[ao]|slow(?:ly)?|lentamente|golden hour|primeiro plano|foreground|movimento|motion|transic\\w+|transition\\w*|desfo\\w+|blur\\w*|por do sol|sunset",
  "mostr(?:a|ando|ar|e)|show(?:s|ing)?|reveal(?:s|ing)?|revela(?:ndo)?|fo(?:que|cando)|abr(?:e|indo)|fecha(?:ndo)?|volta (?:ao|pro|para o) comeco|comec(?:a|ando|e)|inicia(?:ndo)?|termin(?:a|ando|e)|finaliz\\w+|encerra(?:ndo)?|start\\w*|open\\w*|end(?:s|ing)?|closing|begin\\w*|then|use|adicione|add|mantenha|keep|evite|avoid",
]);

function matcher(lists: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![a-z0-9])(?:${lists.join("|")})(?![a-z0-9])`, "g");
}
