import type { Move, ShotSize, Target, Transition } from "@curta/contract";

type Place = Exclude<Target["kind"], "point" | "person" | "thing">;

/** Words of scripts, folded; the most usual one of each list comes first. */
export const MOVE_WORDS: Readonly<Record<Move, readonly string[]>> = {
  "push-in": words(
    "aproximacao|aproxima|aproximar|aproxima-se|aproximando|aproximacao lenta|zoom in|zoom-in|zoom para dentro|zoom lento|zoom suave|zoom|push in|push-in|push|dolly in|avanca|avanca devagar|chega perto|chegando perto|chega mais perto|fecha o plano|feche o plano|camera avanca|camera se aproxima|camera avancando|avancando|se aproximando|zoon in|zoon|zom in|zum|close lento|slow zoom|slow zoom in|zooms in|zooming in|pushes in|pushing in|moves in|moving in|moves closer|closer|aproximar-se",
  ),
  "pull-out": words(
    "afastamento|afasta|afastar|afasta-se|afastando|recuo|recua|recuar|zoom out|zoom-out|zoon out|zom out|recuando|camera recuando|se afastando|zoom para fora|pull out|pull-out|pull back|dolly out|abre o plano|abra o plano|abrir o plano|camera recua|camera se afasta|revela tudo|slow zoom out|slowly zoom out|zooms out|zooming out|vai se afastando|pulls back|pulls out|pulling back|pulling out|moves back|abrindo o plano|abre para|abre revelando|abre mostrando",
  ),
  "pan-left": words(
    "panoramica para a esquerda|panoramica pra esquerda|panoramica pra a esquerda|pan pra esquerda|panoramica para esquerda|panoramica a esquerda|panoramica esquerda|pan para a esquerda|pan para esquerda|pan a esquerda|pan esquerda|pan left|pan-left|move para a esquerda|vai para a esquerda|desliza para a esquerda|camera para a esquerda|da direita para a esquerda|movimento suave da direita para a esquerda|movimento da direita para a esquerda|right to left|pans left|panning left|moves left",
  ),
  "pan-right": words(
    "panoramica para a direita|panoramica pra direita|panoramica pra a direita|pan pra direita|panoramica para direita|panoramica a direita|panoramica direita|panoramica|pan para a direita|pan para direita|pan a direita|pan direita|pan right|pan-right|pan|panning|move para a direita|vai para a direita|desliza para a direita|camera para a direita|da esquerda para a direita|movimento suave da esquerda para a direita|movimento da esquerda para a direita|left to right|pans right|panning right|pans|pans across|moves right",
  ),
  "tilt-up": words(
    "camera sobe|sobe|subindo|subida|tilt para cima|tilt up|tilt-up|tilt|inclina para cima|de baixo para cima|camera para cima|bottom to top|tilts up|tilting up|rises|rising|camera rises",
  ),
  "tilt-down": words(
    "camera desce|desce|descendo|descida|tilt para baixo|tilt down|tilt-down|inclina para baixo|de cima para baixo|camera para baixo|top to bottom|tilts down|tilting down|descends",
  ),
  orbit: words(
    "orbita|orbital|orbitando|orbit|giro|gira|gira em volta|giro em torno|em torno|camera gira|arco|arc|em volta|ao redor|paralaxe|parallax|orbits|orbiting|circles|circling",
  ),
  dolly: words(
    "travelling|traveling|travelin|dolly|dolly zoom|carrinho|tracking|tracking shot|profundidade|camera anda|glides|gliding|tracks",
  ),
  "punch-in": words(
    "soco de zoom|soco|zoom seco|zoom rapido|zoom brusco|punch in|punch-in|punch|impacto|snap zoom|crash zoom|pancada|zoom de impacto|quick zoom|fast zoom",
  ),
  drift: words(
    "deriva|derivando|flutua|flutuando|flutuante|desliza|deslizando|drift|float|floating|slide|ken burns|movimento leve|movimento suave|balanco|handheld|camera na mao|drifts|drifting|floats",
  ),
  hold: words(
    "camera parada|parada|parado|camera fixa|plano fixo|fixa|fixo|estatica|estatico|camera estatica|sem zoom|hold|static|still|sem movimento|locked|camera imovel|camera nao se mexe",
  ),
};

export const SIZE_WORDS: Readonly<Record<ShotSize, readonly string[]>> = {
  "extreme-close-up": words(
    "plano detalhe|plano de detalhe|detalhe extremo|super close|superclose|big close|close extremo|close-up extremo|close up extremo|extreme close-up|extreme close up|extreme close|ecu|macro|detalhe|detalhes|detail|details|detail shot|detail shots|macro shot|extreme close shot",
  ),
  "close-up": words(
    "close|close-up|close up|closeup|primeiro plano|plano fechado|fechado|plano proximo|de perto|bem de perto|bem perto|pertinho|primeirissimo plano|close-ups|close ups|close shot|tight shot|tight on|closes|planos fechados",
  ),
  medium: words(
    "plano medio|medio|meio plano|plano americano|medium|medium shot|mid shot|meio corpo|medium close-up|mid-shot|planos medios",
  ),
  wide: words(
    "plano aberto|aberto|plano geral|geral|plano amplo|amplo|plano inteiro|plano conjunto|wide|wide shot|wide angle|full shot|establishing shot|long shot|wide angle shot|aerial shot|overview|hero shot|planos abertos|full view|de longe|bem de longe|from afar",
  ),
};

export const PLACE_WORDS: Readonly<Record<Place, readonly string[]>> = {
  all: words(
    "na imagem toda|imagem toda|imagem completa|em tudo|no quadro todo|quadro todo|na cena toda|cena toda|whole image|entire image|everything",
  ),
  whole: words(
    "na foto inteira|a foto inteira|foto inteira|na foto toda|foto toda|foto completa|na imagem inteira|imagem inteira|whole photo|entire photo|full photo|whole picture|entire picture|full image",
  ),
  subject: words(
    "no assunto|assunto|assunto principal|no sujeito|sujeito|no objeto|objeto principal|no produto|produto|no tema|on the subject|subject|protagonista|personagem|product",
  ),
  face: words("no rosto|rosto|na face|face|nos olhos|olhos|olhar|no olhar|eyes"),
  top: words("no alto|em cima|no topo|topo|parte de cima|parte superior|at the top|the top"),
  bottom: words(
    "na base|embaixo|em baixo|no rodape|parte de baixo|parte inferior|no chao|at the bottom|the bottom",
  ),
  left: words("a esquerda|na esquerda|no lado esquerdo|lado esquerdo|canto esquerdo|on the left"),
  right: words("a direita|na direita|no lado direito|lado direito|canto direito|on the right"),
  center: words("no centro|ao centro|centro|no meio|meio da imagem|center|centre"),
};

export const TRANSITION_WORDS: Readonly<Record<Transition, readonly string[]>> = {
  cut: words("corte|corte seco|corta|corta para|cut|hard cut|cut to|cuts to|entra em corte|entra com corte"),
  whip: words(
    "entra em chicote|chicote|em chicote|whip|whip pan|whip-pan|chicotada|varredura|swish|transicao rapida",
  ),
  zoom: words(
    "entra com zoom|entra em zoom|transicao de zoom|transicao com zoom|atraves do zoom|zoom through|zoom-through|zoom transition|atravessa",
  ),
  dissolve: words(
    "entra em fusao|fusao|dissolve|dissolvencia|dissolvendo|crossfade|cross fade|cross-fade|fade|fade in|fade-in|fade out|esmaece|transicao suave|mistura|fades|fades in|fades out|dissolves",
  ),
};

function words(list: string): readonly string[] {
  return list.split("|");
}
