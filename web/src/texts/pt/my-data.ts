import { pluralPt as plural } from "./plural.ts";

/** Texts of "Meus dados". */
export const myDataPt = {
  documentTitle: "Meus dados · Curta",
  title: "Meus dados",
  link: "Meus dados",
  lead: "Tudo o que guardamos de você, e o que você pode fazer com isso.",
  loading: "Carregando...",
  offline: "Você está sem internet. Espere a conexão voltar para baixar, trocar ou apagar algo.",
  keptTitle: "O que está guardado",
  account: (email: string, since: string) =>
    `Sua conta: ${email}, desde ${since}. Da senha, só um resumo de onde ela não volta.`,
  noAccount: "Aqui se usa sem conta: o que está guardado é de todos os que usam este endereço.",
  films: (films: number) =>
    plural(films, "1 vídeo, com roteiro e opções.", `${films} vídeos, com roteiros e opções.`),
  photos: (photos: number, images: number) =>
    `${plural(photos, "1 foto", `${photos} fotos`)} e ${plural(images, "1 imagem gerada", `${images} imagens geradas`)}.`,
  sessions: (sessions: number) =>
    plural(
      sessions,
      "1 aparelho em que você está conectado.",
      `${sessions} aparelhos ou navegadores em que você está conectado.`,
    ),
  unused: (days: number) => `Uma foto de que não há vídeo nem rascunho some sozinha depois de ${days} dias.`,
  filmsLeave: (days: number) =>
    plural(days, "Um vídeo some sozinho depois de 1 dia.", `Um vídeo some sozinho depois de ${days} dias.`),
  draftsLeave: (days: number) =>
    plural(
      days,
      "Um rascunho em que você não mexe some sozinho depois de 1 dia.",
      `Um rascunho em que você não mexe some sozinho depois de ${days} dias.`,
    ),
  songs: (songs: number, days: number) =>
    plural(
      songs,
      `1 música sua, que some sozinha depois de ${plural(days, "1 dia", `${days} dias`)} sem uso.`,
      `${songs} músicas suas, que somem sozinhas depois de ${plural(days, "1 dia", `${days} dias`)} sem uso.`,
    ),
  drafts: (drafts: number) =>
    plural(
      drafts,
      "1 rascunho, com as edições que dá para desfazer.",
      `${drafts} rascunhos, com as edições que dá para desfazer.`,
    ),
  apiKeys: (keys: number) =>
    plural(
      keys,
      "1 chave com que um programa age por você; dela, só um resumo.",
      `${keys} chaves com que programas agem por você; delas, só resumos.`,
    ),
  nothingElse: "Nada disso sai deste servidor, e nada é usado para mais nada.",
  allPhotos: "Mostrar todas",
  photosTitle: "Suas fotos",
  noPhotos: "Nenhuma foto guardada.",
  photoFacts: (takes: number, films: number) =>
    `${plural(takes, "1 imagem", `${takes} imagens`)}, ${plural(films, "1 vídeo", `${films} vídeos`)}`,
  removePhoto: "Apagar",
  removePhotoOf: (name: string) => `Apagar a foto ${name} e tudo o que veio dela`,
  exportTitle: "Levar uma cópia",
  exportHint:
    "Um arquivo ZIP com fotos, imagens, vídeos, roteiros e tudo o que o banco de dados sabe de você.",
  exportAction: "Baixar meus dados",
  exporting: "O download começou. Pode levar um pouco, se houver muitos vídeos.",
  security: {
    title: "Senha e entradas",
    current: "Senha atual",
    new: "Senha nova",
    change: "Trocar senha",
    changing: "Trocando...",
    changed: "Senha trocada. Nos outros aparelhos, é preciso entrar de novo.",
    failed: "Não foi possível trocar a senha. Tente de novo.",
    list: "Últimas entradas",
    listHint: "Se uma delas não foi você, troque a senha: isso encerra as outras sessões.",
    listFailed: "Não foi possível carregar as entradas. Recarregue a página para tentar de novo.",
    none: "Nenhuma entrada anotada.",
    all: "Mostrar todas",
    here: "desta rede",
    elsewhere: (code: string) => `de outra rede (${code})`,
    onServer: "no servidor",
    kinds: {
      signed_in: "Entrou",
      sign_in_failed: "Errou a senha",
      password_changed: "Trocou a senha",
      current_password_wrong: "Errou a senha atual ao trocar de senha",
      token_reused: "Sessão encerrada por segurança: o código dela foi usado duas vezes",
    },
  },
  keysTitle: "Chaves para programas",
  keysHint:
    "Com uma chave, um programa (o n8n, um assistente, a linha de comando) faz imagens e vídeos por você.",
  keysGuide: "Como usar",
  keyName: "Nome da chave",
  keyPlaceholder: "Ex.: n8n",
  makeKey: "Criar chave",
  madeKey: (name: string) => `Chave “${name}”: copie agora, ela não aparece de novo.`,
  copyKey: "Copiar",
  keyCopied: "Chave copiada.",
  keyUsed: (when: string) => `Usada: ${when}`,
  keyUnused: "Ainda não usada",
  revokeKey: "Acabar",
  revokeKeyOf: (name: string) => `Acabar com a chave ${name}`,
  keyRevoked: (name: string) => `A chave “${name}” não vale mais.`,
  keyFailed: "Não deu certo. Tente de novo em instantes.",
  removeTitle: "Apagar",
  removeAllHint:
    "Todas as fotos, imagens, vídeos e rascunhos, e as chaves de programas. A conta continua. O que estiver sendo feito é cancelado.",
  removeAll: "Apagar tudo o que fiz",
  removeAllConfirm: {
    title: "Apagar todas as fotos e vídeos?",
    hint: "Nada do que você fez volta. Se quiser uma cópia, baixe seus dados antes.",
    typed: "Para confirmar, digite APAGAR",
    word: "APAGAR",
    yes: "Apagar tudo",
    no: "Voltar",
  },
  removedAll: "Tudo o que você fez foi apagado.",
  removeAccountHint: "A conta e tudo o que está nela. Você sai em todos os aparelhos.",
  removeAccount: "Apagar minha conta",
  removeAccountConfirm: {
    title: "Apagar sua conta?",
    hint: "A conta, as fotos, os vídeos e os rascunhos vão embora de vez.",
    typed: (email: string) => `Para confirmar, digite seu e-mail: ${email}`,
    yes: "Apagar a conta",
    no: "Voltar",
  },
  languageTitle: "Idioma",
  languageHint: "Vale para a página. Roteiros, legendas e vídeos ficam como estão.",
  failed: "Não foi possível carregar seus dados. Verifique a conexão e tente de novo.",
  notHere: "Seus dados estão no serviço em que a sua conta foi criada. Peça a quem cuida dele.",
  tryAgain: "Tentar de novo",
  dismiss: "Fechar mensagem",
};
