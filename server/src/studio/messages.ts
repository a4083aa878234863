import type { ErrorCode } from "@curta/contract";
import type { KeyImage, KeyImageWishes } from "@curta/studio";

/** Messages to and from the process that makes key images. */
export type ChildRequest =
  | { readonly kind: "make"; readonly photo: Uint8Array; readonly wishes: Omit<KeyImageWishes, "signal"> }
  | { readonly kind: "abort" };

export type ChildResponse =
  | { readonly kind: "ready" }
  | { readonly kind: "made"; readonly keyImage: KeyImage; readonly residentBytes: number }
  | { readonly kind: "failed"; readonly code: ErrorCode; readonly detail: string };
