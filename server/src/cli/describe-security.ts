import type { SecurityEvent, SecurityKind } from "../identity/index.ts";

/** What an account did; "alguém" where there is none. */
const DEEDS: Record<SecurityKind, string> = {
  account_added: "recebeu uma conta",
  account_removed: "teve a conta apagada, com tudo o que fez",
  current_password_wrong: "errou a senha atual ao trocar de senha",
  everything_removed: "apagou tudo o que fez",
  exported: "levou uma cópia dos seus dados",
  key_made: "ganhou uma chave para programas",
  key_revoked: "perdeu uma chave para programas",
  keys_rotated: "trocou as chaves da instalação",
  password_changed: "tem senha nova",
  sign_in_failed: "errou a senha",
  signed_in: "entrou",
  token_reused: "teve uma sessão encerrada, porque o código dela foi usado duas vezes",
};
const NOBODY: Partial<Record<SecurityKind, string>> = {
  sign_in_failed: "tentou entrar com um e-mail que não tem conta",
};

/** One line of the security log: when, who, what, from which network. */
export function describeSecurityEvent({ at, kind, email, network }: SecurityEvent): string {
  const deed = (email === null ? NOBODY[kind] : undefined) ?? DEEDS[kind];
  const who = email ?? (kind === "keys_rotated" ? "quem cuida do servidor" : "alguém");
  const from = network === null ? "" : ` (rede ${network})`;
  return `${at.toLocaleString("pt-BR")}  ${who} ${deed}${from}`;
}
