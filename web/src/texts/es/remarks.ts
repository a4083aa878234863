import type { RemarkTexts } from "@curta/contract/remarks";

const ONLY = "el estudio solo mueve cámara, luz y color.";

function scenes(count: number): string {
  return count === 1 ? "1 escena" : `${count} escenas`;
}

/** "No book" in Portuguese, without the "no". */
function nounIn(none: string): string {
  return none.replace(/^nenhuma? /, "");
}

/** What the studio says about a script, a prompt or a film. Words of the script stay in Portuguese. */
export const remarksEs: RemarkTexts = {
  onScene: (scene, remark) => `Escena ${scene}: ${remark}`,
  more: (count) => `Y ${count === 1 ? "1 aviso más" : `${count} avisos más`} como estos.`,

  unknownStyle: (style) =>
    `No existe el estilo "${style}"; los estilos son "viral", "cinematográfico" y "suave".`,
  styleOfText: (style) =>
    `Por el texto, el estilo del video es "${style}"; para que valga el que elegiste, quita del texto el ritmo y el ambiente.`,
  unknownTemplate: (template, known) => `No existe el modelo "${template}"; los modelos son: ${known}.`,
  outOfBounds: (seconds) => `Un video tiene de 5 a 60 segundos; este quedó con ${seconds}.`,
  otherLength: (said, seconds) =>
    `El encabezado dice ${said} segundos, pero las escenas suman otro tiempo; el video quedó con ${seconds}.`,
  rounded: (seconds) => `Los tiempos se ajustaron a un video de ${seconds} segundos enteros.`,
  otherTempo: (said, bpm) => `La música no puede tener ${said} BPM en este video; quedó con ${bpm}.`,
  noBeat: "Tu música no tiene un pulso firme; los cortes siguen el ritmo del propio video.",

  tooLong: (characters) => `El guion es demasiado largo; se leyeron los primeros ${characters} caracteres.`,
  tooManyScenes: (count, most) =>
    `El guion tiene ${count} escenas y caben ${most}; las últimas quedaron fuera.`,
  unfilled: (place) =>
    `El campo "${place}" llegó sin rellenar y no aparece en el video; revisa el paso que lo rellena.`,
  notAScene: (line) => `La línea "${line}" no describe una escena; queda como nota y no cambia el video.`,
  backwards: "su tiempo no avanza; recibió otro.",
  unspoken: "El video no tiene voz: donde hay texto para la pantalla, la narración queda fuera.",
  unknownWords: (words) => `no se entendió "${words}".`,
  unknownScene: (words) => `no se entendió "${words}"; la imagen dirige esta escena.`,
  unfilmable: (sentence) =>
    `en una sola foto solo se mueve la cámara; "${sentence}" no se puede filmar. Di qué hace la cámara, como en "close no assunto, aproximação".`,
  unchanged: (sentence) =>
    `la foto queda como es, y solo se filma lo que se ve en ella; "${sentence}" no se puede filmar. Di qué hace la cámara, como en "close no assunto, aproximação".`,
  cannotHide: (sentence) =>
    `no todo lo que "${sentence}" deja fuera se encuentra en la foto. Recorta la foto antes de enviarla, o cambia el encuadre en la escena.`,
  notLeftOut: (name) =>
    `No se encontró "${name}" en la foto, y la película la muestra toda. Revisa el video antes de publicarlo.`,
  noPartWithout: (names) =>
    `Sin "${names}" queda poco de la foto, y la película la muestra toda. Recorta la foto antes de enviarla.`,
  oneGrade: (sentence) =>
    `la película tiene los mismos colores de principio a fin; "${sentence}" no se puede hacer.`,
  noPoint: (count, asked) =>
    `la imagen tiene ${count === 1 ? "1 punto" : `${count} puntos`}; no hay punto ${asked}.`,

  onlySigns: "el subtítulo solo tiene signos que la fuente del video no tiene; nada aparece en la pantalla.",
  noLetters: "la fuente del video no tiene las letras del subtítulo; nada aparece en la pantalla.",
  someLetters: "la fuente del video no tiene algunas letras del subtítulo; no aparecen.",
  tooManyWords: (words) =>
    `el subtítulo tiene ${words} palabras y no cabe en el tiempo; su final no aparece.`,

  nothingToRead:
    "El texto no tiene nada que se pueda escribir en el video; los subtítulos vienen de la imagen.",
  captionsOfText: "El texto no tiene escenas; la imagen dirige el video y los subtítulos vienen del texto.",
  textTooLong: "El texto es más largo que el video; los subtítulos salieron de su comienzo.",
  directed: (made, words, light) => `${made}; ${words}.${light}`,
  directsFilm: "El texto habla de todo el video y no de escenas; la imagen dirige las escenas",
  directsScenes: (count) =>
    `El texto dirige el video: de él salieron ${scenes(count)}, y la imagen dirige el resto`,
  writtenAsked: "en la pantalla queda solo lo que él da para leer",
  writtenNothing: "no se escribe nada en la pantalla, como él pide",
  writtenNoneOfIt: "nada de él se escribe en la pantalla",
  writtenNoneCaptioned: "nada de él se escribe en la pantalla; los subtítulos vienen de la imagen",
  musicOfTemplate: 'La música viene con el modelo; para tener otra, elige "Usar mi música".',
  lettersOfTemplate: "Las letras vienen con el modelo; para tener otras, elige otro modelo.",
  lookInPrompt: "La luz y los colores se cambian en el prompt de la imagen, no en el guion.",
  neverSilent:
    'El video siempre tiene música; para tener otra, elige "Usar mi música", o quita el sonido al publicar.',
  onlyMusic: "El video solo tiene música, sin voz ni otros sonidos. Escribe en el subtítulo lo que se diría.",
  endsAsItBegins:
    "El video termina como empieza, para repetirse sin parar; la pantalla no se oscurece al final.",
  lengthOnPage:
    'La duración se elige en "Duración"; en el texto, di los segundos, como en "video de 15 segundos".',
  alwaysUpright: "El video es siempre vertical, 9:16: el formato de TikTok, Reels y Shorts.",
  withoutEffect: (sentences) =>
    `Esto no cambió nada en el video: ${sentences}. Di qué mostrar y cómo, como en "close no assunto, aproximação".`,
  lightOfPhoto: " La luz y el clima son los de la foto.",

  unseen: (thing) => `no se ve "${nounIn(thing)}" en esta foto`,
  fewer: (seen, thing, asked) => `en esta foto solo se ve "${seen}"; no hay "${thing}" número ${asked}`,
  filmedSubject: (unseen) => `${unseen}; se filmó el tema de la foto.`,
  framedSubject: (unseen) => `${unseen}; se encuadró el tema de la foto.`,
  filmedLikely: (thing) => `se filmó lo que parece ser "${thing}".`,
  framedLikely: (thing) => `se encuadró lo que parece ser "${thing}".`,
  unplaced: (part) =>
    `no sé dónde está "${part}" en la foto; la imagen eligió el encuadre, y puedes cambiarlo en la escena.`,
  unplacedParts: (parts) =>
    `no sé dónde están ${parts} en la foto; la imagen eligió los encuadres, y puedes cambiarlos en las escenas.`,

  cannotAdd: (object) => `No se puede poner "${object}": ${ONLY}`,
  cannotRemove: (object) => `No se puede quitar "${object}": ${ONLY}`,
  cannotReplace: (object) => `No se puede cambiar "${object}": ${ONLY}`,
  cannotRedraw: (object) => `No se puede redibujar "${object}": ${ONLY}`,
  cannotRedrawPhoto: `No se puede redibujar la foto: ${ONLY}`,
  cannotChangeBodies: `No se puede cambiar el rostro ni el cuerpo de nadie: ${ONLY}`,
  textInScript: "El texto de la pantalla se escribe en el guion, no en el prompt.",

  upsideDown: "La foto parece estar al revés. Si es así, gírala y envíala otra vez.",

  mended: (scene, wrong, done) => `Escena ${scene}: ${wrong}; ${done}.`,
  overFace: "el subtítulo queda sobre un rostro",
  cutFace: "el borde corta un rostro",
  flashing: "la imagen parpadeaba más de lo que es seguro",
  wrongView: "el encuadre no sirve",
  otherView: "se muestra otra parte de la foto",
  calmed: "el movimiento se hizo más calmo",
  keptView: "quedó el encuadre que pide el guion",
  captionDropped: "el subtítulo quedó fuera, porque solo cabía sobre un rostro.",
};
