import { CurtaError, type ErrorCode } from "@curta/contract";
import { isDatabaseOutage } from "./outage.ts";

/** PostgreSQL's own codes, and those of Node's TLS: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ENOTFOUND: "database_host_unknown",
  EAI_AGAIN: "database_host_unknown",
  // invalid_password; invalid_authorization_specification; invalid_catalog_name
  "28P01": "database_login_refused",
  "28000": "database_entry_refused",
  "3D000": "database_missing",
  EPROTO: "database_tls_refused",
  CERT_HAS_EXPIRED: "database_certificate",
  DEPTH_ZERO_SELF_SIGNED_CERT: "database_certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "database_certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "database_certificate",
  UNABLE_TO_GET_ISSUER_CERT: "database_certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "database_certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "database_certificate",
};
/** What pg says where it has no code. */
const NO_TLS = /server does not support SSL|establishing an SSL connection/i;
const DEFAULT_PORT = "5432";

/**
 * What keeps us from the database at `url`, as an error of the catalogue with the place and without the password; other errors
 * as they are.
 */
export function explainConnection(error: unknown, url: string): unknown {
  if (error instanceof CurtaError) return error;
  const code = codeOf(error);
  return code === undefined ? error : new CurtaError(code, { detail: placeOf(url), cause: error });
}

function codeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  if (known !== undefined) return known;
  if (NO_TLS.test(error.message)) return "database_tls_refused";
  // A socket file that is not there has Node's code for missing files.
  const isSocket = "syscall" in error && error.syscall === "connect";
  return isSocket || isDatabaseOutage(error) ? "database_away" : undefined;
}

/** Host, port and name of the database, as somebody types them. */
function placeOf(address: string): string {
  const url = new URL(address);
  const host = url.searchParams.get("host") ?? url.hostname;
  const name = url.pathname.slice(1);
  const user = url.username === "" ? "" : `${decodeURIComponent(url.username)}@`;
  return `${user}${host}:${url.port || DEFAULT_PORT}${name === "" ? "" : `/${decodeURIComponent(name)}`}`;
}
