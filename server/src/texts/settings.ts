/** What settings should be; the name of the variable comes before. */
export const SHOULD_BE = {
  address: "deve ser um endereço http:// ou https://",
  databaseAddress:
    "deve ser um endereço postgres://usuario:senha@servidor:5432/banco; na senha, @ se escreve %40, / %2F, # %23, ? %3F e % %25",
  origins: "deve ser uma lista de origens, como https://cdn.example ou https://*.example",
  wholeNumber: (min: number, max: number) => `deve ser um número inteiro de ${min} a ${max}`,
  oneOf: (values: readonly string[]) => `deve ser um destes: ${values.join(", ")}`,
} as const;

/** Sentences about settings. */
export const SETTINGS = {
  unknown: (name: string, meant: string | undefined) =>
    `A variável ${name} não existe e não tem efeito.${meant === undefined ? " As que existem estão em .env.example." : ` Seria ${meant}?`}`,
  noKey: `Falta CURTA_KEY: a chave deste servidor, feita com "curta key add" por quem cuida dele.`,
  halfSupabase: "CURTA_SUPABASE_URL e CURTA_SUPABASE_KEY vão juntas: falta uma delas",
  halfS3: "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY vão juntas: falta uma delas",
} as const;

/** What keeps us from working in a PostgreSQL. */
export const UNFIT = {
  tooOld: (version: number, oldest: number) =>
    `este PostgreSQL é da versão ${version}; a Curta precisa da ${oldest} ou mais nova`,
  notUtf8: (database: string, encoding: string) =>
    `o banco ${database} guarda texto em ${encoding}; a Curta precisa de UTF8`,
  noSchemas: (user: string, database: string) =>
    `o usuário ${user} não pode criar esquemas no banco ${database}`,
  noTable: (user: string) => `o usuário ${user} não pode criar a tabela no esquema public`,
  missingRoles: (roles: readonly string[], user: string) =>
    `faltam os papéis ${roles.join(", ")}, e o usuário ${user} não pode criá-los`,
  closedRoles: (roles: readonly string[], user: string) =>
    `o usuário ${user} não pode assumir os papéis ${roles.join(", ")}`,
} as const;
