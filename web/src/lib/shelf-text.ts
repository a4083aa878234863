import type { Status } from "@curta/contract";

/** Texts of "Seus vídeos", of arrivals and of "Meus dados". */
export const shelfText = {
  documentTitle: "Seus vídeos · Curta",
  title: "Seus vídeos",
  link: "Seus vídeos",
  linkBusy: (films: number) => (films === 1 ? "1 em andamento" : `${films} em andamento`),
  linkReady: (films: number) => (films === 1 ? "1 novo" : `${films} novos`),
  count: (films: number) => (films === 1 ? "1 vídeo" : `${films} vídeos`),
  found: (films: number, more: boolean) =>
    films === 0
      ? "Nenhum vídeo com essas palavras"
      : films === 1
        ? "1 vídeo encontrado"
        : `${films}${more ? " ou mais" : ""} vídeos encontrados`,
  search: "Buscar no nome e no roteiro",
  searchScript: "Buscar no roteiro",
  clearSearch: "Limpar busca",
  create: "Criar um vídeo",
  emptyTitle: "Ainda não há vídeos aqui",
  emptyHint: "Escolha uma foto e peça o primeiro. Ele aparece aqui assim que você pedir, e fica guardado.",
  notFoundHint: "Tente outra palavra: vale o que está escrito nas legendas e nas cenas.",
  loading: "Carregando seus vídeos...",
  loadFailed: "Não foi possível carregar seus vídeos. Verifique a conexão e tente de novo.",
  tryAgain: "Tentar de novo",
  more: "Mostrar mais",
  loadingMore: "Carregando mais...",
  untitled: "Vídeo sem nome",
  today: (time: string) => `hoje, ${time}`,
  seconds: (seconds: number) => `${seconds} s`,
  states: {
    pending: "Na fila",
    processing: "Em andamento",
    completed: "Pronto",
    error: "Não gerado",
    canceled: "Cancelado",
  } satisfies Record<Status, string>,
  progress: (title: string) => `Progresso de ${title}`,
  open: (title: string) => `Abrir ${title}`,
  actions: "Ações",
  actionsOf: (title: string) => `Ações de ${title}`,
  openAction: "Abrir",
  duplicate: "Duplicar",
  rename: "Renomear",
  newName: "Novo nome",
  saveName: "Salvar",
  cancelName: "Cancelar",
  renamed: "Nome salvo.",
  download: "Baixar",
  remove: "Apagar",
  removePhoto: "Apagar a foto e tudo o que veio dela",
  removed: (title: string) => `“${title}” foi apagado.`,
  undo: "Desfazer",
  restored: (title: string) => `“${title}” voltou.`,
  removeFailed: "Não foi possível apagar. Tente de novo.",
  callFailed: "Não deu certo. Tente de novo em instantes.",
  dismiss: "Fechar mensagem",
  confirmPhoto: {
    title: "Apagar a foto e tudo o que veio dela?",
    hint: "Vão embora a foto, as imagens geradas e todos os vídeos e rascunhos feitos com ela. Não dá para desfazer.",
    yes: "Apagar tudo isso",
    no: "Voltar",
    done: "A foto e tudo o que veio dela foram apagados.",
  },
  drafts: {
    title: "Rascunhos",
    hint: "O que você começou e ainda não virou vídeo.",
    goOn: "Continuar",
    remove: (title: string) => `Apagar o rascunho ${title}`,
    more: "Mostrar mais rascunhos",
    untitled: "Sem título",
  },
  notify: "Avisar quando ficar pronto",
  notifyOn: "Você será avisado pelo sistema quando um vídeo ficar pronto.",
  notifyRefused: "O navegador não permite avisos desta página. Você pode mudar isso nas permissões do site.",
  arrival: {
    region: "Vídeos que ficaram prontos",
    ready: (title: string) => `“${title}” está pronto.`,
    failed: (title: string) => `“${title}” não pôde ser gerado.`,
    open: "Abrir",
    more: (films: number) => (films === 1 ? "e mais 1 vídeo" : `e mais ${films} vídeos`),
  },
} as const;

export const myDataText = {
  documentTitle: "Meus dados · Curta",
  title: "Meus dados",
  link: "Meus dados",
  back: "Seus vídeos",
  lead: "Tudo o que guardamos de você, e o que você pode fazer com isso.",
  loading: "Carregando...",
  keptTitle: "O que está guardado",
  account: (email: string, since: string) =>
    `Sua conta: ${email}, desde ${since}. Da senha, só um resumo de onde ela não volta.`,
  noAccount: "Aqui se usa sem conta: o que está guardado é de todos os que usam este endereço.",
  films: (films: number) =>
    films === 1 ? "1 vídeo, com roteiro e opções." : `${films} vídeos, com roteiros e opções.`,
  photos: (photos: number, images: number) =>
    `${photos === 1 ? "1 foto" : `${photos} fotos`} e ${images === 1 ? "1 imagem gerada" : `${images} imagens geradas`} delas.`,
  sessions: (sessions: number) =>
    sessions === 1
      ? "1 aparelho em que você está conectado."
      : `${sessions} aparelhos ou navegadores em que você está conectado.`,
  unused: (days: number) => `Uma foto de que não há vídeo nem rascunho some sozinha depois de ${days} dias.`,
  songs: (songs: number) =>
    songs === 1
      ? "1 música sua, que some sozinha depois de 30 dias sem uso."
      : `${songs} músicas suas, que somem sozinhas depois de 30 dias sem uso.`,
  drafts: (drafts: number) =>
    drafts === 1
      ? "1 rascunho, com as edições que dá para desfazer."
      : `${drafts} rascunhos, com as edições que dá para desfazer.`,
  apiKeys: (keys: number) =>
    keys === 1
      ? "1 chave com que um programa age por você; dela, só um resumo."
      : `${keys} chaves com que programas agem por você; delas, só resumos.`,
  nothingElse: "Nada disso sai deste servidor, e nada é usado para mais nada.",
  photosTitle: "Suas fotos",
  noPhotos: "Nenhuma foto guardada.",
  photoFacts: (takes: number, films: number) =>
    `${takes === 1 ? "1 imagem" : `${takes} imagens`}, ${films === 1 ? "1 vídeo" : `${films} vídeos`}`,
  removePhoto: "Apagar",
  removePhotoOf: (name: string) => `Apagar a foto ${name} e tudo o que veio dela`,
  exportTitle: "Levar uma cópia",
  exportHint:
    "Um arquivo ZIP com fotos, imagens, vídeos, roteiros e tudo o que o banco de dados sabe de você.",
  exportAction: "Baixar meus dados",
  exporting: "O download começou. Pode levar um pouco, se houver muitos vídeos.",
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
  failed: "Não foi possível carregar seus dados. Verifique a conexão e tente de novo.",
  notHere: "Seus dados estão no serviço em que a sua conta foi criada. Peça a quem cuida dele.",
  tryAgain: "Tentar de novo",
  dismiss: "Fechar mensagem",
} as const;
