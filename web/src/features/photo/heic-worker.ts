import libheif from "libheif-js/libheif-wasm/libheif.js";
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";

addEventListener("message", ({ data: file }: MessageEvent<File>) => {
  decode(file).then(
    (picture) => postMessage(picture, { transfer: [picture.data.buffer] }),
    (error: unknown) => postMessage(String(error)),
  );
});

async function decode(file: File): Promise<ImageData> {
  const [wasmBinary, bytes] = await Promise.all([
    fetch(wasmUrl).then((answer) => answer.arrayBuffer()),
    file.arrayBuffer(),
  ]);
  const decoder = new (libheif({ wasmBinary }).HeifDecoder)();
  const [image] = decoder.decode(new Uint8Array(bytes));
  if (image === undefined) throw new Error("no picture inside");
  const picture = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(picture, (done) => (done === null ? reject(new Error("not decodable")) : resolve()));
  });
  return picture;
}
