import type { Texts } from "../pt.ts";

/** Texts of the sample film, of the ways out of the page (phone, public link), and of what was shared to it, in Spanish. */
export const shareEs: Texts["share"] = {
  sample: {
    photo: "Una foto: una persona detrás de la barra de un bar, con vasos de cerveza.",
    film: "El video que Curta hizo de esta foto, en un celular.",
    pause: "Pausar el video de ejemplo",
    play: "Reproducir el video de ejemplo",
  },
  shared: {
    lost: "No recibimos la foto que compartiste. Elígela aquí.",
  },
  phone: {
    making: "Preparando el código...",
    alt: "Código QR que abre el video en el celular",
    hint: "Con el celular en la misma red, apunta la cámara al código. No hace falta iniciar sesión.",
    terms: (time: string) => `Se abre una sola vez, hasta las ${time}.`,
    again: "Crear otro código",
    tryAgain: "Intentar de nuevo",
    other: "¿No se abrió? Prueba otra dirección:",
    failed: "No se pudo preparar el código. Inténtalo de nuevo.",
  },
  publicLink: {
    title: "Enlace público",
    hint: "Quien tenga el enlace ve el video y su nombre, sin iniciar sesión. Nada más tuyo aparece, y puedes quitar el enlace cuando quieras.",
    make: "Crear enlace público",
    made: "Enlace público creado.",
    copy: "Copiar enlace",
    copied: "¡Enlace copiado!",
    remove: "Quitar enlace público",
    removed: "Enlace público quitado: la dirección ya no abre nada.",
    local: "Este enlace solo se abre en esta computadora, porque nada más llega a Curta.",
    failed: "Algo salió mal. Inténtalo de nuevo en unos instantes.",
  },
};
