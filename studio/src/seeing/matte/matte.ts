import type { Box } from "@curta/contract";

/** Which pixels are the subject. */
export interface Matte {
  /** The part of the picture that the cells cover, in shares; there is no subject outside of it. */
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  /** 0 ground, 255 subject, row by row. */
  readonly alpha: Uint8Array;
}
