import type { GroundDesign } from "../../direction/timeline-effects.ts";
import type { Timeline } from "../../direction/timeline.ts";
import type { Arena } from "../../kernel-memory.ts";
import { designShares } from "./designs.ts";
import { type FrameSize, frameBytes } from "../memory/slot.ts";

/** A painted ground that subjects are cut out on: a frame, I420. */
export interface PaintedGround {
  readonly design: GroundDesign;
  readonly color: string;
  readonly address: number;
}

/** Brightness of the design against the colour of the ground. */
const DESIGN_LIGHT: Readonly<Record<GroundDesign, number>> = { dots: 0.8, rays: 0.86, stripes: 0.87 };

/** Allocates every ground that a film's cut-outs stand on, each once. */
export function allocGrounds(arena: Arena, { shots }: Timeline, size: FrameSize): PaintedGround[] {
  const grounds = new Map<string, PaintedGround>();
  for (const { effects } of shots) {
    if (effects?.cutOut === undefined) continue;
    const { design, color } = effects.cutOut;
    const key = `${design} ${color}`;
    if (!grounds.has(key)) grounds.set(key, { design, color, address: arena.alloc(frameBytes(size)) });
  }
  return [...grounds.values()];
}

/** Paints a ground. */
export function paintGround(memory: WebAssembly.Memory, ground: PaintedGround, size: FrameSize): void {
  const { width, height } = size;
  const { y, u, v } = levelsOf(ground.color);
  const shares = designShares(ground.design, size);
  const tableOf = (level: number, neutral: number): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, share) => {
      const kept = 1 - ((1 - DESIGN_LIGHT[ground.design]) * share) / 255;
      return Math.round(neutral + (level - neutral) * kept);
    });
  const lumas = tableOf(y, 16);
  const luma = new Uint8Array(memory.buffer, ground.address, width * height);
  for (let at = 0; at < luma.length; at++) luma[at] = lumas[shares[at] ?? 0] ?? 0;
  const [half, samples] = [width / 2, (width * height) / 4];
  [tableOf(u, 128), tableOf(v, 128)].forEach((table, plane) => {
    const chroma = new Uint8Array(memory.buffer, ground.address + 4 * samples + plane * samples, samples);
    for (let at = 0; at < samples; at++) {
      const column = at % half;
      chroma[at] = table[shares[2 * ((at - column) / half) * width + 2 * column] ?? 0] ?? 0;
    }
  });
}

/** Levels of a colour `#rrggbb` in a frame: BT.709, limited range. */
export function levelsOf(color: string): { y: number; u: number; v: number } {
  const value = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return {
    y: Math.round(16 + 219 * light),
    u: Math.round(128 + (224 * (b - light)) / 1.8556),
    v: Math.round(128 + (224 * (r - light)) / 1.5748),
  };
}
