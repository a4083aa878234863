/** The part of libheif-js that the page uses; the package describes its JavaScript interface nowhere. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(into: ImageData, done: (picture: ImageData | null) => void): void;
  }
  export default function libheif(options: { wasmBinary: ArrayBuffer }): {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
}
