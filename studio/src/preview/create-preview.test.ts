import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { createTextCanvas } from "../frame/captions/caption-canvas.ts";
import { sceneOf, syntheticPicture, syntheticReading } from "../../testing/frame/synthetic.ts";
import { openRenderer } from "../frame/renderer.ts";
import { asSharp, pixelsOf } from "../photo/pixels.ts";
import type { Picture } from "../picture.ts";
import type { Timeline } from "../direction/timeline.ts";
import { createPreview, type Preview, PREVIEW_SIZE } from "./create-preview.ts";

const PICTURE = syntheticPicture(1080, 1920);
const READING = syntheticReading(PICTURE);
/** Films as the studio wrote them; their words are given, for another story has other letters. */
const SCRIPT = `Filme de 10 segundos, estilo viral, modelo vitrine, 120 BPM

0:00 – 0:01  Plano médio na imagem toda, afastamento, abertura no detalhe. "Minha tia comentaria “lindo!”"
0:01 – 0:04  Plano detalhe no ponto 1, panorâmica para a direita, duas telas.
0:04 – 0:06  Plano aberto na imagem toda, órbita. "Com sete corações"
0:06 – 0:08  Plano detalhe à direita, aproximação, três telas.
0:08 – 0:10  Plano médio na imagem toda, afastamento, abertura no detalhe. "Sem tia não tem internet"`;
const WIDE_SCRIPT = `Filme de 10 segundos, estilo viral, modelo vitrine, 120 BPM

0:00 – 0:01  Plano médio na imagem toda, afastamento, abertura no detalhe. "Você viu isso por um segundo"
0:01 – 0:02,5  Plano detalhe no ponto 1, panorâmica para a direita, duas telas.
0:02,5 – 0:04  Close na polaroid, câmera sobe, entra em chicote.
0:04 – 0:05  Plano aberto na imagem toda, afastamento, cores separadas.
0:05 – 0:07  Close no ponto 1, aproximação, três telas. "Sem voltar: o que tinha?"
0:07 – 0:08  Plano aberto na foto inteira, afastamento.
0:08 – 0:10  Plano médio na imagem toda, afastamento, abertura no detalhe. "Agora volta e confere"`;
const WISHES = { style: "viral", template: "vitrine", seconds: 10, seed: 3 } as const;

/** Node has no ImageData of its own. */
class Image {
  readonly data: Uint8ClampedArray;
  constructor(data: Uint8ClampedArray) {
    this.data = data.slice();
  }
}

async function openPreview(
  { width, height, rgb } = PICTURE,
  reading = READING,
  script = SCRIPT,
): Promise<{ preview: Preview; timeline: Timeline }> {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < rgb.length; i++) rgba[((i - (i % 3)) / 3) * 4 + (i % 3)] = rgb[i] ?? 0;
  const file = await readFile(new URL("../frame/kernel/own.wasm", import.meta.url));
  const preview = createPreview({
    picture: { width, height, rgba },
    reading,
    kernel: await WebAssembly.compile(file),
    drawText: createTextCanvas(),
  });
  const { timeline } = await preview.plan({ ...WISHES, script });
  return { preview, timeline };
}

function shown(preview: Preview, frame: number): Uint8ClampedArray {
  let data = new Uint8ClampedArray();
  preview.show(frame, { putImageData: (image) => (data = image.data) });
  return data;
}

/** The luma of a film frame at half size, as the mean of 2 x 2 pixels. */
function halved(frame: Uint8Array): Float64Array {
  const { width, height } = PREVIEW_SIZE;
  return Float64Array.from({ length: width * height }, (_, i) => {
    const at = Math.floor(i / width) * 2 * width * 2 + (i % width) * 2;
    const [a = 0, b = 0, c = 0, d = 0] = [
      frame[at],
      frame[at + 1],
      frame[at + 2 * width],
      frame[at + 2 * width + 1],
    ];
    return (a + b + c + d) / 4;
  });
}

/** How alike film and preview are, in decibels. */
async function* comparisons(picture: Picture, preview: Preview, timeline: Timeline) {
  const scene = await sceneOf(picture, timeline, { size: { width: 1080, height: 1920 } });
  const renderer = await openRenderer(scene, 0);
  for (const frame of [0, 20, 77, 151, timeline.frames - 1]) {
    const shot = timeline.shots.findIndex(({ to }) => frame < to);
    const film = halved(renderer.draw(shot, frame - (timeline.shots[shot]?.from ?? 0)));
    const page = shown(preview, frame);
    const error = film.reduce((sum, luma, i) => {
      const [r = 0, g = 0, b = 0] = page.subarray(4 * i, 4 * i + 3);
      return sum + (16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b) - luma) ** 2;
    }, 0);
    const psnr = 10 * Math.log10(255 ** 2 / (error / film.length));
    const { captions = [], source } = timeline.shots[shot] ?? {};
    yield { frame, psnr, hasWords: captions.length > 0, isOnCard: source !== undefined };
  }
}

describe("a preview in a page", () => {
  beforeAll(() => {
    Object.assign(globalThis, { ImageData: Image });
  });

  test("shows the film's own frames", async () => {
    const { preview, timeline } = await openPreview();
    for await (const { frame, hasWords, psnr } of comparisons(PICTURE, preview, timeline)) {
      // Letters stand on whole pixels of either size, so that the edges of words differ by up to half of one.
      expect(psnr, `frame ${frame}`).toBeGreaterThan(hasWords ? 27 : 45);
    }
  });

  test("shows the same views of a picture with fewer pixels than the film's", async () => {
    const large = syntheticPicture(2400, 1600);
    const small = await pixelsOf(asSharp(large).resize(800, 534, { fit: "fill" }));
    const { preview, timeline } = await openPreview(small, syntheticReading(large), WIDE_SCRIPT);
    expect(timeline.shots.length).toBeGreaterThan(3);
    for await (const { frame, psnr, hasWords, isOnCard } of comparisons(large, preview, timeline)) {
      // A card is drawn at the size of its frames, so that its edges, too, stand on whole pixels of either size.
      const bound = isOnCard ? 35 : 40;
      expect(psnr, `frame ${frame}`).toBeGreaterThan(hasWords ? 27 : bound);
    }
  });

  test("keeps to the film's frames, and shows nothing before a plan", async () => {
    const { preview, timeline } = await openPreview();
    expect(shown(preview, timeline.frames + 500)).toEqual(shown(preview, timeline.frames - 1));
    expect(shown(preview, -3)).toEqual(shown(preview, 0));
  });
});
