/** What `curta models` says. */
export const MODELS_SAY = {
  fetching: (title: string) => `Trazendo ${title}`,
  converting: "Conferindo e convertendo",
  added: (title: string, licence: string, place: string, megabytes: string) =>
    `Pronto: ${title} (licença ${licence}) está em ${place} (${megabytes} MB).\n` +
    `As próximas fotos já usam a profundidade aprendida; as imagens que já existem ficam como estão.`,
  present: (place: string, megabytes: string) => `instalado em ${place} (${megabytes} MB)`,
  absent: (megabytes: string) =>
    `não instalado (não falta nada sem ele); curta models add depth baixa ${megabytes} MB`,
  broken: (place: string) =>
    `o arquivo ${place} não serve para esta versão, e os vídeos saem sem ele; curta models add depth o traz de novo`,
  removed: "O modelo foi apagado. As próximas fotos não usam mais a profundidade aprendida.",
  wasAbsent: "Não havia modelo instalado.",
} as const;
