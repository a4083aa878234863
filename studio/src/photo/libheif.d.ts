/** The part of libheif-js that we use; the package brings no types of its own for this entry. */
declare module "libheif-js/wasm-bundle.js" {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (target: { data: Uint8ClampedArray } | null) => void,
    ): void;
    is_primary(): boolean;
    free(): void;
  }
  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
