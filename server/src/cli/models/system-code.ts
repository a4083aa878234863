/** The system's word for what went wrong, such as ENOSPC; undefined where it gave none. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
