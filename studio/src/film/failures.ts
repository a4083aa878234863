import { CurtaError, type ErrorCode } from "@curta/contract";
import { AVERROR_EACCES, AVERROR_ENOENT, AVERROR_ENOSPC } from "node-av/constants";
import { FFmpegError } from "node-av/lib";
import { isMemoryShort } from "../short-memory.ts";

const BY_SYSTEM_CODE: Readonly<Record<string, ErrorCode>> = {
  ENOSPC: "disk_full",
  EDQUOT: "disk_full",
  EACCES: "file_not_writable",
  EROFS: "file_not_writable",
  ENOENT: "file_not_writable",
  ENOTDIR: "file_not_writable",
  EISDIR: "file_not_writable",
};
const BY_LIBRARY_CODE = new Map<number, ErrorCode>([
  [AVERROR_ENOSPC, "disk_full"],
  [AVERROR_EACCES, "file_not_writable"],
  [AVERROR_ENOENT, "file_not_writable"],
]);

/** Converts any error of film making to an error of the catalogue. */
export function asCurtaError(error: unknown): CurtaError {
  if (isMemoryShort(error)) return new CurtaError("memory_short", { cause: error, detail: String(error) });
  if (error instanceof CurtaError) return error;
  return new CurtaError(codeOf(error) ?? "render_failed", { cause: error, detail: String(error) });
}

function codeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof FFmpegError) return BY_LIBRARY_CODE.get(error.code);
  if (error instanceof Error && "code" in error && typeof error.code === "string")
    return BY_SYSTEM_CODE[error.code];
  return undefined;
}
