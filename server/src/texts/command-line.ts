import type { ProgressStage } from "@curta/contract";

/** Sentences of the command line. */
export const SAYS = {
  unknownCommand: (name: string) => `Não existe o comando "${name}". Veja os que existem com --help.`,
  unknownOption: "Uma opção não é válida. Veja a ajuda com --help.",
  failed: (reason: string) => `Algo deu errado: ${reason}`,

  // serve, dev
  buildingPage: "Montando a página...",
  pageNotBuilt: "a página não pôde ser montada",
  makingDatabase: "Criando o banco de dados, só desta primeira vez...",
  endingLeftovers: "O banco de dados não parou direito da última vez. Esperando que se recupere...",
  waitingForDatabase: (host: string) =>
    `O banco de dados em ${host} ainda não responde. Esperando por ele, até dois minutos e meio...`,
  waitingForMigration: "Outro processo da Curta atualiza as tabelas do banco de dados. Esperando por ele...",
  changingTables: "Atualizando as tabelas do banco de dados...",
  running: (address: string) => `A Curta está no ar: ${address}`,
  alsoAt: (address: string) => `            também: ${address}`,
  onlyHere: "Só este computador a alcança. Para a rede: CURTA_HOST=0.0.0.0 npm start",
  firstUser: "Primeiro usuário (guarde a senha, ela não aparece de novo):",
  firstEmail: (email: string) => `  E-mail: ${email}`,
  firstPassword: (password: string) => `  Senha:  ${password}`,
  howToStop: "Ctrl-C para parar.",
  devReady: (page: string) => `Pronto: a página, com recarga automática, e o servidor: ${page}`,

  // film, script
  ready: (what: string) => `Pronto: ${what}`,
  imageReady: (path: string, prompt: string, script: string) =>
    `Pronto: ${path}\n\nPrompt positivo:\n${prompt}\n\nRoteiro:\n${script}`,
  onLine: (line: number, remark: string) => `Linha ${line}: ${remark}`,
  canceled: "O vídeo foi cancelado.",
  serverChoosesSeed: "--seed: um servidor escolhe a semente",
  onePhoto: "falta a foto, ou há mais de uma",
  oneFile: "falta o arquivo, ou há mais de um",
  missingOut: "falta -o",

  // user
  missingEmail: "falta o e-mail",
  nothingYet: "Nada aconteceu ainda.",
  mayEnter: (email: string) => `${email} pode entrar.`,
  newPassword: (email: string) => `${email} tem senha nova.`,
  password: (password: string) => `Senha: ${password}`,
  askPassword: "Senha (não aparece; vazio: inventamos uma): ",
  passwordIsNoOption:
    "a senha não vai na linha de comando, onde outros a veem: digite-a quando perguntada, ou mande-a com --password-stdin",
  neverIn: "nunca entrou",
  lastIn: (when: string) => `entrou em ${when}`,
  alreadyThere: (path: string) => `${path} já existe`,
  removed: (email: string, films: number, images: number) =>
    `${email} foi removido: ${films === 1 ? "1 vídeo" : `${films} vídeos`} e ` +
    `${images === 1 ? "1 imagem" : `${images} imagens`}, com todos os arquivos.`,
  removedInPart: "Alguns arquivos não puderam ser apagados agora; a próxima limpeza apaga.",

  // key
  missingName: "falta --name, o nome da máquina que usa a chave",
  missingKeyNumber: "falta o número da chave; curta key list mostra",
  signingKeyRotated: "As sessões são assinadas com uma chave nova; a anterior vale por mais uma hora.",
  keysReplaced: (sessions: number) =>
    `Todas as chaves são novas, também a de serviço (curta key mostra). ` +
    `${sessions === 1 ? "1 sessão terminou" : `${sessions} sessões terminaram`}: todos entram de novo.`,
  installationKeys: (open: string, secret: string) => `pública: ${open}\nde serviço (segredo): ${secret}`,
  newKey: (key: string, userId: string) =>
    `Guarde esta chave, ela não aparece de novo:\n${key}\n` +
    `Vai no cabeçalho "Authorization: Bearer <chave>"; user_id dos pedidos: ${userId}`,
  keyRevoked: "A chave não vale mais.",
  noKeys: "Nenhuma chave. Faça uma com: curta key add <e-mail> --name <nome>",
  neverUsed: "nunca usada",
  lastUsed: (when: string) => `usada em ${when}`,

  // backup, restore
  backupUsage: "curta backup <pasta vazia>",
  backupElsewhere: "com DATABASE_URL ou S3_*, a cópia é do PostgreSQL (pg_dump) e do S3, não daqui",
  backupReady: (folder: string, files: number) => `Cópia pronta em ${folder} (${files} arquivos de mídia).`,
  notEmpty: (folder: string) => `${folder} não está vazia`,
  restoreUsage: "curta restore <pasta da cópia>",
  notABackup: (folder: string) => `${folder} não é uma cópia da Curta`,
  restored: (folder: string) => `Cópia devolvida a ${folder}. Comece com: npm start`,
} as const;

export const STAGE_NAMES: Record<ProgressStage, string> = {
  reading: "Lendo a imagem",
  script: "Lendo o roteiro",
  score: "Compondo a música",
  frames: "Desenhando os quadros",
  mux: "Juntando som e imagem",
  certificate: "Medindo o vídeo",
};
