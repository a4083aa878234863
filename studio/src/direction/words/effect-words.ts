import type { Effect } from "@curta/contract";

/** Words of scripts for effects, folded; the most usual one of each list comes first. */
export const EFFECT_WORDS: Readonly<Record<Effect, readonly string[]>> = {
  "light-leak": words(
    "vazamento de luz|luz vazada|entrada de luz|vazamento|light leak|light-leak|lens flare|flare|brilho quente|luz invade",
  ),
  flash: words("flash|clarao|flash branco|estouro de luz|piscada"),
  shake: words(
    "tremor|treme|tremida|tremendo|camera treme|camera tremida|shake|camera shake|vibracao|vibra|sacode",
  ),
  slow: words(
    "camera lenta|lento|lenta|lentamente|devagar|slow|slow motion|slow-motion|slow-mo|slow mo|slowly|gently|bem lento|bem devagar",
  ),
  fast: words(
    "acelerado|acelerada|acelera|rapido|rapida|rapidamente|fast|quick|quickly|veloz|rapidos|rapidas|acelerados|rapid|energetic|ritmo rapido",
  ),
  "words-behind": words(
    "texto atras|texto por tras|texto atras do assunto|texto atras da pessoa|texto atras dela|texto atras dele|legenda atras|letras atras|palavras atras|text behind|text behind subject|words behind",
  ),
  pop: words("destaque|em destaque|destaca|destacado|com destaque|pop|subject pop|fundo apagado|fundo cinza"),
  "cut-out": words("recorte|recortado|recortada|recorta|cutout|cut-out|cut out|sticker|adesivo"),
  freeze: words("congela|congelado|congelada|congelar|pausa a imagem|freeze|freeze frame|freeze-frame"),
  "two-panels": words("duas telas|tela dividida|2 telas|dois paineis|split screen|split-screen|two panels"),
  "three-panels": words("tres telas|3 telas|tres paineis|three panels|triple screen"),
  mirror: words("espelho|espelhado|espelhada|espelha|efeito espelho|mirror|mirrored|caleidoscopio"),
  "colour-split": words(
    "cores separadas|separa as cores|rgb|rgb split|rgb shift|aberracao cromatica|glitch|color split|colour split",
  ),
  strobe: words("estrobo|estroboscopio|luz estroboscopica|strobe|strobo"),
  "film-burn": words("filme queimado|queima de filme|pelicula queimada|film burn|burn"),
  ramp: words("rampa|rampa de velocidade|speed ramp|speed ramping|ramp"),
  "from-black": words(
    "abertura preta|tela preta|fade in|abre em preto|from black|fade from black|black screen",
  ),
  "letters-first": words("letras primeiro|texto primeiro|palavras primeiro|letters first|text first"),
  "from-detail": words("abertura no detalhe|abre no detalhe|comeca no detalhe|from detail|open on detail"),
  "whip-in": words("abertura de lado|entra de lado|abre de lado|whip in|whip-in"),
  rewind: words("rebobina|rebobinado|rebobinar|volta a fita|rewind"),
  letterbox: words("barras de cinema|letterbox|barras pretas|tarjas pretas|cinema bars|faixas de cinema"),
};

function words(list: string): readonly string[] {
  return list.split("|");
}
