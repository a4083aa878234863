import { Log } from "node-av/lib";
import { AV_LOG_ERROR } from "node-av/constants";

/** Encoders and muxers log only errors to stderr. */
export function quietLibraryLogs(): void {
  Log.setLevel(AV_LOG_ERROR);
}
