import type { ErrorCode } from "@curta/contract";
import type { KeyImage, KeyImageWishes } from "@curta/studio";

/** What goes to the process that makes key images, and what comes back. */
export type ToChild =
  | { readonly kind: "make"; readonly photo: Uint8Array; readonly wishes: Omit<KeyImageWishes, "signal"> }
  | { readonly kind: "abort" };

export type FromChild =
  | { readonly kind: "ready" }
  | { readonly kind: "made"; readonly keyImage: KeyImage }
  | { readonly kind: "failed"; readonly code: ErrorCode; readonly detail: string };
