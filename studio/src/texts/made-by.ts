/** How the film was made, as metadata of the file. */
export const MADE_BY =
  "Feito pela Curta a partir de uma única foto; câmera, luz e música geradas por computador.";
