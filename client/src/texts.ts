/** Sentences of errors that do not come from the server. */
export const TEXTS = {
  filmUnknown: "Não encontramos este vídeo.",
  noImage: "O servidor não mandou a imagem.",
  unreachable: (server: string) => `Não conseguimos falar com ${server}. Confira o endereço e a conexão.`,
  answered: (status: number) => `O servidor respondeu ${status}.`,
} as const;
