import { pluralEs as plural } from "./plural.ts";
import type { myDataPt } from "../pt/my-data.ts";

export const myDataEs: typeof myDataPt = {
  documentTitle: "Tus datos · Curta",
  title: "Tus datos",
  link: "Tus datos",
  lead: "Todo lo que guardamos de ti, y lo que puedes hacer con eso.",
  loading: "Cargando...",
  offline: "Estás sin internet. Espera a que vuelva la conexión para descargar, cambiar o borrar algo.",
  keptTitle: "Lo que se guarda",
  account: (email, since) =>
    `Tu cuenta: ${email}, desde el ${since}. De la contraseña, solo un resumen del que no se puede recuperar.`,
  noAccount: "Aquí se usa sin cuenta: lo que se guarda es de todos los que usan esta dirección.",
  films: (films) =>
    plural(films, "1 video, con guion y opciones.", `${films} videos, con guiones y opciones.`),
  photos: (photos, images) =>
    `${plural(photos, "1 foto", `${photos} fotos`)} y ${plural(images, "1 imagen generada", `${images} imágenes generadas`)} por Curta.`,
  sessions: (sessions) =>
    plural(
      sessions,
      "1 dispositivo con tu sesión abierta.",
      `${sessions} dispositivos o navegadores con tu sesión abierta.`,
    ),
  unused: (days) => `Una foto sin video ni borrador se borra sola después de ${days} días.`,
  filmsLeave: (days) =>
    plural(
      days,
      "Un video se borra solo después de 1 día.",
      `Un video se borra solo después de ${days} días.`,
    ),
  draftsLeave: (days) =>
    plural(
      days,
      "Un borrador que no tocas se borra solo después de 1 día.",
      `Un borrador que no tocas se borra solo después de ${days} días.`,
    ),
  songs: (songs, days) =>
    plural(
      songs,
      `1 canción tuya, que se borra sola después de ${plural(days, "1 día", `${days} días`)} sin uso.`,
      `${songs} canciones tuyas, que se borran solas después de ${plural(days, "1 día", `${days} días`)} sin uso.`,
    ),
  drafts: (drafts) =>
    plural(
      drafts,
      "1 borrador, con los cambios que se pueden deshacer.",
      `${drafts} borradores, con los cambios que se pueden deshacer.`,
    ),
  apiKeys: (keys) =>
    plural(
      keys,
      "1 clave con la que un programa actúa por ti; de ella, solo un resumen.",
      `${keys} claves con las que unos programas actúan por ti; de ellas, solo resúmenes.`,
    ),
  nothingElse: "Nada de esto sale de este servidor, y nada se usa para otra cosa.",
  allPhotos: "Mostrar todas",
  photosTitle: "Tus fotos",
  noPhotos: "No hay fotos guardadas.",
  photoFacts: (takes, films) =>
    `${plural(takes, "1 imagen", `${takes} imágenes`)}, ${plural(films, "1 video", `${films} videos`)}`,
  removePhoto: "Borrar",
  removePhotoOf: (name) => `Borrar la foto ${name} y todo lo que salió de ella`,
  exportTitle: "Llevarte una copia",
  exportHint:
    "Un archivo ZIP con fotos, imágenes, videos, guiones y todo lo que la base de datos sabe de ti.",
  exportAction: "Descargar mis datos",
  exporting: "La descarga empezó. Puede tardar un poco si hay muchos videos.",
  security: {
    title: "Contraseña e ingresos",
    current: "Contraseña actual",
    new: "Contraseña nueva",
    change: "Cambiar contraseña",
    changing: "Cambiando...",
    changed: "Contraseña cambiada. En los otros dispositivos hay que ingresar de nuevo.",
    failed: "No se pudo cambiar la contraseña. Intenta de nuevo.",
    list: "Últimos ingresos",
    listHint: "Si alguno no fuiste tú, cambia la contraseña: así terminan las otras sesiones.",
    listFailed: "No se pudieron cargar los ingresos. Recarga la página para intentar de nuevo.",
    none: "Ningún ingreso anotado.",
    all: "Mostrar todos",
    here: "desde esta red",
    elsewhere: (code: string) => `desde otra red (${code})`,
    onServer: "en el servidor",
    kinds: {
      signed_in: "Ingresó",
      sign_in_failed: "Contraseña incorrecta",
      password_changed: "Cambió la contraseña",
      current_password_wrong: "Contraseña actual incorrecta al cambiarla",
      token_reused: "Sesión terminada por seguridad: su código se usó dos veces",
    },
  },
  keysTitle: "Claves para programas",
  keysHint:
    "Con una clave, un programa (n8n, un asistente, la línea de comandos) hace imágenes y videos por ti.",
  keysGuide: "Cómo se usan",
  keyName: "Nombre de la clave",
  keyPlaceholder: "Ej.: n8n",
  makeKey: "Crear clave",
  madeKey: (name) => `Clave “${name}”: cópiala ahora, no se vuelve a mostrar.`,
  copyKey: "Copiar",
  keyCopied: "Clave copiada.",
  keyUsed: (when) => `Usada: ${when}`,
  keyUnused: "Todavía sin usar",
  revokeKey: "Anular",
  revokeKeyOf: (name) => `Anular la clave ${name}`,
  keyRevoked: (name) => `La clave “${name}” ya no sirve.`,
  keyFailed: "No funcionó. Inténtalo de nuevo en un momento.",
  removeTitle: "Borrar",
  removeAllHint:
    "Todas las fotos, imágenes, videos y borradores, y las claves de programas. La cuenta sigue. Lo que esté en proceso se cancela.",
  removeAll: "Borrar todo lo que hice",
  removeAllConfirm: {
    title: "¿Borrar todas las fotos y los videos?",
    hint: "Nada de lo que hiciste vuelve. Si quieres una copia, descarga antes tus datos.",
    typed: "Para confirmar, escribe BORRAR",
    word: "BORRAR",
    yes: "Borrar todo",
    no: "Volver",
  },
  removedAll: "Se borró todo lo que hiciste.",
  removeAccountHint: "La cuenta y todo lo que hay en ella. Tu sesión se cierra en todos los dispositivos.",
  removeAccount: "Borrar mi cuenta",
  removeAccountConfirm: {
    title: "¿Borrar tu cuenta?",
    hint: "La cuenta, las fotos, los videos y los borradores se van para siempre.",
    typed: (email) => `Para confirmar, escribe tu correo: ${email}`,
    yes: "Borrar la cuenta",
    no: "Volver",
  },
  languageTitle: "Idioma",
  languageHint: "De la página. Los guiones, los textos en pantalla y los videos quedan como están.",
  failed: "No se pudieron cargar tus datos. Revisa la conexión e inténtalo de nuevo.",
  notHere: "Tus datos están en el servicio donde se creó tu cuenta. Pregunta a quien lo administra.",
  tryAgain: "Intentar de nuevo",
  dismiss: "Cerrar mensaje",
};
