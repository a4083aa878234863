/** Texts of the sample film, of the ways out of the page (phone, public link), and of what was shared to it. */
export const sharePt = {
  sample: {
    photo: "Uma foto: uma pessoa atrás do balcão de um bar, com copos de cerveja.",
    film: "O vídeo que a Curta fez desta foto, num celular.",
    pause: "Pausar o vídeo de exemplo",
    play: "Tocar o vídeo de exemplo",
  },
  shared: {
    lost: "Não recebemos a foto que você compartilhou. Escolha-a aqui.",
  },
  phone: {
    making: "Preparando o código...",
    alt: "Código QR que abre o vídeo no celular",
    hint: "Com o celular na mesma rede, aponte a câmera para o código. Não precisa entrar.",
    terms: (time: string) => `Abre uma vez só, até as ${time}.`,
    again: "Gerar outro código",
    tryAgain: "Tentar de novo",
    other: "Não abriu? Tente outro endereço:",
    failed: "Não foi possível preparar o código. Tente de novo.",
  },
  publicLink: {
    title: "Link público",
    hint: "Quem tiver o link vê o vídeo e o nome dele, sem entrar. Nada mais seu aparece, e você pode remover o link quando quiser.",
    make: "Criar link público",
    made: "Link público criado.",
    copy: "Copiar link",
    copied: "Link copiado!",
    remove: "Remover link público",
    removed: "Link público removido: o endereço não abre mais nada.",
    local: "Este link só abre neste computador, porque a Curta só atende nele.",
    failed: "Não deu certo. Tente de novo em instantes.",
  },
};
