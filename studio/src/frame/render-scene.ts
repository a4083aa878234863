import type { Reading } from "@curta/contract";
import type { Timeline } from "../direction/timeline.ts";
import { composeCard } from "../card/compose-card.ts";
import { CARD_NAMES, CARD_SIZE, type CardName } from "../direction/framing/cards/card.ts";
import { type Cover, coverOf } from "../geometry/cover.ts";
import type { Picture } from "../picture.ts";
import { type Arena, createArena } from "../kernel-memory.ts";
import type { TextCanvas } from "./captions/letters/text-canvas.ts";
import { type CaptionWord, paintCaptions, allocWords, storeWord } from "./captions/captions.ts";
import { depthField, NO_DEPTH } from "./camera/depth.ts";
import { openFrameKernel } from "./memory/kernel.ts";
import { allocLevel, type PictureLevel, allocLevels } from "./memory/levels.ts";
import { ditherThresholds, noiseTile, TILE_BYTES } from "./light/noise.ts";
import { fillLevels, shrinkLevel, allocGradeBuffers } from "./memory/picture-planes.ts";
import { TAPS_BYTES } from "./memory/records.ts";
import { allocRenderSlot, type FrameSize, type RenderSlot } from "./memory/slot.ts";
import { fillGround } from "./layers/fill-ground.ts";
import { allocGrounds, paintGround, type PaintedGround } from "./layers/grounds.ts";
import { allocMatte, fillMatte, type SceneMatte, usesMatte } from "./layers/matte-plane.ts";
import { squaredDistances } from "./light/vignette.ts";

export interface RenderSceneMaterials {
  /** What the film is cut from, of any proportions. */
  readonly picture: Picture;
  readonly reading: Reading;
  readonly timeline: Timeline;
  readonly drawText: TextCanvas;
  /** How many renderers will draw at the same time. */
  readonly slots: number;
  /** Default 1080 x 1920. The width is a multiple of 8, the height even. */
  readonly size?: FrameSize;
  readonly kernel: WebAssembly.Module;
  /** For a page: frames can be converted to RGBA, and the memory is not shared with other threads. Default false. */
  readonly display?: boolean;
  /** Called about every ten milliseconds of work. Lets other tasks run; may throw to cancel. */
  readonly pause?: () => Promise<void>;
}

/** Everything that frames are drawn from. Plain data: it can be posted to worker threads. */
export interface RenderScene {
  readonly kernel: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly size: FrameSize;
  readonly timeline: Timeline;
  readonly photo: SceneSource;
  /** The cards that some shots are cut from; null where none is. */
  readonly card: SceneSource | null;
  readonly polaroid: SceneSource | null;
  /** The photo without its subject; null where no shot is in layers. */
  readonly ground: SceneSource | null;
  /** Null where no shot of the film needs it. */
  readonly matte: SceneMatte | null;
  /** What cut-outs stand on. */
  readonly grounds: readonly PaintedGround[];
  readonly depth: { readonly address: number; readonly columns: number; readonly rows: number };
  /** 8 rows of 8 dither thresholds, Q7. */
  readonly dither: number;
  /** Weights for sampling between pixels, for views through a mesh. */
  readonly taps: number;
  readonly luma: ShadeTables;
  readonly chroma: ShadeTables;
  /** Words of every shot, in drawing order. */
  readonly captions: readonly (readonly CaptionWord[])[];
  readonly slots: readonly RenderSlot[];
}

/** A picture that shots are cut from: the part that its largest view shows, and its sizes, the largest first. */
export interface SceneSource {
  readonly cover: Cover;
  readonly levels: readonly PictureLevel[];
}

/** The picture that a shot is cut from. */
export function sourceOf(scene: RenderScene, source: CardName | undefined): SceneSource {
  return (source === undefined ? null : scene[source]) ?? scene.photo;
}

/** Tables for shading one kind of plane. */
export interface ShadeTables {
  readonly columnSquares: number;
  readonly rowSquares: number;
  readonly noise: number;
}

const FILM_SIZE: FrameSize = { width: 1080, height: 1920 };
const DITHER_BYTES = 128;
const LUMA_NEUTRAL = 16;
const CHROMA_NEUTRAL = 128;

/** Prepares a picture, its grade, depth and captions for drawing frames of a timeline. @throws what `pause` throws */
export async function prepareScene(materials: RenderSceneMaterials): Promise<RenderScene> {
  const { picture, timeline, kernel: module, size = FILM_SIZE, display = false } = materials;
  const { pause = async () => {} } = materials;
  const width = picture.width & ~1;
  const height = picture.height & ~1;
  const cards = { card: drawCard("card", materials, size), polaroid: drawCard("polaroid", materials, size) };
  const painted = await paintCaptions({
    timeline,
    canvas: materials.drawText,
    size,
    pictureOf: ({ source }) => (source === undefined ? null : cards[source]) ?? picture,
    pause,
  });
  const isDeep = timeline.shots.some(({ parallax }) => parallax !== null && parallax.layered !== true);
  const depth = isDeep ? depthField(materials.reading.depth) : NO_DEPTH;

  const arena = createArena();
  const photo = allocSource(arena, { width, height }, size);
  const sources = {
    card: cards.card && allocSource(arena, cards.card, size),
    polaroid: cards.polaroid && allocSource(arena, cards.polaroid, size),
  };
  const packed = timeline.shots.some(usesMatte) ? materials.reading.matte : undefined;
  const isLayered = packed !== undefined && timeline.shots.some(({ parallax }) => parallax?.layered === true);
  const isCut = timeline.shots.some(({ effects }) => effects?.cutOut !== undefined);
  const matte =
    packed === undefined
      ? null
      : allocMatte(arena, { frame: size, size: { width, height }, cover: photo.cover, isCut, isLayered });
  const side = (of: "width" | "height"): number => Math.max(cards.card?.[of] ?? 0, cards.polaroid?.[of] ?? 0);
  const widest = Math.max(width, side("width"));
  const buffers = allocGradeBuffers(arena, widest, Math.max(height, side("height")));
  const rooms = { display, matte: matte !== null, outline: matte !== null && isCut };
  const distance = isLayered ? allocGroundSource(arena, photo) : null;
  const layout = {
    photo,
    ground: distance,
    ...sources,
    matte,
    grounds: allocGrounds(arena, timeline, size),
    luma: allocShadeTables(arena, size.width, size.height),
    chroma: allocShadeTables(arena, size.width / 2, size.height / 2),
    depth: { address: arena.alloc(depth.values.byteLength), columns: depth.columns, rows: depth.rows },
    dither: arena.alloc(DITHER_BYTES),
    taps: arena.alloc(TAPS_BYTES),
    captions: allocWords(arena, painted),
    slots: Array.from({ length: materials.slots }, () => allocRenderSlot(arena, size, widest, rooms)),
  };
  const pages = arena.pages();
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: !display });
  const kernel = await openFrameKernel(module, memory);

  new Int16Array(memory.buffer, layout.dither, 64).set(ditherThresholds().map((threshold) => threshold * 2));
  kernel.fillTaps(layout.taps);
  await fillLevels({ kernel, memory, buffers, levels: photo.levels, pause }, picture, timeline.grade);
  for (const name of CARD_NAMES) {
    const [card, levels] = [cards[name], sources[name]?.levels];
    if (card !== null && levels !== undefined) {
      await fillLevels({ kernel, memory, buffers, levels, pause }, card, timeline.grade);
    }
  }
  if (matte !== null && packed !== undefined) fillMatte(memory, matte, packed);
  const [distant] = distance?.levels ?? [];
  const nearest = photo.levels.at(-1);
  if (distant !== undefined && nearest !== undefined && matte?.surroundings) {
    await pause();
    shrinkLevel({ kernel, memory, buffers }, nearest, distant);
    fillGround(memory, distant, matte.surroundings);
  }
  for (const design of layout.grounds) paintGround(memory, design, size);
  fillShadeTables(memory, layout.luma, size, 1, noiseTile(LUMA_NEUTRAL, timeline.grade.grain));
  fillShadeTables(memory, layout.chroma, size, 2, noiseTile(CHROMA_NEUTRAL, 0));
  new Float32Array(memory.buffer, layout.depth.address, depth.values.length).set(depth.values);
  layout.captions.flat().forEach((word, i) => {
    const source = painted.flat()[i];
    if (source) storeWord(memory, word, source);
  });
  return { kernel: module, memory, size, timeline, ...layout };
}

/** A card is as large against its frames in a preview as it is in a film. */
function drawCard(
  name: CardName,
  { picture, timeline }: RenderSceneMaterials,
  size: FrameSize,
): Picture | null {
  const card = timeline[name];
  if (card === undefined) return null;
  const scale = size.width / FILM_SIZE.width;
  const even = (side: number): number => 2 * Math.round((side * scale) / 2);
  const pixels = { width: even(CARD_SIZE.width), height: even(CARD_SIZE.height) };
  return composeCard(picture, card, pixels, timeline.cardGround);
}

function allocSource(arena: Arena, { width, height }: FrameSize, frame: FrameSize): SceneSource {
  const cover = coverOf({ width, height });
  return { cover, levels: allocLevels(arena, width, height, (width * cover.width) / frame.width) };
}

/** The ground is smaller than the photo's smallest size by this much: it is out of focus behind its subject. */
const GROUND_SHRUNK = 1.9;

function allocGroundSource(arena: Arena, { cover, levels }: SceneSource): SceneSource {
  const { width, height } = levels.at(-1)?.luma ?? { width: 0, height: 0 };
  return { cover, levels: [allocLevel(arena, distantSide(width), distantSide(height))] };
}

function distantSide(side: number): number {
  return Math.max(64, 2 * Math.round(side / GROUND_SHRUNK / 2));
}

function allocShadeTables(arena: Arena, width: number, height: number): ShadeTables {
  return {
    columnSquares: arena.alloc((width + 16) * 2),
    rowSquares: arena.alloc(height * 2),
    noise: arena.alloc(TILE_BYTES),
  };
}

function fillShadeTables(
  memory: WebAssembly.Memory,
  look: ShadeTables,
  size: FrameSize,
  sampleSize: number,
  noise: Int16Array,
): void {
  const columns = squaredDistances(size.width / sampleSize, sampleSize, size.width, size);
  const rows = squaredDistances(size.height / sampleSize, sampleSize, size.height, size);
  for (const [address, table] of [
    [look.columnSquares, columns],
    [look.rowSquares, rows],
    [look.noise, noise],
  ] as const) {
    new Int16Array(memory.buffer, address, table.length).set(table);
  }
}
