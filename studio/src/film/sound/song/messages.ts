import type { ErrorCode, SongReading } from "@curta/contract";
import type { Stereo } from "../../../score/stereo.ts";

/** Messages to and from the process that decodes songs. Without a part the song is read, with one that part is decoded. */
export interface SongRequest {
  readonly bytes: Uint8Array;
  readonly part?: { readonly from: number; readonly seconds: number };
}

export type SongResponse =
  /** It is ready for a song. */
  | { readonly kind: "ready" }
  | { readonly kind: "read"; readonly reading: SongReading }
  | { readonly kind: "decoded"; readonly sound: Stereo }
  | { readonly kind: "failed"; readonly code: ErrorCode; readonly detail: string };
