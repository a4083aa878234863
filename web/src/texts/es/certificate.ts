import type { CertificateTexts } from "@curta/contract/certificate";

/** The rows of a film's certificate. */
export const certificateEs: CertificateTexts = {
  people: {
    label: "Personas",
    value: (shown, count) => `${shown} de ${count} en el video`,
    bound: "todas, con el rostro entero",
  },
  things: {
    label: "Cosas",
    value: (shown, count) => `${shown} de ${count} en el video`,
    bound: "todas enteras",
  },
  heads: {
    label: "Rostros",
    value: (whole, shots, cut) =>
      `enteros en ${whole} de ${shots} planos${cut === 0 ? "" : `, cortados en ${cut}`}`,
    bound: "enteros en 4 de 5, ninguno cortado",
  },
  captions_off_faces: {
    label: "Subtítulos y rostros",
    value: (shots) =>
      shots === 0
        ? "ojos, nariz y boca libres"
        : `sobre un rostro en ${shots} ${shots === 1 ? "plano" : "planos"}`,
    bound: "ojos, nariz y boca libres",
  },
  skin: {
    label: "Piel",
    value: (turned, burnt) => `tono a ${turned}° del de la foto, ${burnt}% quemada`,
    bound: (turned, burnt) => `hasta ${turned}° y ${burnt}%`,
  },
  main_thing: {
    label: "Protagonista",
    value: (held, shots) => `en ${held} de ${shots} planos`,
    bound: "en 4 de 5",
  },
  framings: {
    label: "Encuadres",
    value: (distinct, shots, jumps) =>
      `${distinct} en ${shots} planos${jumps === 0 ? "" : `, ${jumps} iguales al anterior`}`,
    bound: (least) => `al menos ${least}, ninguno igual al anterior`,
  },
  opening: {
    label: "Apertura",
    value: (moves, seconds) =>
      `${moves ? "se mueve desde el principio" : "empieza quieta"}${seconds === null ? "" : `, frase legible a los ${seconds} s`}`,
    bound: (seconds) => `se mueve desde el principio, frase legible antes de ${seconds} s`,
  },
  caption_contrast: {
    label: "Contraste de los subtítulos",
    value: (contrast) => `${contrast} : 1 en el peor cuadro`,
    bound: (contrast) => `${contrast} : 1 en todos los cuadros`,
  },
  safe_area: {
    label: "Subtítulos en el área libre",
    value: (outside, words) => {
      if (outside !== null) return `${outside} píxeles fuera`;
      if (words === null) return "sin subtítulos";
      return words === 1 ? "1 palabra, dentro" : `${words} palabras, todas dentro`;
    },
    bound: "x de 65 a 900, y de 270 a 1248",
  },
  flashes: { label: "Destellos por segundo", bound: (most) => `hasta ${most}` },
  red_flashes: { label: "Destellos rojos por segundo", bound: (most) => `hasta ${most}` },
  still: { label: "Mayor tramo quieto", bound: (seconds) => `hasta ${seconds} s` },
  black: { label: "Mayor tramo negro", bound: (seconds) => `hasta ${seconds} s` },
  loop: {
    label: "Vuelta al principio",
    value: (similarity) => `semejanza ${similarity}`,
    bound: (least) => `al menos ${least}`,
  },
  file_size: { label: "Tamaño del archivo", bound: (megabytes) => `hasta ${megabytes} MB` },
  fast_start: {
    label: "Inicio rápido",
    value: (isFirst) => (isFirst ? "índice al principio" : "índice al final"),
    bound: "índice al principio",
  },
  edit_lists: {
    label: "Listas de edición",
    value: (count) => (count === 0 ? "ninguna" : String(count)),
    bound: "ninguna",
  },
  start_times: {
    label: "Comienzo",
    value: (picture, sound) => `imagen a ${picture} s, sonido a ${sound} s`,
    bound: "los dos a 0.000 s",
  },
  picture_size: { label: "Tamaño de los cuadros", bound: "1080 x 1920, pixel 1:1" },
  frame_rate: {
    label: "Cuadros",
    value: (frames, rate, isSteady) =>
      `${frames} cuadros, ${rate} por segundo${isSteady ? ", constantes" : ""}`,
    bound: (frames) => `${frames} cuadros, 30 por segundo, constantes`,
  },
  video_codec: {
    label: "Códec",
    value: (isHigh, level, isPlanar) =>
      `${isHigh ? "H.264 High" : "otro códec"} ${level}, ${isPlanar ? "yuv420p" : "otro formato"}`,
    bound: "H.264 High 4.0, yuv420p",
  },
  colour: {
    label: "Color",
    value: (isTagged, isLimited) =>
      `${isTagged ? "BT.709" : "sin marca BT.709"}, ${isLimited ? "rango limitado" : "rango sin marcar"}`,
    bound: "BT.709, rango limitado",
  },
  keyframes: {
    label: "Cuadros clave",
    value: (missing, seconds, isClosed) =>
      `${missing === 0 ? "en todos los cortes" : `faltan en ${missing} cortes`}, como máximo cada ${seconds} s${isClosed ? "" : ", grupos abiertos"}`,
    bound: (seconds) => `en todos los cortes, cada ${seconds} s o menos`,
  },
  b_frames: { label: "Cuadros B seguidos", bound: (most) => `como máximo ${most}` },
  peak_rate: { label: "Pico en 1 s", bound: "hasta 12.0 Mb/s" },
  audio_codec: {
    label: "Sonido",
    value: (isLow, kilohertz, channels, kilobits) =>
      `${isLow ? "AAC-LC" : "otro códec"}, ${kilohertz} kHz, ${channels === 2 ? "estéreo" : `${channels} canales`}, ${kilobits} kb/s`,
    bound: "AAC-LC, 48 kHz, estéreo, cerca de 192 kb/s",
  },
  audio_length: { label: "Duración del sonido" },
  audio_onset: { label: "Primer sonido", bound: (seconds) => `antes de ${seconds} s` },
  loudness: { label: "Volumen", bound: "-14.0 LUFS, 0.5 más o menos" },
  true_peak: { label: "Pico real", bound: "hasta -1.5 dBTP" },
  phone_sound: {
    label: "Sonido en el celular",
    value: (share) => `${share}% de la energía por encima de 300 Hz`,
    bound: "al menos 50%",
  },
  level_fall: {
    label: "Volumen después del golpe",
    value: (decibels) => `baja hasta ${decibels} dB`,
    bound: (decibels) => `hasta ${decibels} dB`,
  },
};
