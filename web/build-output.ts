export interface Chunk {
  readonly type: "chunk";
  readonly isEntry: boolean;
  /** The module that it is loaded for. */
  readonly facadeModuleId: string | null;
  /** Chunks that it cannot do without. */
  readonly imports: readonly string[];
}
interface Asset {
  readonly type: "asset";
  readonly originalFileNames: readonly string[];
}
/** What a build has made, by file name. */
export type Made = Readonly<Record<string, Asset | Chunk>>;
