/** What assistants read of the tools that `curta mcp` serves. */
export const TOOLS = {
  makeImage: {
    title: "Fazer a imagem",
    description:
      "De uma foto faz a imagem do vídeo (1080 x 1920), o prompt e o roteiro. Depois vem make_film.",
  },
  writeScript: {
    title: "Escrever o roteiro",
    description: "Olha uma foto e escreve só o roteiro do vídeo. Mude o que quiser nele e chame make_film.",
  },
  makeFilm: {
    title: "Fazer o vídeo",
    description: "Começa um vídeo e diz o seu `film`. Pergunte por ele com film_status.",
  },
  filmStatus: {
    title: "Como vai o vídeo",
    description: "Diz como um vídeo vai e, quando está pronto, onde o arquivo está.",
  },
} as const;

/** Of what the tools take and give. */
export const FIELDS = {
  style: "Estilo do vídeo",
  seconds: "Duração em segundos",
  template: "Modelo do vídeo; sem ele, a foto escolhe",
  photo: "Caminho da foto nesta máquina (JPEG, PNG, WebP, AVIF, GIF, HEIC, TIFF)",
  about: "Sobre o que é a foto, em uma linha: nomes, ofertas, horários e lugares vão para as legendas",
  prompt: "Palavras sobre o visual, em português",
  image: "O `image` que make_image ou write_script deu",
  script: "O roteiro, como veio ou mudado, no mesmo formato",
  wait: "Segundos que a resposta pode esperar pelo fim",
  path: "Onde o MP4 está nesta máquina",
} as const;
