/** Sentences of the page that shows one film, on a phone and behind a public link: in the language of who opens it. */
const filmPagePt = {
  untitled: "Um vídeo feito com a Curta",
  description: "Um vídeo curto, feito de uma foto.",
  yours: "Seu vídeo",
  video: "Vídeo",
  save: "Salvar",
  share: "Compartilhar",
  preparing: "Preparando o vídeo...",
  shareAgain: "Pronto! Toque em Compartilhar de novo.",
  notShared: "Não foi possível compartilhar. Use Salvar.",
  cannotShare:
    "Para postar, salve o vídeo e escolha-o no aplicativo. Este navegador não compartilha arquivos deste endereço.",
  onlyThisPhone: "Esta página é só deste celular, por meia hora.",
  madeWith: (link: string) => `Feito de uma foto com a ${link}.`,
  postText: "Texto para postar",
  copy: "Copiar texto",
  copied: "Texto copiado!",
  notCopied: "Não foi possível copiar. Segure o dedo no texto e copie.",
};
export type FilmPageTexts = typeof filmPagePt;

const filmPageEn: FilmPageTexts = {
  untitled: "A video made with Curta",
  description: "A short video, made from one photo.",
  yours: "Your video",
  video: "Video",
  save: "Save",
  share: "Share",
  preparing: "Getting the video ready...",
  shareAgain: "Ready! Tap Share again.",
  notShared: "It could not be shared. Use Save.",
  cannotShare:
    "To post it, save the video and choose it in the app. This browser shares no files from this address.",
  onlyThisPhone: "This page is for this phone only, for half an hour.",
  madeWith: (link) => `Made from one photo with ${link}.`,
  postText: "Text to post",
  copy: "Copy text",
  copied: "Text copied!",
  notCopied: "It could not be copied. Hold your finger on the text and copy it.",
};

const filmPageEs: FilmPageTexts = {
  untitled: "Un video hecho con Curta",
  description: "Un video corto, hecho de una foto.",
  yours: "Tu video",
  video: "Video",
  save: "Guardar",
  share: "Compartir",
  preparing: "Preparando el video...",
  shareAgain: "¡Listo! Toca Compartir de nuevo.",
  notShared: "No se pudo compartir. Usa Guardar.",
  cannotShare:
    "Para publicar, guarda el video y elígelo en la aplicación. Este navegador no comparte archivos de esta dirección.",
  onlyThisPhone: "Esta página es solo de este teléfono, por media hora.",
  madeWith: (link) => `Hecho de una foto con ${link}.`,
  postText: "Texto para publicar",
  copy: "Copiar texto",
  copied: "¡Texto copiado!",
  notCopied: "No se pudo copiar. Mantén el dedo sobre el texto y cópialo.",
};

export const FILM_PAGE = { pt: filmPagePt, en: filmPageEn, es: filmPageEs } as const;
