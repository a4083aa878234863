/** Sentences of the page that shows one film: on a phone, and behind a public link. */
export const FILM_PAGE = {
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
} as const;
