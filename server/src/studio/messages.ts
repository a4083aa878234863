import type { ErrorCode } from "@curta/contract";
import type { KeyImage, KeyImageWishes } from "@curta/studio";

/** Messages to and from the process that makes key images. */
export type ChildRequest =
  | { readonly kind: "make"; readonly photo: Uint8Array; readonly wishes: Omit<KeyImageWishes, "signal"> }
  | { readonly kind: "abort" };

export type ChildResponse =
  /** Sent every second, so that a frozen process is told from one that computes. */
  | { readonly kind: "alive" }
  | { readonly kind: "made"; readonly keyImage: KeyImage; readonly residentBytes: number }
  | { readonly kind: "failed"; readonly code: ErrorCode; readonly detail: string };
