/** Texts of the sample film, of the ways out of the page (phone, public link), and of what was shared to it. */
export const shareText = {
  sample: {
    photo: "Uma foto: uma pessoa atrás do balcão de um bar, com copos de cerveja.",
    film: "O vídeo que a Curta fez desta foto, num celular.",
    pause: "Pausar o vídeo de exemplo",
    play: "Tocar o vídeo de exemplo",
  },
} as const;
