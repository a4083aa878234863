/**
 * The only error catalogue: code -> HTTP status and a plain Portuguese sentence that says what to do next. Every
 * error is thrown as a `CurtaError` with one of these codes and translated in one place.
 */
export const ERRORS = {
  // Requests
  not_json: [400, "O pedido não é um JSON válido. Recarregue a página e tente de novo."],
  invalid_request: [
    400,
    "O pedido está incompleto ou tem um campo inválido. Recarregue a página e tente de novo.",
  ],
  unclean_text: [
    400,
    "O texto tem caracteres invisíveis que não dá para guardar. Apague-os, ou digite o texto de novo, e tente outra vez.",
  ],
  body_too_large: [413, "O envio é grande demais. Escolha uma imagem de até 10MB."],
  head_too_large: [
    431,
    "O pedido tem endereço ou cabeçalhos grandes demais. Apague os cookies deste site e tente de novo.",
  ],
  upload_silent: [408, "O envio parou no meio. Confira a conexão e tente de novo."],
  not_found: [404, "Não encontramos o que você procura. Volte ao início e tente de novo."],
  method_not_allowed: [
    405,
    "Este endereço não aceita este método. O cabeçalho Allow da resposta diz quais ele aceita.",
  ],
  unauthorized: [401, "Sua sessão terminou. Entre de novo para continuar."],
  forbidden: [403, "Este pedido é de outra conta. Entre com a conta certa e tente de novo."],
  key_scope: [403, "Esta chave não serve para este pedido. Peça outra a quem cuida deste servidor."],
  key_refused: [
    403,
    "Com uma chave não se faz isto. Entre na página da Curta com e-mail e senha e faça por lá.",
  ],
  key_invalid: [
    401,
    "Esta chave não existe ou foi encerrada. Confira se está inteira, ou crie outra em Meus dados, na página da Curta.",
  ],
  too_many_requests: [429, "Muitas tentativas em pouco tempo. Espere um minuto e tente de novo."],
  internal: [500, "Algo deu errado do nosso lado. Tente de novo em instantes."],
  unavailable: [503, "O serviço está iniciando ou sem banco de dados. Tente de novo em instantes."],
  out_of_time: [503, "O servidor não conseguiu terminar este pedido a tempo. Tente de novo em instantes."],
  memory_short: [503, "O servidor está com pouca memória agora. Tente de novo em alguns minutos."],
  // Identity
  invalid_credentials: [400, "E-mail ou senha incorretos. Confira os dois e tente de novo."],
  weak_password: [422, "Esta senha é fácil de adivinhar. Use de 8 a 128 caracteres que só você conheça."],
  current_password_required: [400, "Para trocar a senha, digite também a senha atual."],
  current_password_invalid: [400, "A senha atual está incorreta. Digite-a de novo para trocar a senha."],
  invalid_email: [400, "Este e-mail não é válido. Confira o endereço."],
  signup_disabled: [422, "O cadastro está fechado. Peça uma conta a quem cuida deste servidor."],
  session_ended: [403, "Sua sessão terminou. Entre de novo para continuar."],
  refresh_token_unknown: [400, "Sua sessão terminou. Entre de novo para continuar."],
  refresh_token_reused: [
    400,
    "Sua sessão foi encerrada por segurança. Entre de novo; se não foi você, troque a senha.",
  ],
  session_expired: [400, "Sua sessão chegou ao fim do prazo. Entre de novo para continuar."],
  user_banned: [403, "Esta conta está bloqueada. Fale com quem cuida deste servidor."],
  // Photos
  broken_base64: [400, "A imagem chegou incompleta. Escolha o arquivo de novo."],
  photo_too_large: [413, "A imagem deve ter no máximo 10MB"],
  photo_not_image: [
    415,
    "Este arquivo não é uma imagem que sabemos abrir. Use JPEG, PNG, WebP, AVIF, GIF, HEIC ou TIFF.",
  ],
  photo_broken: [422, "A imagem está danificada ou incompleta. Escolha outra ou exporte-a de novo."],
  photo_too_many_pixels: [
    422,
    "A imagem tem pixels demais (o máximo é 100 megapixels). Reduza o tamanho e tente de novo.",
  ],
  photo_too_small: [
    422,
    "A imagem é pequena demais (o mínimo é 200 pixels no lado menor). Escolha uma maior.",
  ],
  photo_missing: [410, "A foto desta imagem não está mais no servidor. Escolha a foto de novo."],
  // The user's own music
  song_too_large: [413, "A música deve ter no máximo 30MB. Exporte-a como MP3 ou M4A e tente de novo."],
  song_not_audio: [415, "Este arquivo não é uma música que sabemos abrir. Use MP3, M4A, WAV ou OGG."],
  song_broken: [422, "A música está danificada ou incompleta. Escolha outra ou exporte-a de novo."],
  song_too_long: [422, "A música tem mais de 15 minutos. Corte o trecho que quer usar e tente de novo."],
  song_too_short: [422, "A música é mais curta que o vídeo. Escolha uma mais longa ou um vídeo mais curto."],
  song_silent: [422, "Não se ouve nada nesta música. Escolha outra."],
  song_missing: [410, "A sua música não está mais no servidor. Escolha o arquivo de novo."],
  // Drafts
  draft_changed: [409, "Este rascunho mudou em outra janela. Recarregue a página: nada se perde."],
  too_many_keys: [429, "Você já tem chaves demais. Acabe com uma que não usa e tente de novo."],
  too_many_drafts: [429, "Você já tem rascunhos demais. Apague alguns e tente de novo."],
  // Films
  unknown_image_url: [
    422,
    "Não encontramos a imagem deste vídeo. Gere a imagem de novo e peça o vídeo outra vez.",
  ],
  image_missing: [
    410,
    "A imagem deste vídeo não está mais no servidor. Gere a imagem de novo e peça o vídeo outra vez.",
  ],
  callback_refused: [
    422,
    "Não podemos avisar neste endereço. Use um callback_url da internet, sem usuário nem senha, ou peça a quem cuida deste servidor que o permita.",
  ],
  task_conflict: [409, "Já existe outro pedido com este número. Peça o vídeo de novo."],
  too_many_images: [429, "Você já tem imagens demais em preparo. Espere uma ficar pronta e tente de novo."],
  too_many_films: [429, "Você já tem vídeos demais na fila. Espere um terminar e peça de novo."],
  queue_full: [429, "Estamos com muitos pedidos agora. Tente de novo em alguns minutos."],
  space_full: [
    409,
    "Seu espaço neste servidor está cheio. Apague vídeos de que não precisa mais e tente de novo em um minuto.",
  ],
  render_failed: [
    500,
    "Não conseguimos montar o vídeo. Peça de novo; se acontecer outra vez, use outra imagem.",
  ],
  film_lost: [500, "O vídeo foi interrompido várias vezes. Peça de novo."],
  // Ways out of the page
  phone_unreachable: [
    409,
    "O celular ainda não alcança a Curta: ela só atende neste computador. Quem cuida dela pode ligá-la à rede com CURTA_HOST=0.0.0.0 npm start, ou dizer em CURTA_PUBLIC_URL o endereço que os outros aparelhos usam.",
  ],
  link_used: [
    410,
    "Este código já foi usado ou passou da hora. Na página da Curta, aperte Ver no celular outra vez e leia o código novo.",
  ],
  public_film_gone: [404, "Este vídeo não está mais aqui. Peça um link novo a quem o mandou."],
  film_canceled: [409, "O vídeo foi cancelado."],
  film_out_of_bounds: [
    500,
    "O vídeo saiu fora das medidas das plataformas. Peça de novo; se acontecer outra vez, mude o roteiro.",
  ],
  disk_full: [507, "O servidor está sem espaço. Avise quem cuida dele e tente mais tarde."],
  confirmation_differs: [422, "O e-mail digitado não é o desta conta. Digite-o de novo para apagar."],
  // Command line
  file_not_found: [404, "O arquivo não existe. Confira o caminho."],
  file_not_writable: [400, "Não dá para gravar neste caminho. Confira a pasta e as permissões."],
  invalid_option: [400, "Uma opção não é válida. Veja a ajuda com --help."],
  password_not_typed: [400, "Nenhuma senha foi digitada, e nada mudou. Comece de novo."],
  data_in_use: [
    409,
    "Outro processo da Curta já usa esta pasta de dados. Pare o outro ou escolha outra pasta com CURTA_DATA.",
  ],
  port_in_use: [409, "A porta já está em uso. Pare o outro programa ou escolha outra com PORT."],
  postgres_missing: [
    409,
    "O PostgreSQL embutido não está instalado para este sistema. Rode npm ci de novo, ou use um PostgreSQL seu com DATABASE_URL.",
  ],
  postgres_unlinked: [
    409,
    "O PostgreSQL embutido ainda não está completo, e esta conta não pode escrever na pasta dele. Rode npm start uma vez com a conta que rodou npm ci, ou use um PostgreSQL seu com DATABASE_URL.",
  ],
  database_newer: [
    409,
    "O banco de dados é de uma versão mais nova da Curta. Atualize o programa, ou restaure uma cópia feita antes da atualização.",
  ],
  database_unfit: [
    409,
    "O PostgreSQL de DATABASE_URL ainda não serve para a Curta. Peça a quem cuida dele que rode isto, ou deploy/prepare-database.sql:",
  ],
  database_away: [
    503,
    "A Curta não alcança o PostgreSQL de DATABASE_URL. Confira se ele está no ar e aceita conexões, e se é ele que atende neste endereço e nesta porta.",
  ],
  database_host_unknown: [
    503,
    "O nome do servidor em DATABASE_URL não existe nesta rede. Confira como está escrito, e se o DNS responde.",
  ],
  database_login_refused: [
    401,
    "O PostgreSQL de DATABASE_URL não aceita este usuário com esta senha. Confira os dois; na senha, @ se escreve %40, / %2F, # %23, ? %3F e % %25.",
  ],
  database_entry_refused: [
    403,
    "O PostgreSQL de DATABASE_URL não deixa este usuário entrar a partir daqui. Peça a quem cuida dele que o permita (login do usuário e pg_hba.conf); se ele exige TLS, acrescente ?sslmode=verify-full ao endereço.",
  ],
  database_missing: [
    404,
    "O banco de dados de DATABASE_URL não existe neste PostgreSQL. Confira o nome no fim do endereço, ou peça a quem cuida dele que rode deploy/prepare-database.sql.",
  ],
  database_tls_refused: [
    409,
    "O PostgreSQL de DATABASE_URL não aceita TLS. Tire o sslmode do endereço, ou peça a quem cuida dele que ligue o TLS.",
  ],
  database_certificate: [
    409,
    "O certificado do PostgreSQL de DATABASE_URL não é de confiança para este nome. Use o nome que está nele, e dê o certificado de quem o assinou com &sslrootcert=/caminho/ca.pem no endereço.",
  ],
  model_unreachable: [
    502,
    "Não deu para baixar o modelo. Confira a internet; com um proxy, use HTTPS_PROXY e NODE_USE_ENV_PROXY=1; ou traga o arquivo de outro computador e instale com --from.",
  ],
  model_differs: [
    422,
    "O arquivo não é o modelo esperado, ou chegou incompleto: tamanho ou soma SHA-256 não conferem. Nada foi instalado. Baixe-o de novo.",
  ],
  model_unusable: [
    422,
    "Esta versão da Curta não sabe usar este modelo. Nada foi instalado, e os vídeos saem como antes, sem ele.",
  ],
  user_exists: [409, "Já existe um usuário com este e-mail."],
  key_unknown: [404, "Não existe chave com este número. Veja as que existem com curta key list."],
  user_unknown: [404, "Não existe usuário com este e-mail."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** An error with a code of the catalogue. `detail` is for logs, never for users. */
export class CurtaError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, options: { detail?: string; cause?: unknown } = {}) {
    super(ERRORS[code][1], { cause: options.cause });
    this.name = "CurtaError";
    this.code = code;
    this.status = ERRORS[code][0];
    this.detail = options.detail;
  }
}

/** The sentence that a user sees for a code. */
export function errorMessage(code: ErrorCode): string {
  return ERRORS[code][1];
}
