/** Sentences that the server sends beside those of the error catalogue. */
export const ANSWERS = {
  signIn: "Entre para continuar.",
  tooManyRequests: (wait: string) => `Muitas tentativas em pouco tempo. Espere ${wait} e tente de novo.`,
  spaceNearlyFull: (used: string, all: string) =>
    `Seu espaço está quase cheio: ${used} de ${all} MB. Apague vídeos de que não precisa mais.`,
} as const;

/** Goes with the data that a user takes along. */
export const EXPORT_README = `Estes são os seus dados na Curta.

dados.json  tudo o que o banco de dados guarda de você: conta, sessões, rascunhos, imagens, roteiros, pedidos
fotos/      uma pasta por imagem gerada: a foto que você enviou e o que foi feito dela
musicas/    as músicas que você enviou
rascunhos/  as fotos de rascunhos que ainda não têm imagem
videos/     os vídeos prontos, cada um com o roteiro em texto

A senha e as chaves de programas não estão aqui: o servidor só guarda um resumo delas, de onde não voltam.
`;
