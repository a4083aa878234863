import { Log } from "node-av/lib";
import { AV_LOG_ERROR } from "node-av/constants";

/** Keeps encoders and muxers from chatting on stderr; their errors are still shown. */
export function quietLibraryLogs(): void {
  Log.setLevel(AV_LOG_ERROR);
}
